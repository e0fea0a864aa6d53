Seat 1 is dealt Hiroshige and Zen-emon.
Seat 2 is dealt Satsuki and Umegae.

1. keep hiroshige
Seat 1 keeps Hiroshige.

2. keep umegae
Seat 2 keeps Umegae.
Seat 1 sets out as Hiroshige with 3 coins.
Seat 2 sets out as Umegae with 5 coins.
The neutral traveler joins the road.

3. walk 6
Seat 1 walks to Hot spring (6).
Seat 1 bathes: +3.

4. walk 2
Seat 2 walks to Shop (2).
Seat 2 is shown Konpeito, Uchiwa and Shikki.

5. buy konpeito uchiwa shikki
Seat 2 buys Konpeito: +1.
Seat 2 buys Uchiwa: +3.
Seat 2 buys Shikki: +5.

6. walk 11
The neutral traveler walks to Encounter (11).

7. walk 3
Seat 2 walks to Temple (3).

8. give 1
Seat 2 offers 1 coin.

9. walk 4
Seat 2 walks to Encounter (4).
Seat 2 meets Annaibito of the mountain.
Seat 2 performs: +1, and 1 coin.
Seat 2 takes section 1 of the Mountain panorama: +1.

10. walk 5
Seat 2 walks to Paddy (5).
Seat 2 takes section 1 of the Paddy panorama: +1.

11. walk 7
Seat 2 walks to Mountain (7).
Seat 2 takes section 2 of the Mountain panorama: +2.

12. walk 8
Seat 1 walks to Farm (8).
Seat 1 earns 3 coins.

13. walk 9
Seat 2 walks to Shop (9).
Seat 2 is shown Sumi-e, Koma and Shamisen.

14. buy koma
Seat 2 buys Koma: +1.

15. walk 10
Seat 1 walks to Temple (10).

16. give 2
Seat 1 offers 2 coins.

17. walk 12
Seat 2 walks to Sea (12).
Seat 2 takes section 1 of the Sea panorama: +1.

18. walk 15
Seat 1 walks to Inn (15).

19. take paddy
Seat 1 takes section 1 of the Paddy panorama: +1.
Seat 1 reads the menu: Dango, Dango, Misoshiru and Yakitori.

20. eat nothing
Seat 1 does not eat.

21. walk 14
The neutral traveler walks to Hot spring (14).

22. walk 13
Seat 2 walks to Mountain (13).
Seat 2 takes section 3 of the Mountain panorama: +3.

23. walk 15
Seat 2 walks to Inn (15).
Seat 2 reads the menu: Dango, Dango, Misoshiru and Yakitori.

24. eat nothing
Seat 2 does not eat.

25. walk 15
The neutral traveler walks to Inn (15).
A meal leaves the menu unseen.

26. walk 18
The neutral traveler walks to Farm (18).

27. walk 16
Seat 2 walks to Sea (16).
Seat 2 takes section 2 of the Sea panorama: +2.

28. walk 24
Seat 1 walks to Mountain (24).
Seat 1 takes section 1 of the Mountain panorama: +1.

29. walk 19
Seat 2 walks to Paddy (19).
Seat 2 takes section 2 of the Paddy panorama: +2.

30. walk 20
The neutral traveler walks to Mountain (20).

31. walk 21
Seat 2 walks to Encounter (21).
Seat 2 meets Kuge.
Seat 2 performs: +1, and 1 coin.
Seat 2 is given 3 coins.

32. walk 25
The neutral traveler walks to Sea (25).

33. walk 22
Seat 2 walks to Temple (22).

34. give 3
Seat 2 offers 3 coins.

35. walk 23
Seat 2 walks to Hot spring (23).
Seat 2 bathes: +3.

36. walk 26
Seat 2 walks to Shop (26).
Seat 2 is shown Hashi, Kanzashi and Haori.

37. buy hashi
Seat 2 buys Hashi: +1.

38. walk 27
Seat 1 walks to Farm (27).
Seat 1 earns 3 coins.

39. walk 28
The neutral traveler walks to Inn (28).
A meal leaves the menu unseen.

40. walk 28
Seat 2 walks to Inn (28).
Seat 2 reads the menu: Sashimi, Soba and Sushi.

41. eat nothing
Seat 2 does not eat.

42. walk 28
Seat 1 walks to Inn (28).

43. take paddy
Seat 1 takes section 2 of the Paddy panorama: +2.
Seat 1 reads the menu: Sashimi, Soba and Sushi.

44. eat sashimi
Seat 1 eats Sashimi for 3 coins: +6.

45. walk 39
Seat 1 walks to Encounter (39).
Seat 1 meets Kuge.
Seat 1 is given 3 coins.

46. walk 29
Seat 2 walks to Paddy (29).
Seat 2 takes section 3 of the Paddy panorama: +3.
Seat 2 gains an achievement, First paddy panorama: +3.

47. walk 30
The neutral traveler walks to Shop (30).

48. walk 31
Seat 2 walks to Encounter (31).
Seat 2 meets Miko.
Seat 2 performs: +1, and 1 coin.
A coin is laid in the temple for Seat 2: +1.

49. walk 32
The neutral traveler walks to Farm (32).

50. walk 33
Seat 2 walks to Mountain (33).
Seat 2 takes section 4 of the Mountain panorama: +4.
Seat 2 gains an achievement, First mountain panorama: +3.

51. walk 35
The neutral traveler walks to Sea (35).

52. walk 34
Seat 2 walks to Hot spring (34).
Seat 2 bathes: +3.

53. walk 37
Seat 2 walks to Temple (37).

54. give 1
Seat 2 offers 1 coin.

55. walk 36
The neutral traveler walks to Paddy (36).

56. walk 40
The neutral traveler walks to Sea (40).

57. walk 38
Seat 2 walks to Farm (38).
Seat 2 earns 3 coins.

58. walk 41
Seat 2 walks to Shop (41).
Seat 2 is shown Geta, Yukata and Ocha.

59. buy geta
Seat 2 buys Geta: +7.

60. walk 42
Seat 1 walks to Inn (42).

61. take sea
Seat 1 takes section 1 of the Sea panorama: +1.
Seat 1 reads the menu: Udon, Tai meshi, Nigirimeshi and Sushi.

62. eat nothing
Seat 1 does not eat.

63. walk 42
The neutral traveler walks to Inn (42).
A meal leaves the menu unseen.

64. walk 42
Seat 2 walks to Inn (42).
Seat 2 reads the menu: Udon, Tai meshi and Nigirimeshi.

65. eat nigirimeshi
Seat 2 eats Nigirimeshi for 1 coin: +6.

66. walk 43
Seat 2 walks to Hot spring (43).
Seat 2 bathes: +2.

67. walk 44
The neutral traveler walks to Temple (44).
The neutral traveler leaves a coin in the temple.

68. walk 49
Seat 1 walks to Hot spring (49).
Seat 1 bathes: +2.

69. walk 45
Seat 2 walks to Encounter (45).
Seat 2 meets Shokunin.
Seat 2 performs: +1, and 1 coin.
Seat 2 receives Jubako: +3.

70. walk 52
The neutral traveler walks to Paddy (52).

71. walk 46
Seat 2 walks to Shop (46).
Seat 2 is shown Washi, Netsuke and Ukiyo-e.

72. buy washi
Seat 2 buys Washi: +1.

73. walk 47
Seat 2 walks to Sea (47).
Seat 2 takes section 3 of the Sea panorama: +3.

74. walk 48
Seat 2 walks to Farm (48).
Seat 2 earns 3 coins.

75. walk 50
Seat 2 walks to Encounter (50).
Seat 2 meets Annaibito of the sea.
Seat 2 performs: +1, and 1 coin.
Seat 2 takes section 4 of the Sea panorama: +4.

76. walk 51
Seat 1 walks to Mountain (51).
Seat 1 takes section 2 of the Mountain panorama: +2.

77. walk 53
Seat 2 walks to Sea (53).
Seat 2 takes section 5 of the Sea panorama: +5.
Seat 2 gains an achievement, First sea panorama: +3.

78. walk 54
Seat 1 walks to Shop (54).
Seat 1 is shown Manju, Daifuku and Furoshiki.

79. buy daifuku furoshiki
Seat 1 buys Daifuku: +1.
Seat 1 buys Furoshiki: +3.

80. walk 55
The neutral traveler walks to Inn (55).
A meal leaves the menu unseen.

81. walk 55
Seat 2 walks to Inn (55).
Seat 2 reads the menu: Misoshiru, Dango and Soba.

82. eat misoshiru
Seat 2 eats Misoshiru for 1 coin: +6.

83. walk 55
Seat 1 walks to Inn (55).
Seat 1 reads the menu: Soba and Dango.

84. eat dango
Seat 1 eats Dango for 1 coin: +6.
Seat 1 gains an achievement, Gourmet: +3.
Seat 2 gains an achievement, Bather: +3.
Seat 2 gains an achievement, Chatterbox: +3.
Seat 2 gains an achievement, Collector: +3.
Seat 1 is rewarded for offerings of 2 coins: +7.
Seat 2 is rewarded for offerings of 6 coins: +10.
The neutral traveler is rewarded for an offering of 1 coin: +4.
Seat 1 ends the journey with 40 points, rank 2.
Seat 2 ends the journey with 112 points, rank 1.
