import type { Random } from '../data/random.ts'
import type { Colour } from './colour-table.ts'
import { daylights, drawLandscape } from './landscape.ts'
import type { Scene } from './scene.ts'

interface Facade {
  readonly wall: Colour
  readonly side: Colour
  readonly accent: Colour
}

const facades: readonly [Facade, ...Facade[]] = [
  { wall: 0xf5f1e8, side: 0xdcd5c6, accent: 0xb98b5e },
  { wall: 0xf2efec, side: 0xd3d2d0, accent: 0x6b7c86 },
  { wall: 0xefe4d3, side: 0xd2c3ab, accent: 0x8e4f3c },
]

const frame: Colour = 0x46525c
const glass: Colour = 0x9cc0d2
const shine: Colour = 0xc6dfe9
const railing: Colour = 0xd6e7ec
const ground = 610

const drawWindow = (scene: Scene, x: number, y: number, width: number, height: number) => {
  scene.box(x, y, width, height, frame)
  scene.box(x + 3, y + 3, width - 6, height - 6, glass)
  scene.shape(
    [
      [x + 3, y + height * 0.6],
      [x + width * 0.6, y + 3],
      [x + width * 0.85, y + 3],
      [x + 3, y + height * 0.9],
    ],
    shine,
  )
  scene.box(x + width / 2 - 1.5, y, 3, height, frame)
}

const drawLoggia = (scene: Scene, x: number, y: number, width: number, height: number) => {
  scene.box(x - 14, y + height + 2, width + 28, 8, frame)
  scene.box(x - 12, y + height * 0.55, width + 24, height * 0.46, railing)
  scene.box(x - 14, y + height * 0.52, width + 28, 4, frame)
}

interface House {
  readonly left: number
  readonly columns: number
  readonly floors: number
  readonly storey: number
  readonly facade: Facade
}

const columnWidth = 112

const drawHouse = (scene: Scene, random: Random, house: House) => {
  const { left, columns, floors, storey, facade } = house
  const width = columns * columnWidth + 24
  const top = ground - floors * storey
  const loggias = random.between(0, 1)
  scene.shape(
    [
      [left + width, top],
      [left + width + 54, top + 26],
      [left + width + 54, ground],
      [left + width, ground],
    ],
    facade.side,
  )
  scene.box(left, top, width, ground - top, facade.wall)
  scene.box(left - 8, top - 14, width + 16, 16, frame)
  // The set-back floor under the roof.
  scene.box(left + 60, top - 78, width - 150, 64, facade.accent)
  scene.box(left + 50, top - 88, width - 130, 12, frame)
  const attics = Math.floor((width - 170) / 92)
  const firstAttic = left + 60 + (width - 150 - attics * 92 + 30) / 2
  for (let attic = 0; attic < attics; attic++) {
    drawWindow(scene, firstAttic + attic * 92, top - 66, 62, 50)
  }
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey
    const isGround = floor === floors - 1
    for (let column = 0; column < columns; column++) {
      const x = left + 12 + column * columnWidth
      const isEntrance = isGround && column === Math.floor(columns / 2)
      const hasLoggia = !isGround && column % 2 === loggias
      if (hasLoggia || isEntrance) scene.box(x, y, columnWidth, storey, facade.accent)
      if (isEntrance) {
        scene.box(x + 26, y + 24, 60, storey - 24, frame)
        scene.box(x + 30, y + 28, 24, storey - 28, shine)
        scene.box(x + 58, y + 28, 24, storey - 28, shine)
      } else {
        const height = hasLoggia ? storey - 28 : storey - 46
        drawWindow(scene, x + 22, y + 20, columnWidth - 44, height)
        if (hasLoggia) drawLoggia(scene, x + 22, y + 20, columnWidth - 44, height)
      }
    }
  }
  return left + 12 + (Math.floor(columns / 2) + 0.5) * columnWidth
}

/** The house in its garden. */
export const drawExterior = (scene: Scene, random: Random): void => {
  const light = random.pick(daylights)
  drawLandscape(scene, random, light, ground - 60)
  scene.box(0, ground - 60, 1024, 300, light.nearHill)
  scene.box(0, ground - 8, 1024, 200, light.lawn)
  const columns = random.between(5, 6)
  const floors = random.between(3, 4)
  const left = random.between(120, 190)
  const foot = { columns, floors, storey: floors === 3 ? 104 : 92 }
  scene.tree(left - 50, ground, 250, random.between(0, 2))
  scene.tree(left + columns * columnWidth + 100, ground - 4, 220, random.between(0, 2))
  const facade = random.pick(facades)
  const entrance = drawHouse(scene, random, { ...foot, left, facade })
  scene.shape(
    [
      [entrance - 34, ground],
      [entrance + 34, ground],
      [entrance + 150, 768],
      [entrance - 150, 768],
    ],
    0xe6dfd2,
  )
  for (const side of [-1, 1]) {
    for (let step = 0; step < 4; step++) {
      const x = entrance + side * (96 + step * 74)
      scene.oval(x, ground + 4, 40, 22, 0x7fa870)
    }
  }
  scene.tree(random.between(30, 90), 720, 330, random.between(0, 2))
  scene.tree(random.between(930, 990), 700, 290, random.between(0, 2))
}
