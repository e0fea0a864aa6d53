Seat 1 is dealt Hirotada and Mitsukuni.
Seat 2 is dealt Umegae and Yoshiyasu.
Seat 3 is dealt Zen-emon and Kinko.
Seat 4 is dealt Satsuki and Chuubei.

1. keep mitsukuni
Seat 1 keeps Mitsukuni.

2. keep umegae
Seat 2 keeps Umegae.

3. keep zen-emon
Seat 3 keeps Zen-emon.

4. keep chuubei
Seat 4 keeps Chuubei.
Seat 1 sets out as Mitsukuni with 6 coins.
Seat 2 sets out as Umegae with 5 coins.
Seat 3 sets out as Zen-emon with 6 coins.
Seat 4 sets out as Chuubei with 4 coins.

5. walk 13
Seat 3 walks to Mountain (13).
Seat 3 takes section 1 of the Mountain panorama: +1.

6. walk 2
Seat 4 walks to Shop (2).
Seat 4 is shown Shamisen, Uchiwa and Sandogasa.

7. buy uchiwa sandogasa
Seat 4 buys Uchiwa: +1.
Seat 4 buys Sandogasa: +3.

8. walk 3
Seat 1 walks to Temple (3).

9. give 1
Seat 1 offers 1 coin.

10. walk 2
Seat 2 walks to Shop (2).
Seat 2 is shown Kamaboko, Sumi-e and Ocha.

11. buy kamaboko sumi-e
Seat 2 buys Kamaboko: +1.
Seat 2 buys Sumi-e: +3.

12. walk 4
Seat 2 walks to Encounter (4).
Seat 2 meets Miko.
Seat 2 performs: +1, and 1 coin.
A coin is laid in the temple for Seat 2: +1.

13. walk 5
Seat 4 walks to Paddy (5).
Seat 4 takes section 1 of the Paddy panorama: +1.

14. walk 12
Seat 1 walks to Sea (12).
Seat 1 takes section 1 of the Sea panorama: +1.

15. walk 6
Seat 2 walks to Hot spring (6).
Seat 2 bathes: +2.

16. walk 6
Seat 4 walks to Hot spring (6).
Seat 4 bathes: +2.

17. walk 7
Seat 4 walks to Mountain (7).
Seat 4 takes section 1 of the Mountain panorama: +1.

18. walk 7
Seat 2 walks to Mountain (7).
Seat 2 takes section 1 of the Mountain panorama: +1.

19. walk 8
Seat 2 walks to Farm (8).
Seat 2 earns 3 coins.

20. walk 8
Seat 4 walks to Farm (8).
Seat 4 earns 3 coins.

21. walk 9
Seat 4 walks to Shop (9).
Seat 4 is shown Yunomi, Koma and Gofu.

22. buy yunomi koma gofu
Seat 4 buys Yunomi: +1.
Seat 4 buys Koma: +1.
Seat 4 buys Gofu: +1.

23. walk 10
Seat 2 walks to Temple (10).

24. give 3
Seat 2 offers 3 coins.

25. walk 10
Seat 4 walks to Temple (10).

26. give 1
Seat 4 offers 1 coin.

27. walk 11
Seat 4 walks to Encounter (11).
Seat 4 meets Shokunin.
Seat 4 receives Hashi: +1.

28. walk 12
Seat 2 walks to Sea (12).
Seat 2 takes section 1 of the Sea panorama: +1.

29. walk 14
Seat 4 walks to Hot spring (14).
Seat 4 bathes: +2.

30. walk 15
Seat 2 walks to Inn (15).
Seat 2 reads the menu: Tai meshi, Misoshiru, Nigirimeshi and Sashimi.

31. eat misoshiru
Seat 2 eats Misoshiru for 1 coin: +6.

32. walk 15
Seat 1 walks to Inn (15).
Seat 1 reads the menu: Tai meshi, Sashimi and Nigirimeshi.

33. eat sashimi
Seat 1 eats Sashimi for 3 coins: +6.

34. walk 15
Seat 3 walks to Inn (15).
Seat 3 reads the menu: Tai meshi and Nigirimeshi.

35. eat nigirimeshi
Seat 3 eats Nigirimeshi for 1 coin: +6.

36. walk 15
Seat 4 walks to Inn (15).
Seat 4 meets Annaibito of the paddies.
Seat 4 takes section 2 of the Paddy panorama: +2.
Seat 4 reads the menu: Tai meshi.

37. eat nothing
Seat 4 does not eat.

38. walk 16
Seat 4 walks to Sea (16).
Seat 4 takes section 1 of the Sea panorama: +1.

39. walk 17
Seat 3 walks to Temple (17).

40. give 2
Seat 3 offers 2 coins.

41. walk 24
Seat 1 walks to Mountain (24).
Seat 1 takes section 1 of the Mountain panorama: +1.

42. walk 18
Seat 2 walks to Farm (18).
Seat 2 earns 3 coins.

43. walk 18
Seat 4 walks to Farm (18).
Seat 4 earns 3 coins.

44. walk 21
Seat 3 walks to Encounter (21).
Seat 3 meets Annaibito of the mountain.
Seat 3 takes section 2 of the Mountain panorama: +2.

45. walk 19
Seat 4 walks to Paddy (19).
Seat 4 takes section 3 of the Paddy panorama: +3.
Seat 4 gains an achievement, First paddy panorama: +3.

46. walk 19
Seat 2 walks to Paddy (19).
Seat 2 takes section 1 of the Paddy panorama: +1.

47. walk 20
Seat 2 walks to Mountain (20).
Seat 2 takes section 2 of the Mountain panorama: +2.

48. walk 20
Seat 4 walks to Mountain (20).
Seat 4 takes section 2 of the Mountain panorama: +2.

49. walk 21
Seat 4 walks to Encounter (21).
Seat 4 meets Annaibito of the sea.
Seat 4 takes section 2 of the Sea panorama: +2.

50. walk 22
Seat 2 walks to Temple (22).

51. give 3
Seat 2 offers 3 coins.

52. walk 23
Seat 4 walks to Hot spring (23).
Seat 4 bathes: +3.

53. walk 23
Seat 3 walks to Hot spring (23).
Seat 3 bathes: +2.

54. walk 25
Seat 2 walks to Sea (25).
Seat 2 takes section 2 of the Sea panorama: +2.

55. walk 26
Seat 3 walks to Shop (26).
Seat 3 is shown Furoshiki, Manju and Konpeito.

56. buy manju konpeito
Seat 3 buys Manju: +1.
Seat 3 buys Konpeito: +1.

57. walk 25
Seat 4 walks to Sea (25).
Seat 4 takes section 3 of the Sea panorama: +3.

58. walk 27
Seat 1 walks to Farm (27).
Seat 1 earns 3 coins.

59. walk 28
Seat 4 walks to Inn (28).
Seat 4 meets Kuge.
Seat 4 is given 3 coins.
Seat 4 reads the menu: Dango, Soba, Nigirimeshi and Sushi.

60. eat dango
Seat 4 eats Dango for 1 coin: +6.

61. walk 28
Seat 2 walks to Inn (28).
Seat 2 reads the menu: Sushi, Soba and Nigirimeshi.

62. eat nigirimeshi
Seat 2 eats Nigirimeshi for 1 coin: +6.

63. walk 28
Seat 3 walks to Inn (28).
Seat 3 reads the menu: Sushi and Soba.

64. eat nothing
Seat 3 does not eat.

65. walk 28
Seat 1 walks to Inn (28).
Seat 1 reads the menu: Sushi and Soba.

66. eat nothing
Seat 1 does not eat.

67. walk 29
Seat 1 walks to Paddy (29).
Seat 1 takes section 1 of the Paddy panorama: +1.

68. walk 30
Seat 3 walks to Shop (30).
Seat 3 is shown Yukata, Jubako and Ukiyo-e.

69. buy jubako
Seat 3 buys Jubako: +3.

70. walk 31
Seat 2 walks to Encounter (31).
Seat 2 meets Annaibito of the sea.
Seat 2 performs: +1, and 1 coin.
Seat 2 takes section 3 of the Sea panorama: +3.

71. walk 31
Seat 4 walks to Encounter (31).
Seat 4 meets Shokunin.
Seat 4 receives Kanzashi: +3.

72. walk 32
Seat 1 walks to Farm (32).
Seat 1 earns 3 coins.

73. walk 36
Seat 3 walks to Paddy (36).
Seat 3 takes section 1 of the Paddy panorama: +1.

74. walk 33
Seat 4 walks to Mountain (33).
Seat 4 takes section 3 of the Mountain panorama: +3.

75. walk 33
Seat 2 walks to Mountain (33).
Seat 2 takes section 3 of the Mountain panorama: +3.

76. walk 37
Seat 1 walks to Temple (37).

77. give 1
Seat 1 offers 1 coin.

78. walk 34
Seat 2 walks to Hot spring (34).
Seat 2 bathes: +3.

79. walk 35
Seat 4 walks to Sea (35).
Seat 4 takes section 4 of the Sea panorama: +4.

80. walk 35
Seat 2 walks to Sea (35).
Seat 2 takes section 4 of the Sea panorama: +4.

81. walk 37
Seat 2 walks to Temple (37).

82. give 1
Seat 2 offers 1 coin.

83. walk 38
Seat 4 walks to Farm (38).
Seat 4 earns 3 coins.

84. walk 39
Seat 3 walks to Encounter (39).
Seat 3 meets Samurai.
Seat 3 is honored: +3.

85. walk 38
Seat 2 walks to Farm (38).
Seat 2 earns 3 coins.

86. walk 41
Seat 1 walks to Shop (41).
Seat 1 is shown Haori, Shikki and Netsuke.

87. buy shikki
Seat 1 buys Shikki: +1.

88. walk 40
Seat 2 walks to Sea (40).
Seat 2 takes section 5 of the Sea panorama: +5.
Seat 2 gains an achievement, First sea panorama: +3.

89. walk 41
Seat 4 walks to Shop (41).
Seat 4 is shown Daifuku, Washi and Geta.

90. buy daifuku washi geta
Seat 4 buys Daifuku: +5.
Seat 4 buys Washi: +1.
Seat 4 buys Geta: +3.

91. walk 42
Seat 3 walks to Inn (42).
Seat 3 reads the menu: Sushi, Yakitori, Yakitori and Udon.

92. eat nothing
Seat 3 does not eat.

93. walk 42
Seat 2 walks to Inn (42).
Seat 2 reads the menu: Sushi, Yakitori, Yakitori and Udon.

94. eat sushi
Seat 2 eats Sushi for 2 coins: +6.

95. walk 42
Seat 4 walks to Inn (42).
Seat 4 meets Annaibito of the mountain.
Seat 4 takes section 4 of the Mountain panorama: +4.
Seat 4 gains an achievement, First mountain panorama: +3.
Seat 4 reads the menu: Udon, Yakitori and Yakitori.

96. eat yakitori
Seat 4 eats Yakitori for 2 coins: +6.

97. walk 42
Seat 1 walks to Inn (42).
Seat 1 reads the menu: Udon and Yakitori.

98. eat yakitori
Seat 1 eats Yakitori for 2 coins: +6.

99. walk 48
Seat 1 walks to Farm (48).
Seat 1 earns 3 coins.

100. walk 43
Seat 4 walks to Hot spring (43).
Seat 4 bathes: +3.

101. walk 44
Seat 2 walks to Temple (44).

102. give 1
Seat 2 offers 1 coin.

103. walk 45
Seat 3 walks to Encounter (45).
Seat 3 meets Miko.
A coin is laid in the temple for Seat 3: +1.

104. walk 44
Seat 4 walks to Temple (44).

105. give 1
Seat 4 offers 1 coin.

106. walk 47
Seat 4 walks to Sea (47).
Seat 4 takes section 5 of the Sea panorama: +5.

107. walk 48
Seat 2 walks to Farm (48).
Seat 2 earns 3 coins.

108. walk 51
Seat 3 walks to Mountain (51).
Seat 3 takes section 3 of the Mountain panorama: +3.

109. walk 49
Seat 4 walks to Hot spring (49).
Seat 4 bathes: +2.

110. walk 49
Seat 2 walks to Hot spring (49).
Seat 2 bathes: +2.

111. walk 50
Seat 1 walks to Encounter (50).
Seat 1 meets Kuge.
Seat 1 is given 3 coins.

112. walk 52
Seat 2 walks to Paddy (52).
Seat 2 takes section 2 of the Paddy panorama: +2.

113. walk 55
Seat 4 walks to Inn (55).
Seat 4 reads the menu: Misoshiru, Tempura, Tofu and Tempura.

114. eat nothing
Seat 4 does not eat.

115. walk 53
Seat 1 walks to Sea (53).
Seat 1 takes section 2 of the Sea panorama: +2.

116. walk 52
Seat 3 walks to Paddy (52).
Seat 3 takes section 2 of the Paddy panorama: +2.

117. walk 53
Seat 3 walks to Sea (53).
Seat 3 takes section 1 of the Sea panorama: +1.

118. walk 54
Seat 2 walks to Shop (54).
Seat 2 is shown Sake, Shamisen and Ocha.

119. buy sake
Seat 2 buys Sake: +1.

120. walk 55
Seat 3 walks to Inn (55).
Seat 3 reads the menu: Misoshiru, Tempura, Tofu and Tempura.

121. eat nothing
Seat 3 does not eat.

122. walk 55
Seat 1 walks to Inn (55).
Seat 1 reads the menu: Misoshiru, Tempura, Tofu and Tempura.

123. eat tempura
Seat 1 eats Tempura for 2 coins: +6.

124. walk 55
Seat 2 walks to Inn (55).
Seat 2 reads the menu: Misoshiru, Tempura and Tofu.

125. eat nothing
Seat 2 does not eat.
Seat 1 gains an achievement, Gourmet: +4.
Seat 4 gains an achievement, Bather: +3.
Seat 4 gains an achievement, Chatterbox: +3.
Seat 4 gains an achievement, Collector: +3.
Seat 1 is rewarded for offerings of 2 coins: +4.
Seat 2 is rewarded for offerings of 9 coins: +10.
Seat 3 is rewarded for offerings of 3 coins: +7.
Seat 4 is rewarded for offerings of 2 coins: +4.
Seat 1 ends the journey with 34 points, rank 4.
Seat 2 ends the journey with 78 points, rank 2.
Seat 3 ends the journey with 36 points, rank 3.
Seat 4 ends the journey with 96 points, rank 1.
