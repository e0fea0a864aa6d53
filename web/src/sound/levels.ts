// The gain of each sound in decibels, so that all are equally loud; measured by `bench/sound.py`.

export const VOICE_TRIM = {
  step: 4.9,
  wave: 7.3,
  coins: 0.1,
  view: -2.2,
  ware: 0.5,
  meal: 4.2,
  meet: 1.6,
  spring: 3.8,
  temple: -4.2,
  splash: 7.1,
  net: 9.4,
  trap: 6.3,
  lost: 3.2,
  card: 13.6,
  points: 2.4,
  gong: -5.7,
  turn: 0.3,
  end: -1.9,
}

export const AIR_TRIM = {
  waves: -0.9,
  harbour: 1.3,
  deep: -0.4,
  wind: 0.0,
  field: 2.5,
  spring: 3.5,
  grove: 1.7,
  street: 2.0,
}
