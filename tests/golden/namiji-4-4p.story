A round blue fish comes into view.
Seat 1 lies at the port in place 1.
Seat 2 lies at the port in place 3.
Seat 3 lies at the port in place 2.
Seat 4 lies at the port in place 4.

1. sail 59
Seat 4 sails to Line fishing (59).

2. fish blue-2
Seat 4 catches a round blue fish.
A flat green fish comes into view.

3. place a1
Seat 4 places the round blue fish in A1.

4. sail 58
Seat 2 sails to Sacred rock (58).
Seat 2 looks at Eye of the octopus and Devoted to Ryujin.

5. keep eye-of-the-octopus
Seat 2 keeps Eye of the octopus.
Seat 2 keeps a sacred rock card.

6. sail 53
Seat 3 sails to Line fishing (53).

7. fish green-3
Seat 3 catches a flat green fish.
A slim orange fish comes into view.

8. place a1
Seat 3 places the flat green fish in A1.

9. sail 56
Seat 1 sails to Dolphins (56).
Seat 1 takes section 1 of the Dolphin panorama: +1.

10. sail 57
Seat 4 sails to Trap (57).
Seat 4 draws a crab.

11. haul
Seat 4 hauls in 0 shrimp and 1 crab: +1.

12. sail 57
Seat 2 sails to Trap (57).
Seat 2 draws a crab.

13. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

14. sail 56
Seat 2 sails to Dolphins (56).
Seat 2 takes section 1 of the Dolphin panorama: +1.

15. sail 55
Seat 4 sails to Whirlpool (55).
Seat 4 gives an offering to the sea; 3 left.

16. sail 54
Seat 2 sails to Octopus (54).
Seat 2 takes section 1 of the Octopus panorama: +1.

17. sail 51
Seat 1 sails to Whale (51).
Seat 1 takes section 1 of the Whale panorama: +1.

18. sail 53
Seat 4 sails to Line fishing (53).

19. fish orange-1
Seat 4 catches a slim orange fish.
A round blue fish comes into view.

20. place b1
Seat 4 places the slim orange fish in B1.

21. sail 52
Seat 2 sails to Net (52).
Seat 2 reveals a net of two slim blue fish.

22. spread a1 b1
Seat 2 spreads the net of two slim blue fish over A1 and B1.

23. sail 51
Seat 4 sails to Whale (51).
Seat 4 takes section 1 of the Whale panorama: +1.

24. sail 50
Seat 3 sails to Trap (50).
Seat 3 draws a crab.

25. again
Seat 3 draws a shrimp.

26. again
Seat 3 draws a shrimp.

27. again
Seat 3 draws a shrimp.

28. again
Seat 3 draws a crab.
Too many crabs: Seat 3 loses a catch of 5.

29. sail 49
Seat 2 sails to Line fishing (49).

30. fish blue-2
Seat 2 catches a round blue fish.
A round orange fish comes into view.

31. place c1
Seat 2 places the round blue fish in C1.

32. sail 48
Seat 4 sails to Whirlpool (48).
Seat 4 gives an offering to the sea; 2 left.

33. sail 48
Seat 1 sails to Whirlpool (48).
Seat 1 gives an offering to the sea; 3 left.

34. sail 46
Seat 3 sails to Dolphins (46).
Seat 3 takes section 1 of the Dolphin panorama: +1.

35. sail 47
Seat 2 sails to Sacred rock (47).
Seat 2 looks at Green school and Orange school.

36. keep green-school
Seat 2 keeps Green school.
Seat 2 keeps a sacred rock card.

37. sail 47
Seat 1 sails to Sacred rock (47).
Seat 1 looks at Gourmet and Tide of shrimp.

38. keep tide-of-shrimp
Seat 1 keeps Tide of shrimp.
Seat 1 keeps a sacred rock card.

39. sail 45
Seat 4 sails to Dock (45).

40. moor 1
Seat 4 moors in slot 1.

41. sail 45
Seat 1 sails to Dock (45).

42. moor 3
Seat 1 moors in slot 3.

43. sail 45
Seat 2 sails to Dock (45).

44. moor 2
Seat 2 moors in slot 2.

45. sail 45
Seat 3 sails to Dock (45).
Seat 3 moors in slot 4.
Seat 4 is handed Second hook, Great net, Offering boat, Great net and Spyglass.

46. take second-hook
Seat 4 takes Second hook.
Seat 2 is handed Spyglass, Great net, Offering boat and Great net.

47. take spyglass
Seat 2 takes Spyglass.
Seat 1 is handed Great net, Great net and Offering boat.

48. take great-net
Seat 1 takes Great net.
Seat 3 is handed Offering boat and Great net.

49. take offering-boat
Seat 3 takes Offering boat.

50. sail 44
Seat 3 sails to Line fishing (44).

51. fish orange-2
Seat 3 catches a round orange fish.
A flat orange fish comes into view.

52. release
Seat 3 releases the round orange fish.

53. sail 36
Seat 1 sails to Dolphins (36).
Seat 1 takes section 2 of the Dolphin panorama: +2.

54. sail 44
Seat 2 sails to Line fishing (44).

55. fish orange-2
Seat 2 catches a round orange fish.
A slim orange fish comes into view.

56. place d1
Seat 2 places the round orange fish in D1.

57. sail 43
Seat 4 sails to Octopus (43).
Seat 4 takes section 1 of the Octopus panorama: +1.

58. sail 42
Seat 2 sails to Trap (42).
Seat 2 draws a crab.

59. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

60. sail 38
Seat 3 sails to Sacred rock (38).
Seat 3 looks at Great beholder and Song of the whale.

61. keep great-beholder
Seat 3 keeps Great beholder.
Seat 3 keeps a sacred rock card.

62. sail 41
Seat 4 sails to Net (41).
Seat 4 reveals a net of two slim blue fish.

63. spread a2 a3
Seat 4 spreads the net of two slim blue fish over A2 and A3.
Column 1 of Seat 4 is complete: +3.

64. sail 41
Seat 2 sails to Net (41).
Seat 2 reveals a net of two round green fish.

65. spread c2 c3
Seat 2 spreads the net of two round green fish over C2 and C3.
Column 3 of Seat 2 is complete: +3.

66. sail 40
Seat 2 sails to Whale (40).
Seat 2 takes section 1 of the Whale panorama: +1.
Seat 2 profits from Spyglass: +1.

67. sail 39
Seat 4 sails to Line fishing (39).

68. fish orange-1
Seat 4 catches a slim orange fish.
A flat orange fish comes into view.

69. place c1
Seat 4 places the slim orange fish in C1.

70. fish orange-3
Seat 4 catches a flat orange fish.
A flat blue fish comes into view.

71. place d1
Seat 4 places the flat orange fish in D1.

72. sail 37
Seat 2 sails to Whirlpool (37).
Seat 2 gives an offering to the sea; 3 left.

73. sail 37
Seat 4 sails to Whirlpool (37).
Seat 4 gives an offering to the sea; 1 left.

74. sail 31
Seat 3 sails to Net (31).
Seat 3 reveals a net of two round orange fish.

75. spread a2 b2
Seat 3 spreads the net of two round orange fish over A2 and B2.

76. sail 35
Seat 4 sails to Trap (35).
Seat 4 draws a shrimp.

77. haul
Seat 4 hauls in 1 shrimp and 0 crabs: +1.

78. sail 35
Seat 2 sails to Trap (35).
Seat 2 draws a shrimp.

79. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

80. sail 33
Seat 1 sails to Octopus (33).
Seat 1 takes section 1 of the Octopus panorama: +1.

81. sail 34
Seat 2 sails to Line fishing (34).

82. fish blue-3
Seat 2 catches a flat blue fish.
A slim blue fish comes into view.

83. place a2
Seat 2 places the flat blue fish in A2.

84. sail 34
Seat 4 sails to Line fishing (34).

85. fish blue-1
Seat 4 catches a slim blue fish.
A flat green fish comes into view.

86. place b2
Seat 4 places the slim blue fish in B2.

87. fish orange-3
Seat 4 catches a flat orange fish.
A flat blue fish comes into view.

88. place c2
Seat 4 places the flat orange fish in C2.

89. sail 33
Seat 4 sails to Octopus (33).
Seat 4 takes section 2 of the Octopus panorama: +2.

90. sail 32
Seat 2 sails to Whale (32).
Seat 2 takes section 2 of the Whale panorama: +2.
Seat 2 profits from Spyglass: +1.

91. sail 31
Seat 4 sails to Net (31).
Seat 4 reveals a net of two round blue fish.

92. spread b3 c3
Seat 4 spreads the net of two round blue fish over B3 and C3.

93. sail 30
Seat 1 sails to Dock (30).

94. moor 3
Seat 1 moors in slot 3.

95. sail 30
Seat 2 sails to Dock (30).

96. moor 1
Seat 2 moors in slot 1.

97. sail 30
Seat 4 sails to Dock (30).

98. moor 2
Seat 4 moors in slot 2.

99. sail 30
Seat 3 sails to Dock (30).
Seat 3 moors in slot 4.
Seat 2 is handed Ramen, Makis, Onigiri, Takoyaki and Incense.

100. take makis
Seat 2 takes Makis: +5.
Seat 4 is handed Ramen, Incense, Onigiri and Takoyaki.

101. take ramen
Seat 4 takes Ramen: +4.
Seat 1 is handed Takoyaki, Incense and Onigiri.

102. take incense
Seat 1 takes Incense.
Seat 3 is handed Takoyaki and Onigiri.

103. take onigiri
Seat 3 takes Onigiri: +4.

104. sail 21
Seat 3 sails to Octopus (21).
Seat 3 takes section 1 of the Octopus panorama: +1.

105. sail 23
Seat 1 sails to Net (23).

106. cast 3
Seat 1 reveals a net of two slim green fish.
Seat 1 reveals a net of two flat green fish.
Seat 1 reveals a net of two slim orange fish.

107. choose nothing
The net of two slim green fish goes back under the pile.
The net of two flat green fish goes back under the pile.
The net of two slim orange fish goes back under the pile.

108. sail 29
Seat 4 sails to Line fishing (29).

109. fish blue-3
Seat 4 catches a flat blue fish.
A slim orange fish comes into view.

110. place d3
Seat 4 places the flat blue fish in D3.
Row 3 of Seat 4 is complete: +9.

111. fish orange-1
Seat 4 catches a slim orange fish.
A round green fish comes into view.

112. place d2
Seat 4 places the slim orange fish in D2.

113. sail 28
Seat 2 sails to Sacred rock (28).
Seat 2 looks at Blue school and Master of nets.

114. keep blue-school
Seat 2 keeps Blue school.
Seat 2 keeps a sacred rock card.

115. sail 28
Seat 4 sails to Sacred rock (28).
Seat 4 looks at Open hand and Pilgrim of the rocks.

116. keep open-hand
Seat 4 keeps Open hand.
Seat 4 keeps a sacred rock card.

117. sail 27
Seat 4 sails to Whirlpool (27).
Seat 4 gives an offering to the sea; 0 left.

118. sail 26
Seat 2 sails to Whale (26).
Seat 2 takes section 3 of the Whale panorama: +3.
Seat 2 profits from Spyglass: +1.

119. sail 26
Seat 4 sails to Whale (26).
Seat 4 takes section 2 of the Whale panorama: +2.

120. sail 25
Seat 4 sails to Trap (25).
Seat 4 draws a shrimp.

121. haul
Seat 4 hauls in 1 shrimp and 0 crabs: +1.

122. sail 25
Seat 2 sails to Trap (25).
Seat 2 draws a crab.

123. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

124. sail 24
Seat 2 sails to Line fishing (24).

125. fish green-2
Seat 2 catches a round green fish.
A slim green fish comes into view.

126. place b2
Seat 2 places the round green fish in B2.

127. sail 22
Seat 4 sails to Dolphins (22).
Seat 4 takes section 1 of the Dolphin panorama: +1.

128. sail 22
Seat 2 sails to Dolphins (22).
Seat 2 takes section 2 of the Dolphin panorama: +2.
Seat 2 profits from Spyglass: +1.

129. sail 20
Seat 1 sails to Whirlpool (20).
Seat 1 gives an offering to the sea; 2 left.
Seat 1 profits from Incense: +3.

130. sail 20
Seat 2 sails to Whirlpool (20).
Seat 2 gives an offering to the sea; 2 left.

131. sail 19
Seat 4 sails to Sacred rock (19).
Seat 4 looks at Friend of dolphins and Golden claws.

132. keep friend-of-dolphins
Seat 4 keeps Friend of dolphins.
Seat 4 keeps a sacred rock card.

133. sail 17
Seat 3 sails to Line fishing (17).

134. fish green-1
Seat 3 catches a slim green fish.
A round green fish comes into view.

135. place b3
Seat 3 places the slim green fish in B3.

136. sail 18
Seat 2 sails to Whale (18).
Seat 2 takes section 4 of the Whale panorama: +4.
Seat 2 profits from Spyglass: +1.

137. sail 17
Seat 1 sails to Line fishing (17).

138. fish green-3
Seat 1 catches a flat green fish.
A round green fish comes into view.

139. place a1
Seat 1 places the flat green fish in A1.

140. sail 16
Seat 4 sails to Trap (16).
Seat 4 draws a shrimp.

141. haul
Seat 4 hauls in 1 shrimp and 0 crabs: +1.

142. sail 15
Seat 2 sails to Dock (15).

143. moor 1
Seat 2 moors in slot 1.

144. sail 15
Seat 1 sails to Dock (15).

145. moor 4
Seat 1 moors in slot 4.

146. sail 15
Seat 3 sails to Dock (15).

147. moor 2
Seat 3 moors in slot 2.

148. sail 15
Seat 4 sails to Dock (15).
Seat 4 moors in slot 3.
Seat 2 is handed Sacred rope, Bait, Sashimi, Sturdy trap and Landing net.

149. take sashimi
Seat 2 takes Sashimi: +5.
Seat 3 is handed Sacred rope, Bait, Landing net and Sturdy trap.

150. take bait
Seat 3 takes Bait.
Seat 4 is handed Sacred rope, Sturdy trap and Landing net.

151. take sacred-rope
Seat 4 takes Sacred rope.
Seat 1 is handed Landing net and Sturdy trap.

152. take sturdy-trap
Seat 1 takes Sturdy trap.

153. sail 13
Seat 1 sails to Whirlpool (13).
Seat 1 gives an offering to the sea; 1 left.
Seat 1 profits from Incense: +3.

154. sail 14
Seat 4 sails to Octopus (14).
Seat 4 takes section 3 of the Octopus panorama: +3.

155. sail 5
Seat 3 sails to Dolphins (5).
Seat 3 takes section 2 of the Dolphin panorama: +2.

156. sail 14
Seat 2 sails to Octopus (14).
Seat 2 takes section 2 of the Octopus panorama: +2.
Seat 2 profits from Spyglass: +1.

157. sail 12
Seat 2 sails to Sacred rock (12).
Seat 2 looks at Beholder and Full crate.

158. keep beholder
Seat 2 keeps Beholder.
Seat 2 keeps a sacred rock card.

159. sail 10
Seat 4 sails to Whale (10).
Seat 4 takes section 3 of the Whale panorama: +3.

160. sail 2
Seat 1 sails to Whale (2).
Seat 1 takes section 2 of the Whale panorama: +2.

161. sail 11
Seat 2 sails to Net (11).
Seat 2 reveals a net of two flat green fish.

162. spread a3 b3
Seat 2 spreads the net of two flat green fish over A3 and B3.

163. sail 10
Seat 2 sails to Whale (10).
Seat 2 takes section 5 of the Whale panorama: +5.
Seat 2 is first to complete the Whale panorama: +3.
Seat 2 profits from Spyglass: +1.

164. sail 9
Seat 2 sails to Line fishing (9).

165. fish green-2
Seat 2 catches a round green fish.
A flat orange fish comes into view.

166. place d3
Seat 2 places the round green fish in D3.
Row 3 of Seat 2 is complete: +9.

167. sail 8
Seat 4 sails to Octopus (8).
Seat 4 takes section 4 of the Octopus panorama: +4.
Seat 4 is first to complete the Octopus panorama: +3.

168. sail 7
Seat 2 sails to Trap (7).
Seat 2 draws a shrimp.

169. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

170. sail 7
Seat 4 sails to Trap (7).
Seat 4 draws a crab.

171. haul
Seat 4 hauls in 0 shrimp and 1 crab: +1.

172. sail 6
Seat 4 sails to Whirlpool (6).
Seat 4 finds nothing to do there.

173. sail 6
Seat 2 sails to Whirlpool (6).
Seat 2 gives an offering to the sea; 1 left.

174. sail 4
Seat 2 sails to Net (4).
Seat 2 reveals a net of two round orange fish.

175. decline
The net of two round orange fish goes back under the pile.

176. sail 3
Seat 4 sails to Sacred rock (3).

177. draw 2
Seat 4 looks at Skillful fisher and Fine row.

178. keep skilful-fisher
Seat 4 keeps Skillful fisher.
Seat 4 keeps a sacred rock card.

179. sail 1
Seat 3 sails to Line fishing (1).

180. fish green-2
Seat 3 catches a round green fish.
A flat green fish comes into view.

181. place b1
Seat 3 places the round green fish in B1.
Seat 3 profits from Bait: +1.

182. sail 1
Seat 2 sails to Line fishing (1).

183. fish orange-3
Seat 2 catches a flat orange fish.
A round blue fish comes into view.

184. place d2
Seat 2 places the flat orange fish in D2.

185. sail 0
Seat 4 sails to Port (0).
Seat 4 arrives in place 1: +7.

186. sail 0
Seat 1 sails to Port (0).
Seat 1 arrives in place 2: +5.

187. sail 0
Seat 2 sails to Port (0).
Seat 2 arrives in place 3: +3.

188. sail 0
Seat 3 sails to Port (0).
Seat 3 arrives in place 4: +2.
Seat 1 has missed Tide of shrimp.
Seat 1 still has 1 offering on board: −3.
Seat 2 has missed Eye of the octopus.
Seat 2 shows Blue school: +3.
Seat 2 shows Green school: +3.
Seat 2 shows Beholder: +3.
Seat 2 still has 1 offering on board: −3.
Seat 3 has missed Great beholder.
Seat 3 still has 4 offerings on board: −15.
Seat 4 has missed Skillful fisher.
Seat 4 has missed Friend of dolphins.
Seat 4 shows Open hand: +3.
Seat 1 ends the voyage with 15 points, rank 3.
Seat 2 ends the voyage with 67 points, rank 1.
Seat 3 ends the voyage with -4 points, rank 4.
Seat 4 ends the voyage with 51 points, rank 2.
