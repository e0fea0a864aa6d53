// All the art of Namiji, loaded when the sea is opened.

export { backs } from './backs'
export { boatArt, neutral, wake } from './boats'
export { crabArt, offeringArt, potArt, shrimpArt } from './catch'
export { docks } from './docks'
export { fishArt, fishOf, forms, type Colour, type Fish, type Form } from './fish'
export { marks, type SeaKind, type SeaSign } from './marks'
export { panoramas, sections, type Sight } from './panoramas'
export { rocks } from './rocks'
export { fishBack, net, token, trapToken } from './tokens'
