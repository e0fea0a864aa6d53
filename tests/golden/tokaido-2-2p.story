Seat 1 is dealt Umegae and Satsuki.
Seat 2 is dealt Yoshiyasu and Sasayakko.

1. keep umegae
Seat 1 keeps Umegae.

2. keep yoshiyasu
Seat 2 keeps Yoshiyasu.
Seat 1 sets out as Umegae with 5 coins.
Seat 2 sets out as Yoshiyasu with 9 coins.
The neutral traveler joins the road.

3. walk 50
The neutral traveler walks to Encounter (50).

4. walk 54
Seat 2 walks to Shop (54).
Seat 2 is shown Yukata, Uchiwa and Yunomi.

5. buy yukata uchiwa yunomi
Seat 2 buys Yukata: +1.
Seat 2 buys Uchiwa: +3.
Seat 2 buys Yunomi: +1.

6. walk 46
Seat 1 walks to Shop (46).
Seat 1 is shown Furoshiki, Gofu and Shikki.

7. buy gofu shikki
Seat 1 buys Gofu: +1.
Seat 1 buys Shikki: +3.

8. walk 53
Seat 2 walks to Sea (53).
Seat 2 takes section 1 of the Sea panorama: +1.

9. walk 52
Seat 2 walks to Paddy (52).
Seat 2 takes section 1 of the Paddy panorama: +1.

10. walk 51
Seat 2 walks to Mountain (51).
Seat 2 takes section 1 of the Mountain panorama: +1.

11. walk 49
Seat 2 walks to Hot spring (49).
Seat 2 bathes: +2.

12. walk 48
The neutral traveler walks to Farm (48).

13. walk 47
Seat 2 walks to Sea (47).
Seat 2 takes section 2 of the Sea panorama: +2.

14. walk 42
The neutral traveler walks to Inn (42).
A meal leaves the menu unseen.

15. walk 45
Seat 2 walks to Encounter (45).
Seat 2 hesitates between Samurai and Shokunin.

16. meet shokunin
Seat 2 meets Shokunin.
Seat 2 receives Ocha: +5.

17. walk 43
Seat 1 walks to Hot spring (43).
Seat 1 bathes: +2.

18. walk 44
Seat 2 walks to Temple (44).

19. give 3
Seat 2 offers 3 coins.

20. walk 42
Seat 2 walks to Inn (42).
Seat 2 reads the menu: Donburi and Dango.

21. eat dango
Seat 2 eats Dango for 1 coin: +6.

22. walk 42
Seat 1 walks to Inn (42).
Seat 1 reads the menu: Donburi.

23. eat nothing
Seat 1 does not eat.

24. walk 41
Seat 1 walks to Shop (41).
Seat 1 is shown Geta, Kanzashi and Jubako.

25. buy nothing
Seat 1 buys nothing.

26. walk 40
Seat 2 walks to Sea (40).
Seat 2 takes section 3 of the Sea panorama: +3.

27. walk 39
The neutral traveler walks to Encounter (39).

28. walk 37
Seat 1 walks to Temple (37).

29. give 2
Seat 1 offers 2 coins.

30. walk 38
Seat 2 walks to Farm (38).
Seat 2 earns 3 coins.

31. walk 29
The neutral traveler walks to Paddy (29).

32. walk 36
Seat 2 walks to Paddy (36).
Seat 2 takes section 2 of the Paddy panorama: +2.

33. walk 35
Seat 1 walks to Sea (35).
Seat 1 takes section 1 of the Sea panorama: +1.

34. walk 34
Seat 2 walks to Hot spring (34).
Seat 2 bathes: +3.

35. walk 33
Seat 1 walks to Mountain (33).
Seat 1 takes section 1 of the Mountain panorama: +1.

36. walk 32
Seat 2 walks to Farm (32).
Seat 2 earns 3 coins.

37. walk 31
Seat 1 walks to Encounter (31).
Seat 1 meets Kuge.
Seat 1 performs: +1, and 1 coin.
Seat 1 is given 3 coins.

38. walk 30
Seat 2 walks to Shop (30).
Seat 2 is shown Sumi-e, Sandogasa and Manju.

39. buy sumi-e sandogasa manju
Seat 2 buys Sumi-e: +7.
Seat 2 buys Sandogasa: +3.
Seat 2 buys Manju: +5.

40. walk 28
Seat 1 walks to Inn (28).
Seat 1 reads the menu: Yakitori, Misoshiru and Tofu.

41. eat tofu
Seat 1 eats Tofu for 2 coins: +6.

42. walk 28
Seat 2 walks to Inn (28).
Seat 2 reads the menu: Yakitori and Misoshiru.

43. eat misoshiru
Seat 2 eats Misoshiru for 1 coin: +6.

44. walk 28
The neutral traveler walks to Inn (28).
A meal leaves the menu unseen.

45. walk 25
The neutral traveler walks to Sea (25).

46. walk 27
Seat 2 walks to Farm (27).
Seat 2 earns 3 coins.

47. walk 22
Seat 1 walks to Temple (22).

48. give 2
Seat 1 offers 2 coins.

49. walk 26
Seat 2 walks to Shop (26).
Seat 2 is shown Daifuku, Konpeito and Sake.

50. buy daifuku konpeito
Seat 2 buys Daifuku: +1.
Seat 2 buys Konpeito: +1.

51. walk 24
Seat 2 walks to Mountain (24).
Seat 2 takes section 2 of the Mountain panorama: +2.

52. walk 16
The neutral traveler walks to Sea (16).

53. walk 23
Seat 2 walks to Hot spring (23).
Seat 2 bathes: +3.

54. walk 21
Seat 2 walks to Encounter (21).
Seat 2 hesitates between Miko and Samurai.

55. meet samurai
Seat 2 meets Samurai.
Seat 2 is honored: +3.

56. walk 19
Seat 1 walks to Paddy (19).
Seat 1 takes section 1 of the Paddy panorama: +1.

57. walk 20
Seat 2 walks to Mountain (20).
Seat 2 takes section 3 of the Mountain panorama: +3.

58. walk 18
Seat 2 walks to Farm (18).
Seat 2 earns 3 coins.

59. walk 15
Seat 1 walks to Inn (15).
Seat 1 reads the menu: Fugu, Tai meshi and Tempura.

60. eat nothing
Seat 1 does not eat.

61. walk 17
Seat 2 walks to Temple (17).

62. give 3
Seat 2 offers 3 coins.

63. walk 15
Seat 2 walks to Inn (15).
Seat 2 reads the menu: Fugu, Tai meshi and Tempura.

64. eat nothing
Seat 2 does not eat.

65. walk 15
The neutral traveler walks to Inn (15).
A meal leaves the menu unseen.

66. walk 14
The neutral traveler walks to Hot spring (14).

67. walk 13
Seat 2 walks to Mountain (13).
Seat 2 takes section 4 of the Mountain panorama: +4.
Seat 2 gains an achievement, First mountain panorama: +3.

68. walk 8
Seat 1 walks to Farm (8).
Seat 1 earns 3 coins.

69. walk 6
The neutral traveler walks to Hot spring (6).

70. walk 12
Seat 2 walks to Sea (12).
Seat 2 takes section 4 of the Sea panorama: +4.

71. walk 11
Seat 2 walks to Encounter (11).
Seat 2 hesitates between Annaibito of the sea and Shokunin.

72. meet annaibito-sea
Seat 2 meets Annaibito of the sea.
Seat 2 takes section 5 of the Sea panorama: +5.
Seat 2 gains an achievement, First sea panorama: +3.

73. walk 5
Seat 2 walks to Paddy (5).
Seat 2 takes section 3 of the Paddy panorama: +3.
Seat 2 gains an achievement, First paddy panorama: +3.

74. walk 2
Seat 1 walks to Shop (2).
Seat 1 is shown Hashi, Netsuke and Kamaboko.

75. buy hashi netsuke
Seat 1 buys Hashi: +1.
Seat 1 buys Netsuke: +3.

76. walk 4
The neutral traveler walks to Encounter (4).

77. walk 1
Seat 2 walks to Inn (1).
Seat 2 reads the menu: Dango, Nigirimeshi and Sushi.

78. eat nothing
Seat 2 does not eat.

79. walk 3
The neutral traveler walks to Temple (3).
The neutral traveler leaves a coin in the temple.

80. walk 1
The neutral traveler walks to Inn (1).
A meal leaves the menu unseen.

81. walk 1
Seat 1 walks to Inn (1).
Seat 1 reads the menu: Sushi and Nigirimeshi.

82. eat nothing
Seat 1 does not eat.
Seat 1 gains an achievement, Gourmet: +3.
Seat 2 gains an achievement, Gourmet: +3.
Seat 2 gains an achievement, Bather: +3.
Seat 2 gains an achievement, Chatterbox: +3.
Seat 2 gains an achievement, Collector: +3.
Seat 1 is rewarded for offerings of 4 coins: +7.
Seat 2 is rewarded for offerings of 6 coins: +10.
The neutral traveler is rewarded for an offering of 1 coin: +4.
Seat 1 ends the journey with 34 points, rank 2.
Seat 2 ends the journey with 118 points, rank 1.
