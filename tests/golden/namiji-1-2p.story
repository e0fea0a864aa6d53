A slim blue fish comes into view.
Seat 1 lies at the port in place 3.
Seat 2 lies at the port in place 1.
The neutral boat lies at the port in place 2.

1. sail 1
Seat 1 sails to Line fishing (1).

2. fish hidden
Seat 1 pulls a round green fish from the deep.
A round green fish comes into view.

3. release
Seat 1 releases the round green fish.

4. sail 12
The neutral boat sails to Sacred rock (12).

5. sail 2
Seat 2 sails to Whale (2).
Seat 2 takes section 1 of the Whale panorama: +1.

6. sail 10
Seat 1 sails to Whale (10).
Seat 1 takes section 1 of the Whale panorama: +1.

7. sail 3
Seat 2 sails to Sacred rock (3).
Seat 2 looks at Song of the whale and Tide of shrimp.

8. keep song-of-the-whale
Seat 2 keeps Song of the whale.
Seat 2 keeps a sacred rock card.

9. sail 4
Seat 2 sails to Net (4).
Seat 2 reveals a net of two flat green fish.

10. spread a1 b1
Seat 2 spreads the net of two flat green fish over A1 and B1.

11. sail 5
Seat 2 sails to Dolphins (5).
Seat 2 takes section 1 of the Dolphin panorama: +1.

12. sail 6
Seat 2 sails to Whirlpool (6).
Seat 2 gives an offering to the sea; 3 left.

13. sail 7
Seat 2 sails to Trap (7).
Seat 2 draws a crab.

14. haul
Seat 2 hauls in 0 shrimp and 1 crab: +1.

15. sail 8
Seat 2 sails to Octopus (8).
Seat 2 takes section 1 of the Octopus panorama: +1.

16. sail 9
Seat 2 sails to Line fishing (9).

17. fish blue-1
Seat 2 catches a slim blue fish.
A slim green fish comes into view.

18. place c1
Seat 2 places the slim blue fish in C1.

19. sail 11
Seat 2 sails to Net (11).
Seat 2 reveals a net of two round green fish.

20. spread a2 a3
Seat 2 spreads the net of two round green fish over A2 and A3.
Column 1 of Seat 2 is complete: +3.

21. sail 14
Seat 1 sails to Octopus (14).
Seat 1 takes section 1 of the Octopus panorama: +1.

22. sail 13
Seat 2 sails to Whirlpool (13).
Seat 2 gives an offering to the sea; 2 left.

23. sail 15
The neutral boat sails to Dock (15).

24. moor 1
The neutral boat moors in slot 1.

25. sail 15
Seat 2 sails to Dock (15).

26. moor 2
Seat 2 moors in slot 2.

27. sail 15
Seat 1 sails to Dock (15).
Seat 1 moors in slot 3.
A dock card is set aside unseen.
Seat 2 is handed Spyglass, Great net and Tempura.

28. take tempura
Seat 2 takes Tempura: +4.
Seat 1 is handed Spyglass and Great net.

29. take great-net
Seat 1 takes Great net.

30. sail 27
Seat 1 sails to Whirlpool (27).
Seat 1 gives an offering to the sea; 3 left.

31. sail 16
Seat 2 sails to Trap (16).
Seat 2 draws a shrimp.

32. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

33. sail 17
The neutral boat sails to Line fishing (17).

34. sail 18
Seat 2 sails to Whale (18).
Seat 2 takes section 2 of the Whale panorama: +2.

35. sail 21
The neutral boat sails to Octopus (21).

36. sail 19
Seat 2 sails to Sacred rock (19).
Seat 2 looks at Open hand and Well equipped.

37. keep open-hand
Seat 2 keeps Open hand.
Seat 2 keeps a sacred rock card.

38. sail 20
Seat 2 sails to Whirlpool (20).
Seat 2 gives an offering to the sea; 1 left.

39. sail 22
Seat 2 sails to Dolphins (22).
Seat 2 takes section 2 of the Dolphin panorama: +2.

40. sail 25
The neutral boat sails to Trap (25).

41. sail 23
Seat 2 sails to Net (23).
Seat 2 reveals a net of two flat blue fish.

42. spread b2 b3
Seat 2 spreads the net of two flat blue fish over B2 and B3.
Column 2 of Seat 2 is complete: +3.

43. sail 24
Seat 2 sails to Line fishing (24).

44. fish green-1
Seat 2 catches a slim green fish.
A round blue fish comes into view.

45. place d1
Seat 2 places the slim green fish in D1.

46. sail 26
Seat 2 sails to Whale (26).
Seat 2 takes section 3 of the Whale panorama: +3.

47. sail 28
The neutral boat sails to Sacred rock (28).

48. sail 29
Seat 2 sails to Line fishing (29).

49. fish blue-2
Seat 2 catches a round blue fish.
A round blue fish comes into view.

50. place c2
Seat 2 places the round blue fish in C2.

51. sail 30
Seat 1 sails to Dock (30).

52. moor 3
Seat 1 moors in slot 3.

53. sail 30
The neutral boat sails to Dock (30).

54. moor 1
The neutral boat moors in slot 1.

55. sail 30
Seat 2 sails to Dock (30).
Seat 2 moors in slot 2.
A dock card is set aside unseen.
Seat 2 is handed Sturdy trap, Great net and Bait.

56. take sturdy-trap
Seat 2 takes Sturdy trap.
Seat 1 is handed Bait and Great net.

57. take bait
Seat 1 takes Bait.

58. sail 34
Seat 1 sails to Line fishing (34).

59. fish blue-2
Seat 1 catches a round blue fish.
A slim green fish comes into view.

60. place a1
Seat 1 places the round blue fish in A1.
Seat 1 profits from Bait: +1.

61. sail 31
Seat 2 sails to Net (31).
Seat 2 reveals a net of two round orange fish.

62. spread c3 d3
Seat 2 spreads the net of two round orange fish over C3 and D3.

63. sail 36
The neutral boat sails to Dolphins (36).

64. sail 32
Seat 2 sails to Whale (32).
Seat 2 takes section 4 of the Whale panorama: +4.

65. sail 33
Seat 2 sails to Octopus (33).
Seat 2 takes section 2 of the Octopus panorama: +2.

66. sail 35
Seat 2 sails to Trap (35).
Seat 2 draws a shrimp.

67. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

68. sail 37
Seat 1 sails to Whirlpool (37).
Seat 1 gives an offering to the sea; 2 left.

69. sail 38
Seat 2 sails to Sacred rock (38).
Seat 2 looks at Master of nets and Great beholder.

70. keep master-of-nets
Seat 2 keeps Master of nets.
Seat 2 keeps a sacred rock card.

71. sail 39
The neutral boat sails to Line fishing (39).

72. sail 43
Seat 1 sails to Octopus (43).
Seat 1 takes section 2 of the Octopus panorama: +2.

73. sail 40
Seat 2 sails to Whale (40).
Seat 2 takes section 5 of the Whale panorama: +5.
Seat 2 is first to complete the Whale panorama: +3.

74. sail 44
The neutral boat sails to Line fishing (44).

75. sail 41
Seat 2 sails to Net (41).
Seat 2 reveals a net of two slim green fish.

76. decline
The net of two slim green fish goes back under the pile.

77. sail 42
Seat 2 sails to Trap (42).
Seat 2 draws a shrimp.

78. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

79. sail 45
Seat 2 sails to Dock (45).

80. moor 1
Seat 2 moors in slot 1.

81. sail 45
Seat 1 sails to Dock (45).

82. moor 3
Seat 1 moors in slot 3.

83. sail 45
The neutral boat sails to Dock (45).
The neutral boat moors in slot 2.
Seat 2 is handed Takoyaki, Stone lantern, Onigiri and Incense.

84. take takoyaki
Seat 2 takes Takoyaki: +4.
A dock card is set aside unseen.
Seat 1 is handed Onigiri and Stone lantern.

85. take stone-lantern
Seat 1 takes Stone lantern.

86. sail 55
Seat 1 sails to Whirlpool (55).
Seat 1 gives an offering to the sea; 1 left.

87. sail 52
The neutral boat sails to Net (52).

88. sail 46
Seat 2 sails to Dolphins (46).
Seat 2 takes section 3 of the Dolphin panorama: +3.
Seat 2 is first to complete the Dolphin panorama: +3.

89. sail 47
Seat 2 sails to Sacred rock (47).
Seat 2 looks at Full crate and Gourmet.

90. keep full-crate
Seat 2 keeps Full crate.
Seat 2 keeps a sacred rock card.

91. sail 48
Seat 2 sails to Whirlpool (48).
Seat 2 gives an offering to the sea; 0 left.

92. sail 49
Seat 2 sails to Line fishing (49).

93. fish green-1
Seat 2 catches a slim green fish.
A round green fish comes into view.

94. place d2
Seat 2 places the slim green fish in D2.

95. sail 50
Seat 2 sails to Trap (50).
Seat 2 draws a shrimp.

96. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

97. sail 54
Seat 2 sails to Octopus (54).
Seat 2 takes section 3 of the Octopus panorama: +3.

98. sail 53
The neutral boat sails to Line fishing (53).

99. sail 59
The neutral boat sails to Line fishing (59).

100. sail 57
Seat 2 sails to Trap (57).
Seat 2 draws a shrimp.

101. haul
Seat 2 hauls in 1 shrimp and 0 crabs: +1.

102. sail 58
Seat 1 sails to Sacred rock (58).
Seat 1 looks at Full trap and Orange school.

103. keep full-trap
Seat 1 keeps Full trap.
Seat 1 keeps a sacred rock card.
Seat 1 profits from Stone lantern: +2.

104. sail 60
Seat 2 sails to Port (60).
Seat 2 arrives in place 1: +7.

105. sail 60
Seat 1 sails to Port (60).
Seat 1 arrives in place 2: +5.

106. sail 60
The neutral boat sails to Port (60).
The neutral boat arrives in place 3.
Seat 1 has missed Full trap.
Seat 1 still has 1 offering on board: −3.
Seat 2 shows Full crate: +4.
Seat 2 shows Song of the whale: +4.
Seat 2 shows Master of nets: +3.
Seat 2 shows Open hand: +3.
Seat 1 ends the voyage with 9 points, rank 2.
Seat 2 ends the voyage with 74 points, rank 1.
