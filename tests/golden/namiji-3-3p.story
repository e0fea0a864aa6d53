A slim orange fish comes into view.
Seat 1 lies at the port in place 1.
Seat 2 lies at the port in place 3.
Seat 3 lies at the port in place 2.

1. sail 1
Seat 2 sails to Line fishing (1).

2. fish orange-1
Seat 2 catches a slim orange fish.
A flat green fish comes into view.

3. place a1
Seat 2 places the slim orange fish in A1.

4. sail 12
Seat 3 sails to Sacred rock (12).
Seat 3 looks at Devoted to Ryujin and Well equipped.

5. keep well-equipped
Seat 3 keeps Well equipped.
Seat 3 keeps a sacred rock card.

6. sail 6
Seat 1 sails to Whirlpool (6).
Seat 1 gives an offering to the sea; 3 left.

7. sail 2
Seat 2 sails to Whale (2).
Seat 2 takes section 1 of the Whale panorama: +1.

8. sail 3
Seat 2 sails to Sacred rock (3).
Seat 2 looks at Gourmet and Orange school.

9. keep gourmet
Seat 2 keeps Gourmet.
Seat 2 keeps a sacred rock card.

10. sail 4
Seat 2 sails to Net (4).
Seat 2 reveals a net of two flat green fish.

11. spread b1 c1
Seat 2 spreads the net of two flat green fish over B1 and C1.

12. sail 5
Seat 2 sails to Dolphins (5).
Seat 2 takes section 1 of the Dolphin panorama: +1.

13. sail 7
Seat 2 sails to Trap (7).
Seat 2 draws a shrimp.

14. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

15. sail 14
Seat 1 sails to Octopus (14).
Seat 1 takes section 1 of the Octopus panorama: +1.

16. sail 8
Seat 2 sails to Octopus (8).
Seat 2 takes section 1 of the Octopus panorama: +1.

17. sail 9
Seat 2 sails to Line fishing (9).

18. fish green-3
Seat 2 catches a flat green fish.
A round blue fish comes into view.

19. place d1
Seat 2 places the flat green fish in D1.

20. sail 10
Seat 2 sails to Whale (10).
Seat 2 takes section 2 of the Whale panorama: +2.

21. sail 11
Seat 2 sails to Net (11).
Seat 2 reveals a net of two slim blue fish.

22. spread a2 a3
Seat 2 spreads the net of two slim blue fish over A2 and A3.
Column 1 of Seat 2 is complete: +3.

23. sail 13
Seat 2 sails to Whirlpool (13).
Seat 2 gives an offering to the sea; 3 left.

24. sail 15
Seat 3 sails to Dock (15).

25. moor 1
Seat 3 moors in slot 1.

26. sail 15
Seat 2 sails to Dock (15).

27. moor 2
Seat 2 moors in slot 2.

28. sail 15
Seat 1 sails to Dock (15).
Seat 1 moors in slot 3.
Seat 3 is handed Ramen, Makis, Great net and Sturdy trap.

29. take sturdy-trap
Seat 3 takes Sturdy trap.
Seat 2 is handed Ramen, Makis and Great net.

30. take makis
Seat 2 takes Makis: +5.
Seat 1 is handed Ramen and Great net.

31. take ramen
Seat 1 takes Ramen: +4.

32. sail 23
Seat 1 sails to Net (23).
Seat 1 reveals a net of two round green fish.

33. decline
The net of two round green fish goes back under the pile.

34. sail 16
Seat 2 sails to Trap (16).
Seat 2 draws a crab.

35. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

36. sail 28
Seat 3 sails to Sacred rock (28).
Seat 3 looks at Tide of shrimp and Friend of dolphins.

37. keep tide-of-shrimp
Seat 3 keeps Tide of shrimp.
Seat 3 keeps a sacred rock card.

38. sail 17
Seat 2 sails to Line fishing (17).

39. fish blue-2
Seat 2 catches a round blue fish.
A flat blue fish comes into view.

40. place b2
Seat 2 places the round blue fish in B2.

41. sail 18
Seat 2 sails to Whale (18).
Seat 2 takes section 3 of the Whale panorama: +3.

42. sail 19
Seat 2 sails to Sacred rock (19).
Seat 2 looks at Eye of the octopus and Full crate.

43. keep eye-of-the-octopus
Seat 2 keeps Eye of the octopus.
Seat 2 keeps a sacred rock card.

44. sail 20
Seat 2 sails to Whirlpool (20).
Seat 2 gives an offering to the sea; 2 left.

45. sail 21
Seat 2 sails to Octopus (21).
Seat 2 takes section 2 of the Octopus panorama: +2.

46. sail 22
Seat 2 sails to Dolphins (22).
Seat 2 takes section 2 of the Dolphin panorama: +2.

47. sail 24
Seat 2 sails to Line fishing (24).

48. fish blue-3
Seat 2 catches a flat blue fish.
A slim green fish comes into view.

49. place c2
Seat 2 places the flat blue fish in C2.

50. sail 27
Seat 1 sails to Whirlpool (27).
Seat 1 gives an offering to the sea; 2 left.

51. sail 25
Seat 2 sails to Trap (25).
Seat 2 draws a crab.

52. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

53. sail 26
Seat 2 sails to Whale (26).
Seat 2 takes section 4 of the Whale panorama: +4.

54. sail 29
Seat 2 sails to Line fishing (29).

55. fish green-1
Seat 2 catches a slim green fish.
A slim orange fish comes into view.

56. place d2
Seat 2 places the slim green fish in D2.

57. sail 30
Seat 1 sails to Dock (30).

58. moor 3
Seat 1 moors in slot 3.

59. sail 30
Seat 3 sails to Dock (30).

60. moor 2
Seat 3 moors in slot 2.

61. sail 30
Seat 2 sails to Dock (30).
Seat 2 moors in slot 1.
Seat 2 is handed Bait, Sacred rope, Onigiri and Offering boat.

62. take onigiri
Seat 2 takes Onigiri: +4.
Seat 3 is handed Bait, Sacred rope and Offering boat.

63. take offering-boat
Seat 3 takes Offering boat.
Seat 1 is handed Bait and Sacred rope.

64. take sacred-rope
Seat 1 takes Sacred rope.

65. sail 37
Seat 1 sails to Whirlpool (37).
Seat 1 gives an offering to the sea; 1 left.

66. sail 35
Seat 3 sails to Trap (35).
Seat 3 draws a crab.

67. again
Seat 3 draws a crab.

68. again
Seat 3 draws a crab.
Too many crabs: Seat 3 loses a catch of 3.

69. sail 31
Seat 2 sails to Net (31).
Seat 2 reveals a net of two round orange fish.

70. spread b3 c3
Seat 2 spreads the net of two round orange fish over B3 and C3.

71. sail 32
Seat 2 sails to Whale (32).
Seat 2 takes section 5 of the Whale panorama: +5.
Seat 2 is first to complete the Whale panorama: +3.

72. sail 33
Seat 2 sails to Octopus (33).
Seat 2 takes section 3 of the Octopus panorama: +3.

73. sail 34
Seat 2 sails to Line fishing (34).

74. fish orange-1
Seat 2 catches a slim orange fish.
A flat blue fish comes into view.

75. place d3
Seat 2 places the slim orange fish in D3.

76. sail 36
Seat 2 sails to Dolphins (36).
Seat 2 takes section 3 of the Dolphin panorama: +3.
Seat 2 is first to complete the Dolphin panorama: +3.

77. sail 39
Seat 3 sails to Line fishing (39).

78. fish hidden
Seat 3 pulls a round orange fish from the deep.
A slim green fish comes into view.

79. release
Seat 3 releases the round orange fish.

80. sail 38
Seat 2 sails to Sacred rock (38).
Seat 2 looks at Beholder and Blue school.

81. keep beholder
Seat 2 keeps Beholder.
Seat 2 keeps a sacred rock card.

82. sail 43
Seat 1 sails to Octopus (43).
Seat 1 takes section 2 of the Octopus panorama: +2.

83. sail 42
Seat 2 sails to Trap (42).
Seat 2 draws a shrimp.

84. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

85. sail 40
Seat 3 sails to Whale (40).
Seat 3 takes section 1 of the Whale panorama: +1.

86. sail 45
Seat 3 sails to Dock (45).

87. moor 3
Seat 3 moors in slot 3.

88. sail 45
Seat 2 sails to Dock (45).

89. moor 1
Seat 2 moors in slot 1.

90. sail 44
Seat 1 sails to Line fishing (44).

91. fish orange-2
Seat 1 catches a round orange fish.
A round blue fish comes into view.

92. release
Seat 1 releases the round orange fish.

93. sail 45
Seat 1 sails to Dock (45).
Seat 1 moors in slot 2.
Seat 2 is handed Tempura, Landing net, Second hook and Spyglass.

94. take tempura
Seat 2 takes Tempura: +4.
Seat 1 is handed Spyglass, Landing net and Second hook.

95. take spyglass
Seat 1 takes Spyglass.
Seat 3 is handed Second hook and Landing net.

96. take second-hook
Seat 3 takes Second hook.

97. sail 47
Seat 3 sails to Sacred rock (47).
Seat 3 looks at Great beholder and Fine row.

98. keep great-beholder
Seat 3 keeps Great beholder.
Seat 3 keeps a sacred rock card.

99. sail 58
Seat 1 sails to Sacred rock (58).

100. draw 2
Seat 1 looks at Golden claws and Green school.

101. keep green-school
Seat 1 keeps Green school.
Seat 1 keeps a sacred rock card.

102. sail 48
Seat 2 sails to Whirlpool (48).
Seat 2 gives an offering to the sea; 1 left.

103. sail 53
Seat 3 sails to Line fishing (53).

104. fish orange-2
Seat 3 catches a round orange fish.
A slim orange fish comes into view.

105. place a1
Seat 3 places the round orange fish in A1.

106. fish blue-2
Seat 3 catches a round blue fish.
A slim green fish comes into view.

107. release
Seat 3 releases the round blue fish.

108. sail 50
Seat 2 sails to Trap (50).
Seat 2 draws a shrimp.

109. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

110. sail 54
Seat 2 sails to Octopus (54).
Seat 2 takes section 4 of the Octopus panorama: +4.
Seat 2 is first to complete the Octopus panorama: +3.

111. sail 55
Seat 3 sails to Whirlpool (55).
Seat 3 gives an offering to the sea; 3 left.

112. offer 0

113. sail 57
Seat 2 sails to Trap (57).
Seat 2 draws a crab.

114. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

115. sail 59
Seat 3 sails to Line fishing (59).

116. fish blue-3
Seat 3 catches a flat blue fish.
A round blue fish comes into view.

117. place b1
Seat 3 places the flat blue fish in B1.

118. fish hidden
Seat 3 pulls a flat orange fish from the deep.
A flat orange fish comes into view.

119. place b2
Seat 3 places the flat orange fish in B2.

120. sail 60
Seat 2 sails to Port (60).
Seat 2 arrives in place 1: +7.

121. sail 60
Seat 1 sails to Port (60).
Seat 1 arrives in place 2: +5.

122. sail 60
Seat 3 sails to Port (60).
Seat 3 arrives in place 3: +3.
Seat 1 has missed Green school.
Seat 1 still has 1 offering on board: −3.
Seat 2 shows Eye of the octopus: +4.
Seat 2 shows Beholder: +3.
Seat 2 shows Gourmet: +3.
Seat 2 still has 1 offering on board: −3.
Seat 3 has missed Tide of shrimp.
Seat 3 has missed Great beholder.
Seat 3 shows Well equipped: +3.
Seat 3 still has 3 offerings on board: −10.
Seat 1 ends the voyage with 9 points, rank 2.
Seat 2 ends the voyage with 76 points, rank 1.
Seat 3 ends the voyage with -3 points, rank 3.
