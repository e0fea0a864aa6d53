Seat 1 sets out as a traveler with 7 coins.
Seat 2 sets out as a traveler with 7 coins.
Seat 3 sets out as a traveler with 7 coins.
Seat 4 sets out as a traveler with 7 coins.
Seat 5 sets out as a traveler with 7 coins.

1. walk 2
Seat 4 walks to Shop (2).
Seat 4 is shown Jubako, Haori and Uchiwa.

2. buy jubako haori uchiwa
Seat 4 buys Jubako: +1.
Seat 4 buys Haori: +3.
Seat 4 buys Uchiwa: +5.

3. walk 6
Seat 3 walks to Hot spring (6).
Seat 3 bathes: +2.

4. walk 12
Seat 5 walks to Sea (12).
Seat 5 takes section 1 of the Sea panorama: +1.

5. walk 13
Seat 1 walks to Mountain (13).
Seat 1 takes section 1 of the Mountain panorama: +1.

6. walk 2
Seat 2 walks to Shop (2).
Seat 2 is shown Shamisen, Kanzashi and Geta.

7. buy shamisen kanzashi geta
Seat 2 buys Shamisen: +1.
Seat 2 buys Kanzashi: +3.
Seat 2 buys Geta: +1.

8. walk 4
Seat 2 walks to Encounter (4).
Seat 2 meets Samurai.
Seat 2 is honored: +3.

9. walk 3
Seat 4 walks to Temple (3).

10. give 2
Seat 4 offers 2 coins.

11. walk 5
Seat 4 walks to Paddy (5).
Seat 4 takes section 1 of the Paddy panorama: +1.

12. walk 6
Seat 2 walks to Hot spring (6).
Seat 2 bathes: +2.

13. walk 7
Seat 4 walks to Mountain (7).
Seat 4 takes section 1 of the Mountain panorama: +1.

14. walk 7
Seat 2 walks to Mountain (7).
Seat 2 takes section 1 of the Mountain panorama: +1.

15. walk 8
Seat 3 walks to Farm (8).
Seat 3 earns 3 coins.

16. walk 8
Seat 2 walks to Farm (8).
Seat 2 earns 3 coins.

17. walk 11
Seat 4 walks to Encounter (11).
Seat 4 meets Miko.
A coin is laid in the temple for Seat 4: +1.

18. walk 9
Seat 2 walks to Shop (9).
Seat 2 is shown Netsuke, Daifuku and Furoshiki.

19. buy daifuku
Seat 2 buys Daifuku: +5.

20. walk 15
Seat 3 walks to Inn (15).
Seat 3 reads the menu: Tofu, Udon, Donburi, Dango, Tofu and Misoshiru.

21. eat donburi
Seat 3 eats Donburi for 3 coins: +6.

22. walk 10
Seat 2 walks to Temple (10).

23. give 1
Seat 2 offers 1 coin.

24. walk 12
Seat 2 walks to Sea (12).
Seat 2 takes section 1 of the Sea panorama: +1.

25. walk 14
Seat 4 walks to Hot spring (14).
Seat 4 bathes: +3.

26. walk 15
Seat 2 walks to Inn (15).
Seat 2 reads the menu: Tofu, Udon, Misoshiru, Dango and Tofu.

27. eat nothing
Seat 2 does not eat.

28. walk 15
Seat 5 walks to Inn (15).
Seat 5 reads the menu: Tofu, Udon, Misoshiru, Dango and Tofu.

29. eat misoshiru
Seat 5 eats Misoshiru for 1 coin: +6.

30. walk 15
Seat 1 walks to Inn (15).
Seat 1 reads the menu: Tofu, Udon, Tofu and Dango.

31. eat nothing
Seat 1 does not eat.

32. walk 15
Seat 4 walks to Inn (15).
Seat 4 reads the menu: Tofu, Udon, Tofu and Dango.

33. eat nothing
Seat 4 does not eat.

34. walk 16
Seat 4 walks to Sea (16).
Seat 4 takes section 1 of the Sea panorama: +1.

35. walk 24
Seat 1 walks to Mountain (24).
Seat 1 takes section 2 of the Mountain panorama: +2.

36. walk 25
Seat 5 walks to Sea (25).
Seat 5 takes section 2 of the Sea panorama: +2.

37. walk 18
Seat 2 walks to Farm (18).
Seat 2 earns 3 coins.

38. walk 18
Seat 3 walks to Farm (18).
Seat 3 earns 3 coins.

39. walk 19
Seat 4 walks to Paddy (19).
Seat 4 takes section 2 of the Paddy panorama: +2.

40. walk 23
Seat 3 walks to Hot spring (23).
Seat 3 bathes: +2.

41. walk 19
Seat 2 walks to Paddy (19).
Seat 2 takes section 1 of the Paddy panorama: +1.

42. walk 20
Seat 2 walks to Mountain (20).
Seat 2 takes section 2 of the Mountain panorama: +2.

43. walk 20
Seat 4 walks to Mountain (20).
Seat 4 takes section 2 of the Mountain panorama: +2.

44. walk 21
Seat 4 walks to Encounter (21).
Seat 4 meets Annaibito of the mountain.
Seat 4 takes section 3 of the Mountain panorama: +3.

45. walk 21
Seat 2 walks to Encounter (21).
Seat 2 meets Annaibito of the sea.
Seat 2 takes section 2 of the Sea panorama: +2.

46. walk 22
Seat 2 walks to Temple (22).

47. give 3
Seat 2 offers 3 coins.

48. walk 23
Seat 4 walks to Hot spring (23).
Seat 4 bathes: +3.

49. walk 25
Seat 2 walks to Sea (25).
Seat 2 takes section 3 of the Sea panorama: +3.

50. walk 27
Seat 4 walks to Farm (27).
Seat 4 earns 3 coins.

51. walk 26
Seat 3 walks to Shop (26).
Seat 3 is shown Koma, Sandogasa and Yukata.

52. buy nothing
Seat 3 buys nothing.

53. walk 28
Seat 1 walks to Inn (28).
Seat 1 reads the menu: Soba, Misoshiru, Unagi, Tai meshi, Dango and Sushi.

54. eat nothing
Seat 1 does not eat.

55. walk 28
Seat 2 walks to Inn (28).
Seat 2 reads the menu: Soba, Misoshiru, Unagi, Tai meshi, Dango and Sushi.

56. eat nothing
Seat 2 does not eat.

57. walk 28
Seat 5 walks to Inn (28).
Seat 5 reads the menu: Soba, Misoshiru, Unagi, Tai meshi, Dango and Sushi.

58. eat sushi
Seat 5 eats Sushi for 2 coins: +6.

59. walk 28
Seat 3 walks to Inn (28).
Seat 3 reads the menu: Soba, Misoshiru, Unagi, Tai meshi and Dango.

60. eat dango
Seat 3 eats Dango for 1 coin: +6.

61. walk 28
Seat 4 walks to Inn (28).
Seat 4 reads the menu: Soba, Misoshiru, Unagi and Tai meshi.

62. eat misoshiru
Seat 4 eats Misoshiru for 1 coin: +6.

63. walk 29
Seat 4 walks to Paddy (29).
Seat 4 takes section 3 of the Paddy panorama: +3.
Seat 4 gains an achievement, First paddy panorama: +3.

64. walk 35
Seat 3 walks to Sea (35).
Seat 3 takes section 1 of the Sea panorama: +1.

65. walk 36
Seat 5 walks to Paddy (36).
Seat 5 takes section 1 of the Paddy panorama: +1.

66. walk 31
Seat 2 walks to Encounter (31).
Seat 2 meets Shokunin.
Seat 2 receives Kamaboko: +3.

67. walk 30
Seat 1 walks to Shop (30).
Seat 1 is shown Hashi, Shikki and Sumi-e.

68. buy shikki sumi-e
Seat 1 buys Shikki: +1.
Seat 1 buys Sumi-e: +1.

69. walk 31
Seat 4 walks to Encounter (31).
Seat 4 meets Annaibito of the mountain.
Seat 4 takes section 4 of the Mountain panorama: +4.
Seat 4 gains an achievement, First mountain panorama: +3.

70. walk 35
Seat 1 walks to Sea (35).
Seat 1 takes section 1 of the Sea panorama: +1.

71. walk 32
Seat 4 walks to Farm (32).
Seat 4 earns 3 coins.

72. walk 33
Seat 2 walks to Mountain (33).
Seat 2 takes section 3 of the Mountain panorama: +3.

73. walk 34
Seat 4 walks to Hot spring (34).
Seat 4 bathes: +3.

74. walk 38
Seat 2 walks to Farm (38).
Seat 2 earns 3 coins.

75. walk 37
Seat 4 walks to Temple (37).

76. give 3
Seat 4 offers 3 coins.

77. walk 38
Seat 1 walks to Farm (38).
Seat 1 earns 3 coins.

78. walk 42
Seat 3 walks to Inn (42).
Seat 3 reads the menu: Yakitori, Nigirimeshi, Tempura, Nigirimeshi, Tempura and Nigirimeshi.

79. eat yakitori
Seat 3 eats Yakitori for 2 coins: +6.

80. walk 37
Seat 5 walks to Temple (37).

81. give 3
Seat 5 offers 3 coins.

82. walk 39
Seat 5 walks to Encounter (39).
Seat 5 meets Shokunin.
Seat 5 receives Konpeito: +1.

83. walk 40
Seat 4 walks to Sea (40).
Seat 4 takes section 2 of the Sea panorama: +2.

84. walk 41
Seat 1 walks to Shop (41).
Seat 1 is shown Ukiyo-e, Washi and Manju.

85. buy ukiyo-e washi manju
Seat 1 buys Ukiyo-e: +1.
Seat 1 buys Washi: +3.
Seat 1 buys Manju: +5.

86. walk 41
Seat 2 walks to Shop (41).
Seat 2 is shown Gofu, Yunomi and Sake.

87. buy gofu yunomi
Seat 2 buys Gofu: +7.
Seat 2 buys Yunomi: +5.

88. walk 42
Seat 5 walks to Inn (42).
Seat 5 reads the menu: Nigirimeshi, Nigirimeshi, Tempura, Nigirimeshi and Tempura.

89. eat nothing
Seat 5 does not eat.

90. walk 42
Seat 4 walks to Inn (42).
Seat 4 reads the menu: Nigirimeshi, Nigirimeshi, Tempura, Nigirimeshi and Tempura.

91. eat nigirimeshi
Seat 4 eats Nigirimeshi for 1 coin: +6.

92. walk 42
Seat 2 walks to Inn (42).
Seat 2 reads the menu: Tempura, Nigirimeshi, Tempura and Nigirimeshi.

93. eat nigirimeshi
Seat 2 eats Nigirimeshi for 1 coin: +6.

94. walk 42
Seat 1 walks to Inn (42).
Seat 1 reads the menu: Tempura, Nigirimeshi and Tempura.

95. eat nothing
Seat 1 does not eat.

96. walk 43
Seat 1 walks to Hot spring (43).
Seat 1 bathes: +2.

97. walk 45
Seat 2 walks to Encounter (45).
Seat 2 meets Annaibito of the paddies.
Seat 2 takes section 2 of the Paddy panorama: +2.

98. walk 44
Seat 4 walks to Temple (44).

99. give 1
Seat 4 offers 1 coin.

100. walk 51
Seat 5 walks to Mountain (51).
Seat 5 takes section 1 of the Mountain panorama: +1.

101. walk 49
Seat 3 walks to Hot spring (49).
Seat 3 bathes: +3.

102. walk 47
Seat 1 walks to Sea (47).
Seat 1 takes section 2 of the Sea panorama: +2.

103. walk 48
Seat 4 walks to Farm (48).
Seat 4 earns 3 coins.

104. walk 48
Seat 2 walks to Farm (48).
Seat 2 earns 3 coins.

105. walk 49
Seat 1 walks to Hot spring (49).
Seat 1 bathes: +2.

106. walk 50
Seat 2 walks to Encounter (50).
Seat 2 meets Kuge.
Seat 2 is given 3 coins.

107. walk 53
Seat 4 walks to Sea (53).
Seat 4 takes section 3 of the Sea panorama: +3.

108. walk 53
Seat 1 walks to Sea (53).
Seat 1 takes section 3 of the Sea panorama: +3.

109. walk 54
Seat 3 walks to Shop (54).
Seat 3 is shown Ocha, Netsuke and Furoshiki.

110. buy furoshiki
Seat 3 buys Furoshiki: +1.

111. walk 52
Seat 2 walks to Paddy (52).
Seat 2 takes section 3 of the Paddy panorama: +3.

112. walk 55
Seat 5 walks to Inn (55).
Seat 5 reads the menu: Sashimi, Fugu, Dango, Soba, Misoshiru and Sushi.

113. eat nothing
Seat 5 does not eat.

114. walk 55
Seat 2 walks to Inn (55).
Seat 2 reads the menu: Sashimi, Fugu, Dango, Soba, Misoshiru and Sushi.

115. eat dango
Seat 2 eats Dango for 1 coin: +6.

116. walk 55
Seat 1 walks to Inn (55).
Seat 1 reads the menu: Sashimi, Fugu, Sushi, Soba and Misoshiru.

117. eat nothing
Seat 1 does not eat.

118. walk 55
Seat 4 walks to Inn (55).
Seat 4 reads the menu: Sashimi, Fugu, Sushi, Soba and Misoshiru.

119. eat sushi
Seat 4 eats Sushi for 2 coins: +6.

120. walk 55
Seat 3 walks to Inn (55).
Seat 3 reads the menu: Sashimi, Fugu, Misoshiru and Soba.

121. eat misoshiru
Seat 3 eats Misoshiru for 1 coin: +6.
Seat 2 gains an achievement, Chatterbox: +3.
Seat 2 gains an achievement, Collector: +3.
Seat 3 gains an achievement, Gourmet: +3.
Seat 3 gains an achievement, Bather: +3.
Seat 4 gains an achievement, Bather: +3.
Seat 2 is rewarded for offerings of 4 coins: +7.
Seat 4 is rewarded for offerings of 7 coins: +10.
Seat 5 is rewarded for offerings of 3 coins: +4.
Seat 1 ends the journey with 24 points, rank 5.
Seat 2 ends the journey with 77 points, rank 2.
Seat 3 ends the journey with 39 points, rank 3.
Seat 4 ends the journey with 84 points, rank 1.
Seat 5 ends the journey with 25 points, rank 4.
