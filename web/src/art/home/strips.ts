// Parts of the wide print, for the heads of pages: from where to where, and below which height.

export type Strip = readonly [from: number, to: number, top: number]

export const whole: Strip = [160, 2400, 62]
export const road: Strip = [60, 1460, 190]
export const sea: Strip = [1190, 2550, 190]
