import type { RoomKind } from './room.ts'

export const planColours = {
  paper: 0xffffff,
  ink: 0x1f2933,
  faint: 0x6b7682,
  rule: 0xd5dade,
  wall: 0x353f4a,
  accent: 0x2f6f8f,
  furnitureFill: 0xfdfdfc,
  furnitureLine: 0xb3aca1,
  glass: 0x8fb8cc,
  tiles: 0xe6e4df,
  tileJoint: 0xd3d0c8,
  lawn: 0xd9e8c9,
  shrub: 0x9fc088,
} as const

export const floorColours: Readonly<Record<RoomKind, number>> = {
  living: 0xf7efe0,
  livingWithKitchen: 0xf7efe0,
  kitchen: 0xf9f3e2,
  bedroom: 0xf1ebe2,
  bathroom: 0xdfecef,
  toilet: 0xdfecef,
  hall: 0xf0efed,
  closet: 0xe9e7e3,
}
