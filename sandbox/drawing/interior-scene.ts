import type { Random } from '../data/random.ts'
import type { Colour } from './colour-table.ts'
import { daylights } from './landscape.ts'
import type { Scene } from './scene.ts'

interface Decor {
  readonly wall: Colour
  readonly floor: Colour
  readonly plank: Colour
  readonly sofa: Colour
  readonly sofaShade: Colour
  readonly accent: Colour
  readonly rug: Colour
}

const decors: readonly [Decor, ...Decor[]] = [
  {
    wall: 0xf1ece3,
    floor: 0xd9b88f,
    plank: 0xc9a67b,
    sofa: 0x6f8796,
    sofaShade: 0x5b7180,
    accent: 0xd9a441,
    rug: 0xeee6d8,
  },
  {
    wall: 0xe6ecea,
    floor: 0xc8a782,
    plank: 0xb6946e,
    sofa: 0xc7b7a1,
    sofaShade: 0xae9d86,
    accent: 0x4f7f74,
    rug: 0xf3efe8,
  },
  {
    wall: 0xf4e9e2,
    floor: 0xdcc7ab,
    plank: 0xcbb496,
    sofa: 0x9a5f4e,
    sofaShade: 0x824d3e,
    accent: 0x35535e,
    rug: 0xe7ddd2,
  },
]

const white: Colour = 0xfdfdfb
const dark: Colour = 0x4a4038
const leaf: Colour = 0x5f9468
const floorLine = 520

const drawRoom = (scene: Scene, decor: Decor) => {
  scene.box(0, 0, 1024, floorLine, decor.wall)
  scene.box(0, floorLine, 1024, 768 - floorLine, decor.floor)
  scene.box(0, floorLine - 12, 1024, 12, white)
  for (let y = floorLine + 34, step = 40; y < 768; y += step, step += 12) {
    scene.box(0, y, 1024, 2, decor.plank)
  }
  for (let x = -3; x <= 12; x++) {
    const [far, near] = [x * 110, 512 + (x * 110 - 512) * 1.9]
    const points = [
      [far, floorLine],
      [near, 768],
    ] as const
    scene.line(points, 1.4, decor.plank)
  }
}

const drawWindow = (scene: Scene, random: Random, left: number, curtain: Colour) => {
  const [width, top, height] = [400, 84, 372]
  const light = random.pick(daylights)
  scene.box(left - 12, top - 12, width + 24, height + 24, white)
  scene.box(left, top, width, height, light.sky)
  scene.box(left, top + height * 0.45, width, height * 0.55, light.horizon)
  scene.disc(left + random.between(60, 340), top + 70, 26, light.sun)
  scene.shape(
    [
      [left, top + height],
      [left, top + 270],
      [left + 110, top + 220],
      [left + 230, top + 275],
      [left + 320, top + 235],
      [left + width, top + 268],
      [left + width, top + height],
    ],
    light.hill,
  )
  scene.box(left, top + 312, width, height - 312, light.nearHill)
  scene.tree(left + 92, top + height, 170, random.between(0, 2))
  scene.tree(left + 300, top + height, 130, random.between(0, 2))
  scene.box(left, top + height, width, 12, white)
  scene.box(left + width / 2 - 5, top, 10, height, white)
  scene.box(left - 26, top + height + 12, width + 52, 12, 0xe9e4da)
  scene.line(
    [
      [left - 70, top - 34],
      [left + width + 70, top - 34],
    ],
    6,
    dark,
  )
  for (const x of [left - 64, left + width + 4]) {
    scene.box(x, top - 34, 60, floorLine - top + 24, curtain)
    for (const fold of [14, 30, 46]) scene.box(x + fold, top - 34, 3, floorLine - top + 24, white)
  }
}

const drawSofa = (scene: Scene, left: number, { sofa, sofaShade, accent }: Decor) => {
  const [width, seat] = [430, 540]
  scene.box(left + 22, seat + 76, 14, 26, dark)
  scene.box(left + width - 36, seat + 76, 14, 26, dark)
  scene.box(left + 12, seat - 96, width - 24, 110, sofaShade)
  scene.box(left, seat - 40, 52, 118, sofa)
  scene.box(left + width - 52, seat - 40, 52, 118, sofa)
  scene.box(left + 52, seat, width - 104, 78, sofaShade)
  scene.box(left + 52, seat, (width - 104) / 2 - 2, 40, sofa)
  scene.box(left + width / 2 + 2, seat, (width - 104) / 2 - 2, 40, sofa)
  scene.shape(
    [
      [left + 66, seat - 6],
      [left + 82, seat - 76],
      [left + 150, seat - 66],
      [left + 138, seat + 2],
    ],
    accent,
  )
  scene.shape(
    [
      [left + width - 140, seat + 2],
      [left + width - 150, seat - 66],
      [left + width - 82, seat - 74],
      [left + width - 68, seat - 4],
    ],
    white,
  )
}

const drawTable = (scene: Scene, x: number) => {
  scene.line(
    [
      [x - 70, 672],
      [x - 84, 722],
    ],
    7,
    dark,
  )
  scene.line(
    [
      [x + 70, 672],
      [x + 84, 722],
    ],
    7,
    dark,
  )
  scene.oval(x, 668, 120, 24, dark)
  scene.oval(x, 662, 120, 24, 0xb98f66)
  scene.box(x - 16, 628, 26, 30, 0xcfd9d6)
  for (const [dx, dy] of [
    [-24, -26],
    [2, -40],
    [22, -22],
  ] as const) {
    scene.line(
      [
        [x - 3, 632],
        [x + dx, 632 + dy],
      ],
      3,
      leaf,
    )
    scene.disc(x + dx, 632 + dy, 9, leaf)
  }
}

const drawLamp = (scene: Scene, x: number, accent: Colour) => {
  scene.box(x - 3, 250, 6, 330, dark)
  scene.oval(x, 580, 40, 10, dark)
  scene.shape(
    [
      [x - 34, 190],
      [x + 34, 190],
      [x + 58, 272],
      [x - 58, 272],
    ],
    accent,
  )
}

const drawPictures = (scene: Scene, x: number, { accent, sofa, rug }: Decor) => {
  for (const [left, top, width, height, colour] of [
    [x, 150, 92, 122, accent],
    [x + 108, 150, 92, 122, sofa],
  ] as const) {
    scene.box(left, top, width, height, dark)
    scene.box(left + 5, top + 5, width - 10, height - 10, white)
    scene.box(left + 18, top + 18, width - 36, height - 36, rug)
    scene.disc(left + width / 2, top + height / 2, 20, colour)
  }
}

const drawPlant = (scene: Scene, x: number) => {
  for (const [dx, dy] of [
    [-52, -120],
    [-26, -168],
    [4, -190],
    [32, -160],
    [56, -112],
  ] as const) {
    const [tipX, tipY] = [x + dx, 590 + dy]
    const blade = [
      [x - 5, 590],
      [tipX - 16, tipY + 44],
      [tipX, tipY],
      [tipX + 14, tipY + 48],
      [x + 5, 590],
    ] as const
    scene.shape(blade, dx % 4 === 0 ? leaf : 0x4c8058)
  }
  scene.shape(
    [
      [x - 36, 574],
      [x + 36, 574],
      [x + 26, 648],
      [x - 26, 648],
    ],
    0xe8e1d6,
  )
}

/** A living room with its window. */
export const drawInterior = (scene: Scene, random: Random): void => {
  const decor = random.pick(decors)
  const isWindowLeft = random.chance(0.5)
  drawRoom(scene, decor)
  drawWindow(scene, random, isWindowLeft ? 110 : 514, decor.accent)
  const sofa = isWindowLeft ? 490 : 104
  drawPictures(scene, sofa + 116, decor)
  drawLamp(scene, isWindowLeft ? 955 : 69, decor.accent)
  scene.oval(512, 690, 400, 66, decor.rug)
  drawSofa(scene, sofa, decor)
  drawPlant(scene, isWindowLeft ? 80 : 944)
  drawTable(scene, isWindowLeft ? 380 : 644)
}
