import type { Random } from '../data/random.ts'
import type { Colour } from './colour-table.ts'
import { daylights, drawLandscape } from './landscape.ts'
import type { Scene } from './scene.ts'

const horizon = 400
const path: Colour = 0xeadfca
const water: Colour = 0x9cc9dc
const ripple: Colour = 0xc3e0ea
const timber: Colour = 0x96704c
const iron: Colour = 0x4d565d
const roofs: readonly [Colour, ...Colour[]] = [0xb5674c, 0xa45a45, 0x7d858c]
const walls: readonly [Colour, ...Colour[]] = [0xf3ecdf, 0xe9dcc6, 0xe4e6e3]

const drawTown = (scene: Scene, random: Random) => {
  let x = random.between(-20, 10)
  while (x < 1024) {
    const width = random.between(52, 92)
    const height = random.between(34, 78)
    const roof = random.between(16, 30)
    const y = horizon - height
    scene.box(x, y, width, height, random.pick(walls))
    scene.shape(
      [
        [x - 4, y],
        [x + width / 2, y - roof],
        [x + width + 4, y],
      ],
      random.pick(roofs),
    )
    for (let pane = x + 10; pane < x + width - 14; pane += 18) {
      for (let row = y + 9; row < horizon - 16; row += 22) scene.box(pane, row, 8, 11, 0x9db4bf)
    }
    x += width + random.between(0, 46)
  }
}

/** From the lower edge to the horizon, narrower the farther it is. */
const drawPath = (scene: Scene, random: Random) => {
  const bend = random.between(70, 130) * (random.chance(0.5) ? 1 : -1)
  const steps = Array.from({ length: 25 }, (_, step) => step / 24)
  const middle = (t: number) => 512 + bend * Math.sin(t * 4.2) * (0.4 + t)
  const half = (t: number) => 9 + 92 * t * t
  const y = (t: number) => horizon + 8 + (768 - horizon) * t
  scene.shape(
    [
      ...steps.map((t): [number, number] => [middle(t) - half(t), y(t)]),
      ...steps.toReversed().map((t): [number, number] => [middle(t) + half(t), y(t)]),
    ],
    path,
  )
  return { middle, half, y }
}

const drawBench = (scene: Scene, x: number, y: number) => {
  for (const dx of [8, 132]) {
    scene.box(x + dx, y - 48, 7, 50, iron)
    scene.box(x + dx - 6, y - 2, 19, 5, iron)
  }
  for (const dy of [-58, -44, -24]) scene.box(x - 6, y + dy, 160, 9, timber)
}

const drawStreetLamp = (scene: Scene, x: number, foot: number, height: number) => {
  scene.box(x - 2, foot - height, 5, height, iron)
  scene.box(x - 8, foot - 4, 17, 5, iron)
  scene.disc(x + 0.5, foot - height, 12, 0xfff2cf)
}

/** A park at the edge of the town. */
export const drawSurroundings = (scene: Scene, random: Random): void => {
  const light = random.pick(daylights)
  drawLandscape(scene, random, light, horizon)
  drawTown(scene, random)
  scene.box(0, horizon, 1024, 400, light.lawn)
  scene.box(0, horizon, 1024, 26, light.nearHill)
  for (let x = random.between(10, 50); x < 1024; x += random.between(70, 130)) {
    scene.tree(x, horizon + random.between(14, 26), random.between(84, 118), random.between(0, 2))
  }
  const pondSide = random.chance(0.5) ? 1 : -1
  const pond = 512 + pondSide * 310
  scene.oval(pond, 545, 184, 46, light.nearHill)
  scene.oval(pond, 542, 174, 40, water)
  for (const [dx, dy, length] of [
    [-84, -8, 70],
    [10, 6, 90],
    [-40, 20, 56],
  ] as const) {
    scene.box(pond + dx, 540 + dy, length, 3, ripple)
  }
  const way = drawPath(scene, random)
  for (const [t, side] of [
    [0.26, pondSide],
    [0.5, -pondSide],
  ] as const) {
    const x = way.middle(t) + side * (way.half(t) + 22)
    drawStreetLamp(scene, x, way.y(t), 80 + 130 * t)
  }
  drawBench(scene, 512 - pondSide * 300 - 70, 650)
  scene.tree(512 - pondSide * 400, 620, 300, random.between(0, 2))
  scene.tree(512 + pondSide * 440, 740, 330, random.between(0, 2))
  for (let count = 0; count < 26; count++) {
    const t = 0.35 + random.next() * 0.6
    const side = random.chance(0.5) ? 1 : -1
    const x = way.middle(t) + side * (way.half(t) + random.between(14, 110))
    scene.disc(x, way.y(t), 2 + 2.5 * t, random.pick([0xffffff, 0xf4d35e, 0xe98a7a]))
  }
}
