import type { Random } from '../data/random.ts'
import type { Colour } from './colour-table.ts'
import type { Scene } from './scene.ts'

export interface Daylight {
  readonly sky: Colour
  readonly horizon: Colour
  readonly sun: Colour
  readonly cloud: Colour
  readonly hill: Colour
  readonly nearHill: Colour
  readonly lawn: Colour
}

export const daylights: readonly [Daylight, ...Daylight[]] = [
  {
    sky: 0xbfe0f2,
    horizon: 0xdcf0f8,
    sun: 0xfff1c2,
    cloud: 0xf7fcff,
    hill: 0xb7d3c6,
    nearHill: 0x9cc3a3,
    lawn: 0xa9cf8d,
  },
  {
    sky: 0xf6d9c0,
    horizon: 0xfdeedd,
    sun: 0xffd08a,
    cloud: 0xfff6ec,
    hill: 0xc7bfae,
    nearHill: 0xa9b190,
    lawn: 0xb3c181,
  },
  {
    sky: 0xcdd9f0,
    horizon: 0xe8eefb,
    sun: 0xffffff,
    cloud: 0xffffff,
    hill: 0xb3c2d1,
    nearHill: 0x93b0ab,
    lawn: 0x9dc39a,
  },
]

const drawHills = (scene: Scene, random: Random, base: number, height: number, colour: Colour) => {
  const phase = random.next() * 6
  const crest = Array.from({ length: 33 }, (_, step): [number, number] => {
    const x = step * 32
    const wave = Math.sin(phase + x / 170) + 0.5 * Math.sin(phase * 2 + x / 83)
    return [x, base - height * (0.9 + 0.35 * wave)]
  })
  scene.shape([[0, base + 4], ...crest, [1024, base + 4]], colour)
}

const drawCloud = (scene: Scene, x: number, y: number, size: number, colour: Colour) => {
  scene.oval(x, y, size * 1.5, size * 0.32, colour)
  scene.disc(x - size * 0.5, y - size * 0.22, size * 0.38, colour)
  scene.disc(x + size * 0.25, y - size * 0.36, size * 0.52, colour)
}

/** Sky, sun, clouds and hills down to the horizon. */
export const drawLandscape = (
  scene: Scene,
  random: Random,
  light: Daylight,
  horizon: number,
): void => {
  scene.box(0, 0, 1024, horizon, light.sky)
  scene.box(0, horizon * 0.62, 1024, horizon * 0.4, light.horizon)
  scene.disc(random.between(140, 880), random.between(90, 160), 46, light.sun)
  drawCloud(scene, random.between(80, 380), random.between(90, 190), 62, light.cloud)
  drawCloud(scene, random.between(560, 940), random.between(60, 210), 48, light.cloud)
  drawHills(scene, random, horizon, 90, light.hill)
  drawHills(scene, random, horizon, 44, light.nearHill)
}
