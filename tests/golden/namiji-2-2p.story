A round green fish comes into view.
Seat 1 lies at the port in place 2.
Seat 2 lies at the port in place 1.
The neutral boat lies at the port in place 3.

1. sail 59
The neutral boat sails to Line fishing (59).

2. sail 49
Seat 1 sails to Line fishing (49).

3. fish hidden
Seat 1 pulls a flat orange fish from the deep.
A slim orange fish comes into view.

4. release
Seat 1 releases the flat orange fish.

5. sail 58
Seat 2 sails to Sacred rock (58).
Seat 2 looks at Open hand and Song of the whale.

6. keep open-hand
Seat 2 keeps Open hand.
Seat 2 keeps a sacred rock card.

7. sail 54
The neutral boat sails to Octopus (54).

8. sail 57
Seat 2 sails to Trap (57).
Seat 2 draws a shrimp.

9. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

10. sail 56
Seat 2 sails to Dolphins (56).
Seat 2 takes section 1 of the Dolphin panorama: +1.

11. sail 55
Seat 2 sails to Whirlpool (55).
Seat 2 gives an offering to the sea; 3 left.

12. sail 53
Seat 2 sails to Line fishing (53).

13. fish orange-1
Seat 2 catches a slim orange fish.
A round green fish comes into view.

14. place a1
Seat 2 places the slim orange fish in A1.

15. sail 47
The neutral boat sails to Sacred rock (47).

16. sail 52
Seat 2 sails to Net (52).
Seat 2 reveals a net of two round blue fish.

17. spread b1 c1
Seat 2 spreads the net of two round blue fish over B1 and C1.

18. sail 51
Seat 2 sails to Whale (51).
Seat 2 takes section 1 of the Whale panorama: +1.

19. sail 50
Seat 2 sails to Trap (50).
Seat 2 draws a shrimp.

20. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

21. sail 48
Seat 2 sails to Whirlpool (48).
Seat 2 gives an offering to the sea; 2 left.

22. sail 45
Seat 1 sails to Dock (45).

23. moor 1
Seat 1 moors in slot 1.

24. sail 46
Seat 2 sails to Dolphins (46).
Seat 2 takes section 2 of the Dolphin panorama: +2.

25. sail 45
The neutral boat sails to Dock (45).

26. moor 2
The neutral boat moors in slot 2.

27. sail 45
Seat 2 sails to Dock (45).
Seat 2 moors in slot 3.
Seat 1 is handed Stone lantern, Spyglass, Tempura and Onigiri.

28. take stone-lantern
Seat 1 takes Stone lantern.
A dock card is set aside unseen.
Seat 2 is handed Tempura and Spyglass.

29. take tempura
Seat 2 takes Tempura: +4.

30. sail 44
Seat 2 sails to Line fishing (44).

31. fish orange-3
Seat 2 catches a flat orange fish.
A flat blue fish comes into view.

32. place d1
Seat 2 places the flat orange fish in D1.

33. sail 43
The neutral boat sails to Octopus (43).

34. sail 37
Seat 1 sails to Whirlpool (37).
Seat 1 gives an offering to the sea; 3 left.

35. sail 42
Seat 2 sails to Trap (42).
Seat 2 draws a shrimp.

36. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

37. sail 36
The neutral boat sails to Dolphins (36).

38. sail 41
Seat 2 sails to Net (41).
Seat 2 reveals a net of two slim orange fish.

39. spread a2 a3
Seat 2 spreads the net of two slim orange fish over A2 and A3.
Column 1 of Seat 2 is complete: +3.

40. sail 40
Seat 2 sails to Whale (40).
Seat 2 takes section 2 of the Whale panorama: +2.

41. sail 39
Seat 2 sails to Line fishing (39).

42. fish blue-3
Seat 2 catches a flat blue fish.
A slim orange fish comes into view.

43. place b2
Seat 2 places the flat blue fish in B2.

44. sail 38
Seat 2 sails to Sacred rock (38).
Seat 2 looks at Eye of the octopus and Tide of shrimp.

45. keep eye-of-the-octopus
Seat 2 keeps Eye of the octopus.
Seat 2 keeps a sacred rock card.

46. sail 35
Seat 2 sails to Trap (35).
Seat 2 draws a shrimp.

47. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

48. sail 34
Seat 1 sails to Line fishing (34).

49. fish orange-1
Seat 1 catches a slim orange fish.
A flat blue fish comes into view.

50. place a1
Seat 1 places the slim orange fish in A1.

51. sail 33
The neutral boat sails to Octopus (33).

52. sail 32
Seat 2 sails to Whale (32).
Seat 2 takes section 3 of the Whale panorama: +3.

53. sail 31
Seat 1 sails to Net (31).
Seat 1 reveals a net of two slim blue fish.

54. spread b1 c1
Seat 1 spreads the net of two slim blue fish over B1 and C1.

55. sail 30
The neutral boat sails to Dock (30).

56. moor 1
The neutral boat moors in slot 1.

57. sail 30
Seat 2 sails to Dock (30).

58. moor 2
Seat 2 moors in slot 2.

59. sail 30
Seat 1 sails to Dock (30).
Seat 1 moors in slot 3.
A dock card is set aside unseen.
Seat 2 is handed Great net, Incense and Sturdy trap.

60. take great-net
Seat 2 takes Great net.
Seat 1 is handed Sturdy trap and Incense.

61. take sturdy-trap
Seat 1 takes Sturdy trap.

62. sail 24
Seat 1 sails to Line fishing (24).

63. fish blue-3
Seat 1 catches a flat blue fish.
A slim orange fish comes into view.

64. place d1
Seat 1 places the flat blue fish in D1.

65. sail 29
Seat 2 sails to Line fishing (29).

66. fish orange-1
Seat 2 catches a slim orange fish.
A round blue fish comes into view.

67. place c2
Seat 2 places the slim orange fish in C2.

68. sail 28
The neutral boat sails to Sacred rock (28).

69. sail 27
Seat 2 sails to Whirlpool (27).
Seat 2 gives an offering to the sea; 1 left.

70. sail 23
The neutral boat sails to Net (23).

71. sail 26
Seat 2 sails to Whale (26).
Seat 2 takes section 4 of the Whale panorama: +4.

72. sail 25
Seat 2 sails to Trap (25).
Seat 2 draws a crab.

73. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

74. sail 22
Seat 2 sails to Dolphins (22).
Seat 2 takes section 3 of the Dolphin panorama: +3.
Seat 2 is first to complete the Dolphin panorama: +3.

75. sail 21
Seat 1 sails to Octopus (21).
Seat 1 takes section 1 of the Octopus panorama: +1.

76. sail 17
The neutral boat sails to Line fishing (17).

77. sail 20
Seat 2 sails to Whirlpool (20).
Seat 2 gives an offering to the sea; 0 left.

78. sail 16
Seat 1 sails to Trap (16).
Seat 1 draws a crab.

79. haul
Seat 1 hauls in 0 shrimp and 1 crab: +1.

80. sail 19
Seat 2 sails to Sacred rock (19).
Seat 2 looks at Master of nets and Beholder.

81. keep master-of-nets
Seat 2 keeps Master of nets.
Seat 2 keeps a sacred rock card.

82. sail 18
Seat 2 sails to Whale (18).
Seat 2 takes section 5 of the Whale panorama: +5.
Seat 2 is first to complete the Whale panorama: +3.

83. sail 15
Seat 2 sails to Dock (15).

84. moor 1
Seat 2 moors in slot 1.

85. sail 15
The neutral boat sails to Dock (15).

86. moor 2
The neutral boat moors in slot 2.

87. sail 15
Seat 1 sails to Dock (15).
Seat 1 moors in slot 3.
Seat 2 is handed Ramen, Sturdy trap, Takoyaki and Great net.

88. take ramen
Seat 2 takes Ramen: +4.
A dock card is set aside unseen.
Seat 1 is handed Takoyaki and Sturdy trap.

89. take sturdy-trap
Seat 1 takes Sturdy trap.

90. sail 2
Seat 1 sails to Whale (2).
Seat 1 takes section 1 of the Whale panorama: +1.

91. sail 14
The neutral boat sails to Octopus (14).

92. sail 13
Seat 2 sails to Whirlpool (13).
Seat 2 finds nothing to do there.

93. sail 7
The neutral boat sails to Trap (7).

94. sail 12
Seat 2 sails to Sacred rock (12).
Seat 2 looks at Great beholder and Blue school.

95. keep great-beholder
Seat 2 keeps Great beholder.
Seat 2 keeps a sacred rock card.

96. sail 11
Seat 2 sails to Net (11).

97. cast 1
Seat 2 reveals a net of two slim blue fish.

98. spread b3 c3
Seat 2 spreads the net of two slim blue fish over B3 and C3.
Column 2 of Seat 2 is complete: +3.

99. sail 9
Seat 2 sails to Line fishing (9).

100. fish blue-2
Seat 2 catches a round blue fish.
A round blue fish comes into view.

101. place d2
Seat 2 places the round blue fish in D2.

102. sail 8
Seat 2 sails to Octopus (8).
Seat 2 takes section 1 of the Octopus panorama: +1.

103. sail 6
Seat 2 sails to Whirlpool (6).
Seat 2 finds nothing to do there.

104. sail 4
The neutral boat sails to Net (4).

105. sail 3
Seat 2 sails to Sacred rock (3).
Seat 2 looks at Devoted to Ryujin and Gourmet.

106. keep devoted-to-ryujin
Seat 2 keeps Devoted to Ryujin.
Seat 2 keeps a sacred rock card.

107. sail 1
The neutral boat sails to Line fishing (1).

108. sail 0
Seat 2 sails to Port (0).
Seat 2 arrives in place 1: +7.

109. sail 0
Seat 1 sails to Port (0).
Seat 1 arrives in place 2: +5.

110. sail 0
The neutral boat sails to Port (0).
The neutral boat arrives in place 3.
Seat 1 still has 3 offerings on board: −10.
Seat 2 has missed Eye of the octopus.
Seat 2 shows Great beholder: +4.
Seat 2 shows Devoted to Ryujin: +4.
Seat 2 shows Master of nets: +3.
Seat 2 shows Open hand: +3.
Seat 1 ends the voyage with -2 points, rank 2.
Seat 2 ends the voyage with 68 points, rank 1.
