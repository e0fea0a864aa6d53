A slim green fish comes into view.
Seat 1 lies at the port in place 3.
Seat 2 lies at the port in place 5.
Seat 3 lies at the port in place 2.
Seat 4 lies at the port in place 4.
Seat 5 lies at the port in place 1.

1. sail 1
Seat 2 sails to Line fishing (1).

2. fish green-1
Seat 2 catches a slim green fish.
A flat green fish comes into view.

3. place a1
Seat 2 places the slim green fish in A1.

4. sail 1
Seat 4 sails to Line fishing (1).

5. fish green-3
Seat 4 catches a flat green fish.
A flat orange fish comes into view.

6. place a1
Seat 4 places the flat green fish in A1.

7. sail 3
Seat 1 sails to Sacred rock (3).
Seat 1 looks at Fine row and Blue school.

8. keep fine-row
Seat 1 keeps Fine row.
Seat 1 keeps a sacred rock card.

9. sail 4
Seat 3 sails to Net (4).
Seat 3 reveals a net of two slim orange fish.

10. spread a1 b1
Seat 3 spreads the net of two slim orange fish over A1 and B1.

11. sail 2
Seat 5 sails to Whale (2).
Seat 5 takes section 1 of the Whale panorama: +1.

12. sail 4
Seat 4 sails to Net (4).
Seat 4 reveals a net of two slim green fish.

13. spread a2 a3
Seat 4 spreads the net of two slim green fish over A2 and A3.
Column 1 of Seat 4 is complete: +3.

14. sail 5
Seat 2 sails to Dolphins (5).
Seat 2 takes section 1 of the Dolphin panorama: +1.

15. sail 11
Seat 5 sails to Net (11).
Seat 5 reveals a net of two round orange fish.

16. decline
The net of two round orange fish goes back under the pile.

17. sail 8
Seat 1 sails to Octopus (8).
Seat 1 takes section 1 of the Octopus panorama: +1.

18. sail 6
Seat 4 sails to Whirlpool (6).
Seat 4 gives an offering to the sea; 3 left.

19. sail 13
Seat 3 sails to Whirlpool (13).
Seat 3 gives an offering to the sea; 3 left.

20. sail 6
Seat 2 sails to Whirlpool (6).
Seat 2 gives an offering to the sea; 3 left.

21. sail 7
Seat 2 sails to Trap (7).
Seat 2 draws a shrimp.

22. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

23. sail 7
Seat 4 sails to Trap (7).
Seat 4 draws a crab.

24. haul
Seat 4 hauls in 0 shrimp and 1 crab: +1.

25. sail 9
Seat 4 sails to Line fishing (9).

26. fish orange-3
Seat 4 catches a flat orange fish.
A slim blue fish comes into view.

27. place b1
Seat 4 places the flat orange fish in B1.

28. sail 9
Seat 2 sails to Line fishing (9).

29. fish blue-1
Seat 2 catches a slim blue fish.
A slim blue fish comes into view.

30. place b1
Seat 2 places the slim blue fish in B1.

31. sail 15
Seat 1 sails to Dock (15).

32. moor 5
Seat 1 moors in slot 5.

33. sail 10
Seat 2 sails to Whale (10).
Seat 2 takes section 1 of the Whale panorama: +1.

34. sail 10
Seat 4 sails to Whale (10).
Seat 4 takes section 1 of the Whale panorama: +1.

35. sail 12
Seat 4 sails to Sacred rock (12).
Seat 4 looks at Devoted to Ryujin and Open hand.

36. keep devoted-to-ryujin
Seat 4 keeps Devoted to Ryujin.
Seat 4 keeps a sacred rock card.

37. sail 14
Seat 2 sails to Octopus (14).
Seat 2 takes section 1 of the Octopus panorama: +1.

38. sail 14
Seat 5 sails to Octopus (14).
Seat 5 takes section 1 of the Octopus panorama: +1.

39. sail 15
Seat 4 sails to Dock (15).

40. moor 1
Seat 4 moors in slot 1.

41. sail 15
Seat 3 sails to Dock (15).

42. moor 3
Seat 3 moors in slot 3.

43. sail 15
Seat 5 sails to Dock (15).

44. moor 2
Seat 5 moors in slot 2.

45. sail 15
Seat 2 sails to Dock (15).
Seat 2 moors in slot 4.
Seat 4 is handed Incense, Offering boat, Sturdy trap, Spyglass, Sashimi and Onigiri.

46. take sashimi
Seat 4 takes Sashimi: +5.
Seat 5 is handed Incense, Offering boat, Sturdy trap, Spyglass and Onigiri.

47. take onigiri
Seat 5 takes Onigiri: +4.
Seat 3 is handed Incense, Offering boat, Sturdy trap and Spyglass.

48. take incense
Seat 3 takes Incense.
Seat 2 is handed Spyglass, Offering boat and Sturdy trap.

49. take spyglass
Seat 2 takes Spyglass.
Seat 1 is handed Sturdy trap and Offering boat.

50. take sturdy-trap
Seat 1 takes Sturdy trap.

51. sail 17
Seat 1 sails to Line fishing (17).

52. fish hidden
Seat 1 pulls a slim green fish from the deep.
A round green fish comes into view.

53. release
Seat 1 releases the slim green fish.

54. sail 16
Seat 2 sails to Trap (16).
Seat 2 draws a crab.

55. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

56. sail 21
Seat 3 sails to Octopus (21).
Seat 3 takes section 1 of the Octopus panorama: +1.

57. sail 24
Seat 5 sails to Line fishing (24).

58. fish green-2
Seat 5 catches a round green fish.
A round orange fish comes into view.

59. release
Seat 5 releases the round green fish.

60. sail 17
Seat 4 sails to Line fishing (17).

61. fish blue-1
Seat 4 catches a slim blue fish.
A round orange fish comes into view.

62. place c1
Seat 4 places the slim blue fish in C1.

63. sail 18
Seat 2 sails to Whale (18).
Seat 2 takes section 2 of the Whale panorama: +2.
Seat 2 profits from Spyglass: +1.

64. sail 19
Seat 4 sails to Sacred rock (19).
Seat 4 looks at Friend of dolphins and Green school.

65. keep friend-of-dolphins
Seat 4 keeps Friend of dolphins.
Seat 4 keeps a sacred rock card.

66. sail 25
Seat 1 sails to Trap (25).
Seat 1 draws a crab.

67. again
Seat 1 draws a shrimp.

68. again
Seat 1 draws a crab.

69. haul
Seat 1 hauls in 1 shrimp and 2 crabs: +3.

70. sail 20
Seat 2 sails to Whirlpool (20).
Seat 2 gives an offering to the sea; 2 left.

71. sail 20
Seat 4 sails to Whirlpool (20).
Seat 4 gives an offering to the sea; 2 left.

72. sail 22
Seat 4 sails to Dolphins (22).
Seat 4 takes section 1 of the Dolphin panorama: +1.

73. sail 22
Seat 2 sails to Dolphins (22).
Seat 2 takes section 2 of the Dolphin panorama: +2.
Seat 2 profits from Spyglass: +1.

74. sail 28
Seat 3 sails to Sacred rock (28).
Seat 3 looks at Pilgrim of the rocks and Beholder.

75. keep pilgrim-of-the-rocks
Seat 3 keeps Pilgrim of the rocks.
Seat 3 keeps a sacred rock card.

76. sail 23
Seat 2 sails to Net (23).
Seat 2 reveals a net of two slim blue fish.

77. spread c1 d1
Seat 2 spreads the net of two slim blue fish over C1 and D1.
Row 1 of Seat 2 is complete: +5.

78. sail 25
Seat 4 sails to Trap (25).
Seat 4 draws a shrimp.

79. haul
Seat 4 hauls in 1 shrimp and 0 crabs: +1.

80. sail 26
Seat 2 sails to Whale (26).
Seat 2 takes section 3 of the Whale panorama: +3.
Seat 2 profits from Spyglass: +1.

81. sail 28
Seat 5 sails to Sacred rock (28).
Seat 5 looks at Song of the whale and Full trap.

82. keep full-trap
Seat 5 keeps Full trap.
Seat 5 keeps a sacred rock card.

83. sail 26
Seat 4 sails to Whale (26).
Seat 4 takes section 2 of the Whale panorama: +2.

84. sail 29
Seat 1 sails to Line fishing (29).

85. fish green-1
Seat 1 catches a slim green fish.
A flat green fish comes into view.

86. release
Seat 1 releases the slim green fish.

87. sail 27
Seat 4 sails to Whirlpool (27).
Seat 4 gives an offering to the sea; 1 left.

88. sail 30
Seat 2 sails to Dock (30).

89. moor 1
Seat 2 moors in slot 1.

90. sail 30
Seat 4 sails to Dock (30).

91. moor 2
Seat 4 moors in slot 2.

92. sail 30
Seat 5 sails to Dock (30).

93. moor 5
Seat 5 moors in slot 5.

94. sail 30
Seat 3 sails to Dock (30).

95. moor 4
Seat 3 moors in slot 4.

96. sail 30
Seat 1 sails to Dock (30).
Seat 1 moors in slot 3.
Seat 2 is handed Makis, Stone lantern, Tempura, Ramen, Bait and Sturdy trap.

97. take makis
Seat 2 takes Makis: +5.
Seat 4 is handed Sturdy trap, Stone lantern, Tempura, Ramen and Bait.

98. take tempura
Seat 4 takes Tempura: +4.
Seat 1 is handed Sturdy trap, Stone lantern, Bait and Ramen.

99. take bait
Seat 1 takes Bait.
Seat 3 is handed Sturdy trap, Stone lantern and Ramen.

100. take stone-lantern
Seat 3 takes Stone lantern.
Seat 5 is handed Sturdy trap and Ramen.

101. take sturdy-trap
Seat 5 takes Sturdy trap.

102. sail 39
Seat 5 sails to Line fishing (39).

103. fish green-2
Seat 5 catches a round green fish.
A flat orange fish comes into view.

104. place a1
Seat 5 places the round green fish in A1.

105. sail 31
Seat 3 sails to Net (31).
Seat 3 reveals a net of two slim blue fish.

106. spread a2 b2
Seat 3 spreads the net of two slim blue fish over A2 and B2.

107. sail 41
Seat 1 sails to Net (41).
Seat 1 reveals a net of two round blue fish.

108. spread a1 a2
Seat 1 spreads the net of two round blue fish over A1 and A2.

109. sail 31
Seat 4 sails to Net (31).
Seat 4 reveals a net of two round green fish.

110. spread b2 c2
Seat 4 spreads the net of two round green fish over B2 and C2.

111. sail 32
Seat 2 sails to Whale (32).
Seat 2 takes section 4 of the Whale panorama: +4.
Seat 2 profits from Spyglass: +1.

112. sail 33
Seat 4 sails to Octopus (33).
Seat 4 takes section 1 of the Octopus panorama: +1.

113. sail 35
Seat 3 sails to Trap (35).
Seat 3 draws a crab.

114. again
Seat 3 draws a crab.
Too many crabs: Seat 3 loses a catch of 2.

115. sail 33
Seat 2 sails to Octopus (33).
Seat 2 takes section 2 of the Octopus panorama: +2.
Seat 2 profits from Spyglass: +1.

116. sail 34
Seat 2 sails to Line fishing (34).

117. fish orange-2
Seat 2 catches a round orange fish.
A flat blue fish comes into view.

118. place a2
Seat 2 places the round orange fish in A2.

119. sail 34
Seat 4 sails to Line fishing (34).

120. fish blue-3
Seat 4 catches a flat blue fish.
A slim orange fish comes into view.

121. place d1
Seat 4 places the flat blue fish in D1.

122. sail 35
Seat 4 sails to Trap (35).
Seat 4 draws a shrimp.

123. haul
Seat 4 hauls in 1 shrimp and 0 crabs: +1.

124. sail 36
Seat 2 sails to Dolphins (36).
Seat 2 takes section 3 of the Dolphin panorama: +3.
Seat 2 is first to complete the Dolphin panorama: +3.
Seat 2 profits from Spyglass: +1.

125. sail 37
Seat 4 sails to Whirlpool (37).
Seat 4 gives an offering to the sea; 0 left.

126. sail 38
Seat 3 sails to Sacred rock (38).
Seat 3 looks at Well equipped and Eye of the octopus.

127. keep eye-of-the-octopus
Seat 3 keeps Eye of the octopus.
Seat 3 keeps a sacred rock card.
Seat 3 profits from Stone lantern: +2.

128. sail 37
Seat 2 sails to Whirlpool (37).
Seat 2 gives an offering to the sea; 1 left.

129. sail 40
Seat 2 sails to Whale (40).
Seat 2 takes section 5 of the Whale panorama: +5.
Seat 2 is first to complete the Whale panorama: +3.
Seat 2 profits from Spyglass: +1.

130. sail 41
Seat 4 sails to Net (41).
Seat 4 reveals a net of two flat orange fish.

131. spread d2 d3
Seat 4 spreads the net of two flat orange fish over D2 and D3.
Column 4 of Seat 4 is complete: +3.

132. sail 43
Seat 3 sails to Octopus (43).
Seat 3 takes section 2 of the Octopus panorama: +2.

133. sail 42
Seat 5 sails to Trap (42).
Seat 5 draws a crab.

134. again
Seat 5 draws a shrimp.

135. again
Seat 5 draws a crab.

136. haul
Seat 5 hauls in 1 shrimp and 2 crabs: +3.

137. sail 44
Seat 2 sails to Line fishing (44).

138. fish orange-1
Seat 2 catches a slim orange fish.
A slim orange fish comes into view.

139. place b2
Seat 2 places the slim orange fish in B2.

140. sail 44
Seat 4 sails to Line fishing (44).

141. fish orange-1
Seat 4 catches a slim orange fish.
A slim orange fish comes into view.

142. place b3
Seat 4 places the slim orange fish in B3.

143. sail 45
Seat 1 sails to Dock (45).

144. moor 1
Seat 1 moors in slot 1.

145. sail 45
Seat 5 sails to Dock (45).

146. moor 4
Seat 5 moors in slot 4.

147. sail 45
Seat 3 sails to Dock (45).

148. moor 2
Seat 3 moors in slot 2.

149. sail 45
Seat 4 sails to Dock (45).

150. moor 3
Seat 4 moors in slot 3.

151. sail 45
Seat 2 sails to Dock (45).
Seat 2 moors in slot 5.
Seat 1 is handed Second hook, Second hook, Great net, Landing net, Spyglass and Takoyaki.

152. take great-net
Seat 1 takes Great net.
Seat 3 is handed Second hook, Second hook, Takoyaki, Landing net and Spyglass.

153. take second-hook
Seat 3 takes Second hook.
Seat 4 is handed Spyglass, Second hook, Takoyaki and Landing net.

154. take takoyaki
Seat 4 takes Takoyaki: +4.
Seat 5 is handed Spyglass, Second hook and Landing net.

155. take second-hook
Seat 5 takes Second hook.
Seat 2 is handed Spyglass and Landing net.

156. take spyglass
Seat 2 takes Spyglass.

157. sail 47
Seat 2 sails to Sacred rock (47).
Seat 2 looks at Tide of shrimp and Skillful fisher.

158. keep tide-of-shrimp
Seat 2 keeps Tide of shrimp.
Seat 2 keeps a sacred rock card.

159. sail 52
Seat 5 sails to Net (52).
Seat 5 reveals a net of two flat green fish.

160. spread a2 b2
Seat 5 spreads the net of two flat green fish over A2 and B2.

161. sail 46
Seat 4 sails to Dolphins (46).
Seat 4 takes section 2 of the Dolphin panorama: +2.

162. sail 49
Seat 3 sails to Line fishing (49).

163. fish green-1
Seat 3 catches a slim green fish.
A flat orange fish comes into view.

164. place b3
Seat 3 places the slim green fish in B3.
Column 2 of Seat 3 is complete: +3.

165. fish hidden
Seat 3 pulls a round orange fish from the deep.
A round green fish comes into view.

166. place c1
Seat 3 places the round orange fish in C1.

167. sail 48
Seat 1 sails to Whirlpool (48).
Seat 1 gives an offering to the sea; 3 left.

168. sail 47
Seat 4 sails to Sacred rock (47).
Seat 4 looks at Full crate and Gourmet.

169. keep full-crate
Seat 4 keeps Full crate.
Seat 4 keeps a sacred rock card.

170. sail 48
Seat 4 sails to Whirlpool (48).
Seat 4 finds nothing to do there.

171. sail 50
Seat 2 sails to Trap (50).
Seat 2 draws a shrimp.

172. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

173. sail 51
Seat 4 sails to Whale (51).
Seat 4 takes section 3 of the Whale panorama: +3.

174. sail 56
Seat 1 sails to Dolphins (56).
Seat 1 takes section 1 of the Dolphin panorama: +1.

175. sail 53
Seat 3 sails to Line fishing (53).

176. fish green-2
Seat 3 catches a round green fish.
A flat blue fish comes into view.

177. place d1
Seat 3 places the round green fish in D1.

178. fish orange-2
Seat 3 catches a round orange fish.
A slim blue fish comes into view.

179. release
Seat 3 releases the round orange fish.

180. sail 53
Seat 2 sails to Line fishing (53).

181. fish blue-1
Seat 2 catches a slim blue fish.
A round blue fish comes into view.

182. place b3
Seat 2 places the slim blue fish in B3.
Column 2 of Seat 2 is complete: +3.

183. sail 54
Seat 4 sails to Octopus (54).
Seat 4 takes section 2 of the Octopus panorama: +2.

184. sail 56
Seat 5 sails to Dolphins (56).
Seat 5 takes section 1 of the Dolphin panorama: +1.

185. sail 55
Seat 2 sails to Whirlpool (55).
Seat 2 gives an offering to the sea; 0 left.

186. sail 59
Seat 3 sails to Line fishing (59).

187. fish orange-1
Seat 3 catches a slim orange fish.
A flat blue fish comes into view.

188. place a3
Seat 3 places the slim orange fish in A3.
Column 1 of Seat 3 is complete: +3.

189. fish green-3
Seat 3 catches a flat green fish.
A flat orange fish comes into view.

190. place c3
Seat 3 places the flat green fish in C3.

191. sail 57
Seat 4 sails to Trap (57).
Seat 4 draws a shrimp.

192. haul
Seat 4 hauls in 1 shrimp and 0 crabs: +1.

193. sail 57
Seat 2 sails to Trap (57).
Seat 2 draws a shrimp.

194. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

195. sail 58
Seat 5 sails to Sacred rock (58).
Seat 5 looks at Great beholder and Master of nets.

196. keep master-of-nets
Seat 5 keeps Master of nets.
Seat 5 keeps a sacred rock card.

197. sail 60
Seat 1 sails to Port (60).
Seat 1 arrives in place 1: +7.

198. sail 60
Seat 2 sails to Port (60).
Seat 2 arrives in place 2: +5.

199. sail 60
Seat 4 sails to Port (60).
Seat 4 arrives in place 3: +3.

200. sail 60
Seat 5 sails to Port (60).
Seat 5 arrives in place 4: +2.

201. sail 60
Seat 3 sails to Port (60).
Seat 3 arrives in place 5: +1.
Seat 1 has missed Fine row.
Seat 1 still has 3 offerings on board: −10.
Seat 2 has missed Tide of shrimp.
Seat 3 has missed Eye of the octopus.
Seat 3 has missed Pilgrim of the rocks.
Seat 3 still has 3 offerings on board: −10.
Seat 4 shows Full crate: +4.
Seat 4 shows Devoted to Ryujin: +4.
Seat 4 has missed Friend of dolphins.
Seat 5 has missed Full trap.
Seat 5 has missed Master of nets.
Seat 5 still has 4 offerings on board: −15.
Seat 1 ends the voyage with 2 points, rank 3.
Seat 2 ends the voyage with 59 points, rank 1.
Seat 3 ends the voyage with 2 points, rank 3.
Seat 4 ends the voyage with 46 points, rank 2.
Seat 5 ends the voyage with -3 points, rank 5.
