Seat 1 is dealt Chuubei and Hiroshige.
Seat 2 is dealt Mitsukuni and Yoshiyasu.
Seat 3 is dealt Umegae and Zen-emon.
Seat 4 is dealt Satsuki and Kinko.

1. keep hiroshige
Seat 1 keeps Hiroshige.

2. keep mitsukuni
Seat 2 keeps Mitsukuni.

3. keep umegae
Seat 3 keeps Umegae.

4. keep kinko
Seat 4 keeps Kinko.
Seat 1 sets out as Hiroshige with 3 coins.
Seat 2 sets out as Mitsukuni with 6 coins.
Seat 3 sets out as Umegae with 5 coins.
Seat 4 sets out as Kinko with 7 coins.

5. walk 2
Seat 2 walks to Shop (2).
Seat 2 is shown Furoshiki, Ocha and Yunomi.

6. buy furoshiki ocha yunomi
Seat 2 buys Furoshiki: +1.
Seat 2 buys Ocha: +3.
Seat 2 buys Yunomi: +5.

7. walk 3
Seat 1 walks to Temple (3).

8. give 1
Seat 1 offers 1 coin.

9. walk 2
Seat 4 walks to Shop (2).
Seat 4 is shown Shamisen, Haori and Geta.

10. buy shamisen haori geta
Seat 4 buys Shamisen: +1.
Seat 4 buys Haori: +3.
Seat 4 buys Geta: +1.

11. walk 14
Seat 3 walks to Hot spring (14).
Seat 3 bathes: +2.

12. walk 4
Seat 4 walks to Encounter (4).
Seat 4 meets Annaibito of the sea.
Seat 4 takes section 1 of the Sea panorama: +1.

13. walk 5
Seat 2 walks to Paddy (5).
Seat 2 takes section 1 of the Paddy panorama: +1.

14. walk 12
Seat 1 walks to Sea (12).
Seat 1 takes section 1 of the Sea panorama: +1.

15. walk 6
Seat 4 walks to Hot spring (6).
Seat 4 bathes: +2.

16. walk 6
Seat 2 walks to Hot spring (6).
Seat 2 bathes: +4.

17. walk 7
Seat 2 walks to Mountain (7).
Seat 2 takes section 1 of the Mountain panorama: +1.

18. walk 7
Seat 4 walks to Mountain (7).
Seat 4 takes section 1 of the Mountain panorama: +1.

19. walk 8
Seat 4 walks to Farm (8).
Seat 4 earns 3 coins.

20. walk 8
Seat 2 walks to Farm (8).
Seat 2 earns 3 coins.

21. walk 9
Seat 2 walks to Shop (9).
Seat 2 is shown Konpeito, Koma and Hashi.

22. buy konpeito koma hashi
Seat 2 buys Konpeito: +1.
Seat 2 buys Koma: +3.
Seat 2 buys Hashi: +1.

23. walk 10
Seat 4 walks to Temple (10).

24. give 3
Seat 4 offers 3 coins.

25. walk 10
Seat 2 walks to Temple (10).

26. give 1
Seat 2 offers 1 coin.

27. walk 11
Seat 2 walks to Encounter (11).
Seat 2 meets Annaibito of the mountain.
Seat 2 takes section 2 of the Mountain panorama: +2.

28. walk 12
Seat 4 walks to Sea (12).
Seat 4 takes section 2 of the Sea panorama: +2.

29. walk 13
Seat 2 walks to Mountain (13).
Seat 2 takes section 3 of the Mountain panorama: +3.

30. walk 15
Seat 4 walks to Inn (15).
Seat 4 reads the menu: Udon, Misoshiru, Misoshiru, Tempura and Unagi.

31. eat misoshiru
Seat 4 eats Misoshiru for nothing: +6.

32. walk 15
Seat 1 walks to Inn (15).

33. take sea
Seat 1 takes section 2 of the Sea panorama: +2.
Seat 1 reads the menu: Udon, Unagi, Misoshiru and Tempura.

34. eat misoshiru
Seat 1 eats Misoshiru for 1 coin: +6.

35. walk 15
Seat 2 walks to Inn (15).
Seat 2 reads the menu: Udon, Unagi and Tempura.

36. eat nothing
Seat 2 does not eat.

37. walk 15
Seat 3 walks to Inn (15).
Seat 3 reads the menu: Udon, Unagi and Tempura.

38. eat udon
Seat 3 eats Udon for 3 coins: +6.

39. walk 16
Seat 3 walks to Sea (16).
Seat 3 takes section 1 of the Sea panorama: +1.

40. walk 18
Seat 2 walks to Farm (18).
Seat 2 earns 3 coins.

41. walk 23
Seat 1 walks to Hot spring (23).
Seat 1 bathes: +2.

42. walk 18
Seat 4 walks to Farm (18).
Seat 4 earns 3 coins.

43. walk 24
Seat 3 walks to Mountain (24).
Seat 3 takes section 1 of the Mountain panorama: +1.

44. walk 19
Seat 4 walks to Paddy (19).
Seat 4 takes section 1 of the Paddy panorama: +1.

45. walk 19
Seat 2 walks to Paddy (19).
Seat 2 takes section 2 of the Paddy panorama: +2.

46. walk 20
Seat 2 walks to Mountain (20).
Seat 2 takes section 4 of the Mountain panorama: +4.
Seat 2 gains an achievement, First mountain panorama: +4.

47. walk 20
Seat 4 walks to Mountain (20).
Seat 4 takes section 2 of the Mountain panorama: +2.

48. walk 21
Seat 4 walks to Encounter (21).
Seat 4 meets Annaibito of the sea.
Seat 4 takes section 3 of the Sea panorama: +3.

49. walk 21
Seat 2 walks to Encounter (21).
Seat 2 meets Samurai.
Seat 2 is honored: +3.

50. walk 22
Seat 2 walks to Temple (22).

51. give 3
Seat 2 offers 3 coins.

52. walk 23
Seat 4 walks to Hot spring (23).
Seat 4 bathes: +3.

53. walk 25
Seat 2 walks to Sea (25).
Seat 2 takes section 1 of the Sea panorama: +1.

54. walk 25
Seat 4 walks to Sea (25).
Seat 4 takes section 4 of the Sea panorama: +4.

55. walk 27
Seat 1 walks to Farm (27).
Seat 1 earns 3 coins.

56. walk 26
Seat 3 walks to Shop (26).
Seat 3 is shown Kanzashi, Washi and Yukata.

57. buy kanzashi
Seat 3 buys Kanzashi: +1.

58. walk 28
Seat 4 walks to Inn (28).
Seat 4 reads the menu: Tempura, Nigirimeshi, Nigirimeshi, Tofu and Donburi.

59. eat nigirimeshi
Seat 4 eats Nigirimeshi for nothing: +6.

60. walk 28
Seat 2 walks to Inn (28).
Seat 2 reads the menu: Tempura, Donburi, Nigirimeshi and Tofu.

61. eat nothing
Seat 2 does not eat.

62. walk 28
Seat 3 walks to Inn (28).
Seat 3 reads the menu: Tempura, Donburi, Nigirimeshi and Tofu.

63. eat nothing
Seat 3 does not eat.

64. walk 28
Seat 1 walks to Inn (28).

65. take sea
Seat 1 takes section 3 of the Sea panorama: +3.
Seat 1 reads the menu: Tempura, Donburi, Nigirimeshi and Tofu.

66. eat nothing
Seat 1 does not eat.

67. walk 29
Seat 1 walks to Paddy (29).
Seat 1 takes section 1 of the Paddy panorama: +1.

68. walk 31
Seat 3 walks to Encounter (31).
Seat 3 meets Annaibito of the mountain.
Seat 3 performs: +1, and 1 coin.
Seat 3 takes section 2 of the Mountain panorama: +2.

69. walk 31
Seat 2 walks to Encounter (31).
Seat 2 meets Annaibito of the sea.
Seat 2 takes section 2 of the Sea panorama: +2.

70. walk 30
Seat 4 walks to Shop (30).
Seat 4 is shown Manju, Sumi-e and Shikki.

71. buy manju shikki
Seat 4 buys Manju: +5.
Seat 4 buys Shikki: +3.

72. walk 32
Seat 1 walks to Farm (32).
Seat 1 earns 3 coins.

73. walk 33
Seat 4 walks to Mountain (33).
Seat 4 takes section 3 of the Mountain panorama: +3.

74. walk 34
Seat 2 walks to Hot spring (34).
Seat 2 bathes: +3.

75. walk 36
Seat 3 walks to Paddy (36).
Seat 3 takes section 1 of the Paddy panorama: +1.

76. walk 37
Seat 1 walks to Temple (37).

77. give 1
Seat 1 offers 1 coin.

78. walk 35
Seat 4 walks to Sea (35).
Seat 4 takes section 5 of the Sea panorama: +5.
Seat 4 gains an achievement, First sea panorama: +3.

79. walk 35
Seat 2 walks to Sea (35).
Seat 2 takes section 3 of the Sea panorama: +3.

80. walk 38
Seat 2 walks to Farm (38).
Seat 2 earns 3 coins.

81. walk 38
Seat 4 walks to Farm (38).
Seat 4 earns 3 coins.

82. walk 39
Seat 3 walks to Encounter (39).
Seat 3 meets Kuge.
Seat 3 performs: +1, and 1 coin.
Seat 3 is given 3 coins.

83. walk 40
Seat 1 walks to Sea (40).
Seat 1 takes section 4 of the Sea panorama: +4.

84. walk 41
Seat 4 walks to Shop (41).
Seat 4 is shown Ukiyo-e, Gofu and Sake.

85. buy gofu sake
Seat 4 buys Gofu: +7.
Seat 4 buys Sake: +5.

86. walk 41
Seat 2 walks to Shop (41).
Seat 2 is shown Uchiwa, Netsuke and Kamaboko.

87. buy netsuke kamaboko
Seat 2 buys Netsuke: +7.
Seat 2 buys Kamaboko: +3.

88. walk 42
Seat 3 walks to Inn (42).
Seat 3 reads the menu: Sushi, Sushi, Nigirimeshi, Yakitori and Tai meshi.

89. eat tai-meshi
Seat 3 eats Tai meshi for 3 coins: +6.

90. walk 42
Seat 1 walks to Inn (42).

91. take sea
Seat 1 takes section 5 of the Sea panorama: +5.
Seat 1 reads the menu: Sushi, Sushi, Nigirimeshi and Yakitori.

92. eat nothing
Seat 1 does not eat.

93. walk 42
Seat 2 walks to Inn (42).
Seat 2 reads the menu: Sushi, Sushi, Nigirimeshi and Yakitori.

94. eat nothing
Seat 2 does not eat.

95. walk 42
Seat 4 walks to Inn (42).
Seat 4 reads the menu: Sushi, Sushi, Nigirimeshi and Yakitori.

96. eat nothing
Seat 4 does not eat.

97. walk 43
Seat 4 walks to Hot spring (43).
Seat 4 bathes: +2.

98. walk 45
Seat 2 walks to Encounter (45).
Seat 2 meets Shokunin.
Seat 2 receives Sandogasa: +5.

99. walk 49
Seat 1 walks to Hot spring (49).
Seat 1 bathes: +3.

100. walk 51
Seat 3 walks to Mountain (51).
Seat 3 takes section 3 of the Mountain panorama: +3.

101. walk 48
Seat 4 walks to Farm (48).
Seat 4 earns 3 coins.

102. walk 47
Seat 2 walks to Sea (47).
Seat 2 takes section 4 of the Sea panorama: +4.

103. walk 48
Seat 2 walks to Farm (48).
Seat 2 earns 3 coins.

104. walk 49
Seat 2 walks to Hot spring (49).
Seat 2 bathes: +4.

105. walk 50
Seat 4 walks to Encounter (50).
Seat 4 meets Miko.
A coin is laid in the temple for Seat 4: +1.

106. walk 52
Seat 2 walks to Paddy (52).
Seat 2 takes section 3 of the Paddy panorama: +3.
Seat 2 gains an achievement, First paddy panorama: +4.

107. walk 54
Seat 1 walks to Shop (54).
Seat 1 is shown Jubako, Daifuku and Washi.

108. buy jubako daifuku
Seat 1 buys Jubako: +1.
Seat 1 buys Daifuku: +3.

109. walk 52
Seat 4 walks to Paddy (52).
Seat 4 takes section 2 of the Paddy panorama: +2.

110. walk 53
Seat 3 walks to Sea (53).
Seat 3 takes section 2 of the Sea panorama: +2.

111. walk 55
Seat 4 walks to Inn (55).
Seat 4 reads the menu: Dango, Soba, Soba, Yakitori and Dango.

112. eat dango
Seat 4 eats Dango for nothing: +6.

113. walk 53
Seat 2 walks to Sea (53).
Seat 2 takes section 5 of the Sea panorama: +5.

114. walk 55
Seat 2 walks to Inn (55).
Seat 2 reads the menu: Dango, Soba, Soba and Yakitori.

115. eat dango
Seat 2 eats Dango for 1 coin: +6.

116. walk 55
Seat 3 walks to Inn (55).
Seat 3 reads the menu: Yakitori, Soba and Soba.

117. eat nothing
Seat 3 does not eat.

118. walk 55
Seat 1 walks to Inn (55).
Seat 1 reads the menu: Yakitori, Soba and Soba.

119. eat soba
Seat 1 eats Soba for 2 coins: +6.
Seat 2 gains an achievement, Bather: +4.
Seat 2 gains an achievement, Chatterbox: +4.
Seat 2 gains an achievement, Collector: +4.
Seat 3 gains an achievement, Gourmet: +3.
Seat 4 gains an achievement, Bather: +3.
Seat 1 is rewarded for offerings of 2 coins: +7.
Seat 2 is rewarded for offerings of 4 coins: +10.
Seat 4 is rewarded for offerings of 4 coins: +10.
Seat 1 ends the journey with 46 points, rank 3.
Seat 2 ends the journey with 114 points, rank 1.
Seat 3 ends the journey with 30 points, rank 4.
Seat 4 ends the journey with 94 points, rank 2.
