// The inks, as CSS variables, so that night is a second set of the same.

/** Every ink; styles/base.css defines the colours. */
export const hues = [
  'paper',
  'mist',
  'line',
  'indigo',
  'sea',
  'vermilion',
  'persimmon',
  'yamabuki',
  'moss',
  'pine',
  'plum',
  'ash',
  'white',
  'sky',
  'haze',
  'wood',
  'skin',
  'rose',
  'blush',
  'husk',
  'deep',
  'far',
] as const
/** The name of an ink. */
export type Hue = (typeof hues)[number]

/** The ink of a hue, for `fill`. */
export const c = Object.fromEntries(hues.map(h => [h, `var(--${h})`])) as Record<Hue, string>

/** The five seats, distinguished by shape first: their inks. */
export const seatHues = ['vermilion', 'indigo', 'yamabuki', 'plum', 'pine'] as const
