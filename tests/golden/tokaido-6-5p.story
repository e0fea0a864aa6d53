Seat 1 is dealt Zen-emon and Sasayakko.
Seat 2 is dealt Hiroshige and Umegae.
Seat 3 is dealt Yoshiyasu and Hirotada.
Seat 4 is dealt Mitsukuni and Kinko.
Seat 5 is dealt Chuubei and Satsuki.

1. keep zen-emon
Seat 1 keeps Zen-emon.

2. keep hiroshige
Seat 2 keeps Hiroshige.

3. keep hirotada
Seat 3 keeps Hirotada.

4. keep mitsukuni
Seat 4 keeps Mitsukuni.

5. keep chuubei
Seat 5 keeps Chuubei.
Seat 1 sets out as Zen-emon with 6 coins.
Seat 2 sets out as Hiroshige with 3 coins.
Seat 3 sets out as Hirotada with 8 coins.
Seat 4 sets out as Mitsukuni with 6 coins.
Seat 5 sets out as Chuubei with 4 coins.

6. walk 10
Seat 3 walks to Temple (10).

7. give 2+1
Seat 3 offers 2 coins and 1 from the reserve.

8. walk 3
Seat 1 walks to Temple (3).

9. give 1
Seat 1 offers 1 coin.

10. walk 2
Seat 4 walks to Shop (2).
Seat 4 is shown Sandogasa, Yunomi and Netsuke.

11. buy sandogasa yunomi netsuke
Seat 4 buys Sandogasa: +1.
Seat 4 buys Yunomi: +3.
Seat 4 buys Netsuke: +5.

12. walk 4
Seat 5 walks to Encounter (4).
Seat 5 meets Kuge.
Seat 5 is given 3 coins.

13. walk 2
Seat 2 walks to Shop (2).
Seat 2 is shown Uchiwa, Kanzashi and Yukata.

14. buy uchiwa kanzashi
Seat 2 buys Uchiwa: +1.
Seat 2 buys Kanzashi: +3.

15. walk 5
Seat 2 walks to Paddy (5).
Seat 2 takes section 1 of the Paddy panorama: +1.

16. walk 6
Seat 4 walks to Hot spring (6).
Seat 4 bathes: +4.

17. walk 8
Seat 1 walks to Farm (8).
Seat 1 earns 3 coins.

18. walk 13
Seat 5 walks to Mountain (13).
Seat 5 takes section 1 of the Mountain panorama: +1.

19. walk 6
Seat 2 walks to Hot spring (6).
Seat 2 bathes: +3.

20. walk 7
Seat 2 walks to Mountain (7).
Seat 2 takes section 1 of the Mountain panorama: +1.

21. walk 7
Seat 4 walks to Mountain (7).
Seat 4 takes section 1 of the Mountain panorama: +1.

22. walk 8
Seat 4 walks to Farm (8).
Seat 4 earns 3 coins.

23. walk 11
Seat 2 walks to Encounter (11).
Seat 2 meets Shokunin.
Seat 2 receives Gofu: +1.

24. walk 9
Seat 4 walks to Shop (9).
Seat 4 is shown Shamisen, Jubako and Shikki.

25. buy jubako shikki
Seat 4 buys Jubako: +1.
Seat 4 buys Shikki: +1.

26. walk 10
Seat 1 walks to Temple (10).

27. give 2
Seat 1 offers 2 coins.

28. walk 12
Seat 4 walks to Sea (12).
Seat 4 takes section 1 of the Sea panorama: +1.

29. walk 14
Seat 1 walks to Hot spring (14).
Seat 1 bathes: +3.

30. walk 12
Seat 3 walks to Sea (12).
Seat 3 takes section 1 of the Sea panorama: +1.

31. walk 15
Seat 2 walks to Inn (15).

32. take paddy
Seat 2 takes section 2 of the Paddy panorama: +2.
Seat 2 reads the menu: Soba, Yakitori, Sushi, Tofu, Yakitori and Dango.

33. eat nothing
Seat 2 does not eat.

34. walk 15
Seat 3 walks to Inn (15).
Seat 3 reads the menu: Soba, Yakitori, Sushi, Tofu, Yakitori and Dango.

35. eat tofu
Seat 3 eats Tofu for 2 coins: +6.

36. walk 15
Seat 4 walks to Inn (15).
Seat 4 reads the menu: Soba, Yakitori, Sushi, Dango and Yakitori.

37. eat nothing
Seat 4 does not eat.

38. walk 15
Seat 5 walks to Inn (15).
Seat 5 meets Miko.
A coin is laid in the temple for Seat 5: +1.
Seat 5 reads the menu: Soba, Yakitori, Sushi, Dango and Yakitori.

39. eat yakitori
Seat 5 eats Yakitori for 2 coins: +6.

40. walk 15
Seat 1 walks to Inn (15).
Seat 1 reads the menu: Soba, Yakitori, Sushi and Dango.

41. eat sushi
Seat 1 eats Sushi for 2 coins: +6.

42. walk 16
Seat 1 walks to Sea (16).
Seat 1 takes section 1 of the Sea panorama: +1.

43. walk 21
Seat 5 walks to Encounter (21).
Seat 5 meets Shokunin.
Seat 5 receives Konpeito: +1.

44. walk 18
Seat 4 walks to Farm (18).
Seat 4 earns 3 coins.

45. walk 22
Seat 3 walks to Temple (22).

46. give 3+1
Seat 3 offers 3 coins and 1 from the reserve.

47. walk 18
Seat 2 walks to Farm (18).
Seat 2 earns 3 coins.

48. walk 26
Seat 1 walks to Shop (26).
Seat 1 is shown Sumi-e, Geta and Ocha.

49. buy sumi-e
Seat 1 buys Sumi-e: +1.

50. walk 19
Seat 2 walks to Paddy (19).
Seat 2 takes section 3 of the Paddy panorama: +3.
Seat 2 gains an achievement, First paddy panorama: +3.

51. walk 19
Seat 4 walks to Paddy (19).
Seat 4 takes section 1 of the Paddy panorama: +1.

52. walk 20
Seat 4 walks to Mountain (20).
Seat 4 takes section 2 of the Mountain panorama: +2.

53. walk 20
Seat 2 walks to Mountain (20).
Seat 2 takes section 2 of the Mountain panorama: +2.

54. walk 21
Seat 2 walks to Encounter (21).
Seat 2 meets Kuge.
Seat 2 is given 3 coins.

55. walk 23
Seat 4 walks to Hot spring (23).
Seat 4 bathes: +3.

56. walk 23
Seat 2 walks to Hot spring (23).
Seat 2 bathes: +2.

57. walk 25
Seat 5 walks to Sea (25).
Seat 5 takes section 1 of the Sea panorama: +1.

58. walk 27
Seat 3 walks to Farm (27).
Seat 3 earns 3 coins.

59. walk 24
Seat 2 walks to Mountain (24).
Seat 2 takes section 3 of the Mountain panorama: +3.

60. walk 25
Seat 4 walks to Sea (25).
Seat 4 takes section 2 of the Sea panorama: +2.

61. walk 28
Seat 2 walks to Inn (28).

62. take mountain
Seat 2 takes section 4 of the Mountain panorama: +4.
Seat 2 gains an achievement, First mountain panorama: +3.
Seat 2 reads the menu: Unagi, Tofu, Soba, Nigirimeshi, Fugu and Misoshiru.

63. eat nigirimeshi
Seat 2 eats Nigirimeshi for 1 coin: +6.

64. walk 28
Seat 4 walks to Inn (28).
Seat 4 reads the menu: Unagi, Tofu, Soba, Misoshiru and Fugu.

65. eat misoshiru
Seat 4 eats Misoshiru for 1 coin: +6.

66. walk 28
Seat 5 walks to Inn (28).
Seat 5 meets Annaibito of the mountain.
Seat 5 takes section 2 of the Mountain panorama: +2.
Seat 5 reads the menu: Unagi, Tofu, Soba and Fugu.

67. eat tofu
Seat 5 eats Tofu for 2 coins: +6.

68. walk 28
Seat 1 walks to Inn (28).
Seat 1 reads the menu: Unagi, Fugu and Soba.

69. eat unagi
Seat 1 eats Unagi for 3 coins: +6.

70. walk 28
Seat 3 walks to Inn (28).
Seat 3 reads the menu: Soba and Fugu.

71. eat fugu
Seat 3 eats Fugu for 3 coins: +6.

72. walk 31
Seat 3 walks to Encounter (31).
Seat 3 meets Annaibito of the sea.
Seat 3 takes section 2 of the Sea panorama: +2.

73. walk 38
Seat 1 walks to Farm (38).
Seat 1 earns 3 coins.

74. walk 29
Seat 5 walks to Paddy (29).
Seat 5 takes section 1 of the Paddy panorama: +1.

75. walk 30
Seat 4 walks to Shop (30).
Seat 4 is shown Furoshiki, Daifuku and Sake.

76. buy daifuku
Seat 4 buys Daifuku: +7.

77. walk 31
Seat 2 walks to Encounter (31).
Seat 2 meets Annaibito of the sea.
Seat 2 takes section 1 of the Sea panorama: +1.

78. walk 40
Seat 5 walks to Sea (40).
Seat 5 takes section 2 of the Sea panorama: +2.

79. walk 32
Seat 4 walks to Farm (32).
Seat 4 earns 3 coins.

80. walk 34
Seat 2 walks to Hot spring (34).
Seat 2 bathes: +3.

81. walk 42
Seat 3 walks to Inn (42).
Seat 3 reads the menu: Dango, Misoshiru, Sashimi, Udon, Tempura and Tai meshi.

82. eat dango
Seat 3 eats Dango for 1 coin: +6.

83. walk 33
Seat 4 walks to Mountain (33).
Seat 4 takes section 3 of the Mountain panorama: +3.

84. walk 35
Seat 4 walks to Sea (35).
Seat 4 takes section 3 of the Sea panorama: +3.

85. walk 35
Seat 2 walks to Sea (35).
Seat 2 takes section 2 of the Sea panorama: +2.

86. walk 37
Seat 2 walks to Temple (37).

87. give 3
Seat 2 offers 3 coins.

88. walk 36
Seat 4 walks to Paddy (36).
Seat 4 takes section 2 of the Paddy panorama: +2.

89. walk 37
Seat 4 walks to Temple (37).

90. give 3
Seat 4 offers 3 coins.

91. walk 38
Seat 4 walks to Farm (38).
Seat 4 earns 3 coins.

92. walk 39
Seat 2 walks to Encounter (39).
Seat 2 meets Samurai.
Seat 2 is honored: +3.

93. walk 41
Seat 4 walks to Shop (41).
Seat 4 is shown Haori, Kamaboko and Koma.

94. buy kamaboko koma
Seat 4 buys Kamaboko: +3.
Seat 4 buys Koma: +5.

95. walk 41
Seat 1 walks to Shop (41).
Seat 1 is shown Washi, Hashi and Manju.

96. buy nothing
Seat 1 buys nothing.

97. walk 42
Seat 2 walks to Inn (42).

98. take sea
Seat 2 takes section 3 of the Sea panorama: +3.
Seat 2 reads the menu: Tai meshi, Misoshiru, Sashimi, Udon and Tempura.

99. eat misoshiru
Seat 2 eats Misoshiru for 1 coin: +6.

100. walk 42
Seat 5 walks to Inn (42).
Seat 5 meets Samurai.
Seat 5 is honored: +3.
Seat 5 reads the menu: Tai meshi, Tempura, Sashimi and Udon.

101. eat sashimi
Seat 5 eats Sashimi for 3 coins: +6.

102. walk 42
Seat 1 walks to Inn (42).
Seat 1 reads the menu: Tai meshi, Tempura and Udon.

103. eat udon
Seat 1 eats Udon for 3 coins: +6.

104. walk 42
Seat 4 walks to Inn (42).
Seat 4 reads the menu: Tai meshi and Tempura.

105. eat nothing
Seat 4 does not eat.

106. walk 43
Seat 4 walks to Hot spring (43).
Seat 4 bathes: +3.

107. walk 52
Seat 1 walks to Paddy (52).
Seat 1 takes section 1 of the Paddy panorama: +1.

108. walk 50
Seat 5 walks to Encounter (50).
Seat 5 meets Annaibito of the sea.
Seat 5 takes section 3 of the Sea panorama: +3.

109. walk 44
Seat 2 walks to Temple (44).

110. give 1
Seat 2 offers 1 coin.

111. walk 45
Seat 3 walks to Encounter (45).
Seat 3 meets Annaibito of the paddies.
Seat 3 takes section 1 of the Paddy panorama: +1.

112. walk 44
Seat 4 walks to Temple (44).

113. give 1
Seat 4 offers 1 coin.

114. walk 47
Seat 4 walks to Sea (47).
Seat 4 takes section 4 of the Sea panorama: +4.

115. walk 48
Seat 2 walks to Farm (48).
Seat 2 earns 3 coins.

116. walk 49
Seat 3 walks to Hot spring (49).
Seat 3 bathes: +2.

117. walk 48
Seat 4 walks to Farm (48).
Seat 4 earns 3 coins.

118. walk 49
Seat 4 walks to Hot spring (49).
Seat 4 bathes: +3.

119. walk 53
Seat 2 walks to Sea (53).
Seat 2 takes section 4 of the Sea panorama: +4.

120. walk 51
Seat 4 walks to Mountain (51).
Seat 4 takes section 4 of the Mountain panorama: +4.

121. walk 52
Seat 3 walks to Paddy (52).
Seat 3 takes section 2 of the Paddy panorama: +2.

122. walk 53
Seat 5 walks to Sea (53).
Seat 5 takes section 4 of the Sea panorama: +4.

123. walk 54
Seat 4 walks to Shop (54).
Seat 4 is shown Ukiyo-e, Yukata and Shamisen.

124. buy yukata
Seat 4 buys Yukata: +7.

125. walk 55
Seat 3 walks to Inn (55).
Seat 3 reads the menu: Nigirimeshi, Tempura, Sushi, Donburi, Misoshiru and Dango.

126. eat nothing
Seat 3 does not eat.

127. walk 55
Seat 1 walks to Inn (55).
Seat 1 reads the menu: Nigirimeshi, Tempura, Sushi, Donburi, Misoshiru and Dango.

128. eat nothing
Seat 1 does not eat.

129. walk 55
Seat 5 walks to Inn (55).
Seat 5 reads the menu: Nigirimeshi, Tempura, Sushi, Donburi, Misoshiru and Dango.

130. eat nothing
Seat 5 does not eat.

131. walk 55
Seat 2 walks to Inn (55).
Seat 2 reads the menu: Nigirimeshi, Tempura, Sushi, Donburi, Misoshiru and Dango.

132. eat dango
Seat 2 eats Dango for 1 coin: +6.

133. walk 55
Seat 4 walks to Inn (55).
Seat 4 reads the menu: Nigirimeshi, Tempura, Sushi, Donburi and Misoshiru.

134. eat nigirimeshi
Seat 4 eats Nigirimeshi for 1 coin: +6.
Seat 1 gains an achievement, Gourmet: +3.
Seat 4 gains an achievement, Bather: +4.
Seat 4 gains an achievement, Collector: +4.
Seat 5 gains an achievement, Chatterbox: +3.
Seat 1 is rewarded for offerings of 3 coins: +4.
Seat 2 is rewarded for offerings of 4 coins: +7.
Seat 3 is rewarded for offerings of 7 coins: +10.
Seat 4 is rewarded for offerings of 4 coins: +7.
Seat 5 is rewarded for an offering of 1 coin: +2.
Seat 1 ends the journey with 34 points, rank 5.
Seat 2 ends the journey with 77 points, rank 2.
Seat 3 ends the journey with 43 points, rank 3.
Seat 4 ends the journey with 100 points, rank 1.
Seat 5 ends the journey with 42 points, rank 4.
