// All the art of Tokaido, loaded when the road is opened.

export { achievements } from './achievements'
export { backs } from './backs'
export { encounters } from './encounters'
export { marks, type RoadKind } from './marks'
export { meals } from './meals'
export { panoramas, sections, type View } from './panoramas'
export { NEUTRAL, pawnArt } from './pawns'
export { travelers } from './people/travelers'
export { bundleSign, coinsSign, pointsSign, templeSign, viewSign } from './signs'
export { souvenirs } from './souvenirs'
export { crests, families, type Family } from './souvenirs/family'
export { springs } from './springs'
