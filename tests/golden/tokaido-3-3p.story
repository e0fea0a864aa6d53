Seat 1 is dealt Yoshiyasu and Chuubei.
Seat 2 is dealt Umegae and Hirotada.
Seat 3 is dealt Zen-emon and Sasayakko.

1. keep yoshiyasu
Seat 1 keeps Yoshiyasu.

2. keep umegae
Seat 2 keeps Umegae.

3. keep sasayakko
Seat 3 keeps Sasayakko.
Seat 1 sets out as Yoshiyasu with 11 coins.
Seat 2 sets out as Umegae with 5 coins.
Seat 3 sets out as Sasayakko with 6 coins.

4. walk 2
Seat 2 walks to Shop (2).
Seat 2 is shown Daifuku, Uchiwa and Hashi.

5. buy daifuku uchiwa hashi
Seat 2 buys Daifuku: +1.
Seat 2 buys Uchiwa: +3.
Seat 2 buys Hashi: +1.

6. walk 10
Seat 3 walks to Temple (10).

7. give 3
Seat 3 offers 3 coins.

8. walk 4
Seat 1 walks to Encounter (4).
Seat 1 hesitates between Miko and Annaibito of the sea.

9. meet miko
Seat 1 meets Miko.
A coin is laid in the temple for Seat 1: +1.

10. walk 3
Seat 2 walks to Temple (3).

11. give 1
Seat 2 offers 1 coin.

12. walk 5
Seat 2 walks to Paddy (5).
Seat 2 takes section 1 of the Paddy panorama: +1.

13. walk 11
Seat 1 walks to Encounter (11).
Seat 1 hesitates between Annaibito of the mountain and Samurai.

14. meet annaibito-mountain
Seat 1 meets Annaibito of the mountain.
Seat 1 takes section 1 of the Mountain panorama: +1.

15. walk 6
Seat 2 walks to Hot spring (6).
Seat 2 bathes: +2.

16. walk 7
Seat 2 walks to Mountain (7).
Seat 2 takes section 1 of the Mountain panorama: +1.

17. walk 8
Seat 2 walks to Farm (8).
Seat 2 earns 3 coins.

18. walk 9
Seat 2 walks to Shop (9).
Seat 2 is shown Konpeito, Haori and Sumi-e.

19. buy konpeito haori
Seat 2 buys Konpeito: +3.
Seat 2 buys Haori: +5.

20. walk 12
Seat 2 walks to Sea (12).
Seat 2 takes section 1 of the Sea panorama: +1.

21. walk 14
Seat 3 walks to Hot spring (14).
Seat 3 bathes: +3.

22. walk 13
Seat 1 walks to Mountain (13).
Seat 1 takes section 2 of the Mountain panorama: +2.

23. walk 15
Seat 2 walks to Inn (15).
Seat 2 reads the menu: Tofu, Tofu, Sushi and Fugu.

24. eat nothing
Seat 2 does not eat.

25. walk 15
Seat 1 walks to Inn (15).
Seat 1 reads the menu: Tofu, Tofu, Sushi and Fugu.

26. eat nothing
Seat 1 does not eat.

27. walk 15
Seat 3 walks to Inn (15).
Seat 3 reads the menu: Tofu, Tofu, Sushi and Fugu.

28. eat tofu
Seat 3 eats Tofu for 2 coins: +6.

29. walk 19
Seat 3 walks to Paddy (19).
Seat 3 takes section 1 of the Paddy panorama: +1.

30. walk 21
Seat 1 walks to Encounter (21).
Seat 1 hesitates between Kuge and Shokunin.

31. meet kuge
Seat 1 meets Kuge.
Seat 1 is given 3 coins.

32. walk 16
Seat 2 walks to Sea (16).
Seat 2 takes section 2 of the Sea panorama: +2.

33. walk 18
Seat 2 walks to Farm (18).
Seat 2 earns 3 coins.

34. walk 20
Seat 2 walks to Mountain (20).
Seat 2 takes section 2 of the Mountain panorama: +2.

35. walk 25
Seat 3 walks to Sea (25).
Seat 3 takes section 1 of the Sea panorama: +1.

36. walk 22
Seat 2 walks to Temple (22).

37. give 3
Seat 2 offers 3 coins.

38. walk 24
Seat 1 walks to Mountain (24).
Seat 1 takes section 3 of the Mountain panorama: +3.

39. walk 23
Seat 2 walks to Hot spring (23).
Seat 2 bathes: +3.

40. walk 27
Seat 2 walks to Farm (27).
Seat 2 earns 3 coins.

41. walk 28
Seat 1 walks to Inn (28).
Seat 1 reads the menu: Tempura, Nigirimeshi, Sushi and Sashimi.

42. eat tempura
Seat 1 eats Tempura for 2 coins: +6.

43. walk 26
Seat 3 walks to Shop (26).
Seat 3 is shown Manju, Jubako and Gofu.

44. buy manju gofu
Seat 3 buys Manju: +1.
Seat 3 buys Gofu: +3.

45. walk 28
Seat 3 walks to Inn (28).
Seat 3 reads the menu: Sashimi, Nigirimeshi and Sushi.

46. eat nothing
Seat 3 does not eat.

47. walk 28
Seat 2 walks to Inn (28).
Seat 2 reads the menu: Sashimi, Nigirimeshi and Sushi.

48. eat nigirimeshi
Seat 2 eats Nigirimeshi for 1 coin: +6.

49. walk 29
Seat 2 walks to Paddy (29).
Seat 2 takes section 2 of the Paddy panorama: +2.

50. walk 31
Seat 3 walks to Encounter (31).
Seat 3 meets Annaibito of the sea.
Seat 3 takes section 2 of the Sea panorama: +2.

51. walk 34
Seat 1 walks to Hot spring (34).
Seat 1 bathes: +3.

52. walk 30
Seat 2 walks to Shop (30).
Seat 2 is shown Furoshiki, Sake and Shamisen.

53. buy furoshiki
Seat 2 buys Furoshiki: +5.

54. walk 32
Seat 2 walks to Farm (32).
Seat 2 earns 3 coins.

55. walk 40
Seat 3 walks to Sea (40).
Seat 3 takes section 3 of the Sea panorama: +3.

56. walk 33
Seat 2 walks to Mountain (33).
Seat 2 takes section 3 of the Mountain panorama: +3.

57. walk 35
Seat 2 walks to Sea (35).
Seat 2 takes section 3 of the Sea panorama: +3.

58. walk 39
Seat 1 walks to Encounter (39).
Seat 1 hesitates between Samurai and Shokunin.

59. meet samurai
Seat 1 meets Samurai.
Seat 1 is honored: +3.

60. walk 36
Seat 2 walks to Paddy (36).
Seat 2 takes section 3 of the Paddy panorama: +3.
Seat 2 gains an achievement, First paddy panorama: +3.

61. walk 37
Seat 2 walks to Temple (37).

62. give 3
Seat 2 offers 3 coins.

63. walk 38
Seat 2 walks to Farm (38).
Seat 2 earns 3 coins.

64. walk 41
Seat 2 walks to Shop (41).
Seat 2 is shown Geta, Yukata and Netsuke.

65. buy netsuke
Seat 2 buys Netsuke: +7.

66. walk 42
Seat 1 walks to Inn (42).
Seat 1 reads the menu: Misoshiru, Nigirimeshi, Nigirimeshi and Soba.

67. eat nigirimeshi
Seat 1 eats Nigirimeshi for 1 coin: +6.

68. walk 42
Seat 3 walks to Inn (42).
Seat 3 reads the menu: Misoshiru, Soba and Nigirimeshi.

69. eat nothing
Seat 3 does not eat.

70. walk 42
Seat 2 walks to Inn (42).
Seat 2 reads the menu: Misoshiru, Soba and Nigirimeshi.

71. eat misoshiru
Seat 2 eats Misoshiru for 1 coin: +6.

72. walk 43
Seat 2 walks to Hot spring (43).
Seat 2 bathes: +2.

73. walk 49
Seat 3 walks to Hot spring (49).
Seat 3 bathes: +3.

74. walk 52
Seat 1 walks to Paddy (52).
Seat 1 takes section 1 of the Paddy panorama: +1.

75. walk 45
Seat 2 walks to Encounter (45).
Seat 2 meets Annaibito of the sea.
Seat 2 performs: +1, and 1 coin.
Seat 2 takes section 4 of the Sea panorama: +4.

76. walk 46
Seat 2 walks to Shop (46).
Seat 2 is shown Ocha, Kanzashi and Yunomi.

77. buy yunomi
Seat 2 buys Yunomi: +1.

78. walk 47
Seat 2 walks to Sea (47).
Seat 2 takes section 5 of the Sea panorama: +5.
Seat 2 gains an achievement, First sea panorama: +3.

79. walk 48
Seat 2 walks to Farm (48).
Seat 2 earns 3 coins.

80. walk 50
Seat 2 walks to Encounter (50).
Seat 2 meets Annaibito of the paddies.
Seat 2 performs: +1, and 1 coin.

81. take mountain
Seat 2 takes section 4 of the Mountain panorama: +4.
Seat 2 gains an achievement, First mountain panorama: +3.

82. walk 53
Seat 3 walks to Sea (53).
Seat 3 takes section 4 of the Sea panorama: +4.

83. walk 54
Seat 2 walks to Shop (54).
Seat 2 is shown Shikki, Washi and Kamaboko.

84. buy shikki washi kamaboko
Seat 2 buys Shikki: +7.
Seat 2 buys Washi: +1.
Seat 2 buys Kamaboko: +3.

85. walk 55
Seat 1 walks to Inn (55).
Seat 1 reads the menu: Donburi, Yakitori, Misoshiru and Soba.

86. eat nothing
Seat 1 does not eat.

87. walk 55
Seat 3 walks to Inn (55).
Seat 3 reads the menu: Donburi, Yakitori, Misoshiru and Soba.

88. eat nothing
Seat 3 does not eat.

89. walk 55
Seat 2 walks to Inn (55).
Seat 2 reads the menu: Donburi, Yakitori, Misoshiru and Soba.

90. eat nothing
Seat 2 does not eat.
Seat 1 gains an achievement, Gourmet: +3.
Seat 1 gains an achievement, Chatterbox: +3.
Seat 2 gains an achievement, Bather: +3.
Seat 2 gains an achievement, Collector: +3.
Seat 1 is rewarded for an offering of 1 coin: +4.
Seat 2 is rewarded for offerings of 7 coins: +10.
Seat 3 is rewarded for offerings of 3 coins: +7.
Seat 1 ends the journey with 36 points, rank 3.
Seat 2 ends the journey with 121 points, rank 1.
Seat 3 ends the journey with 37 points, rank 2.
