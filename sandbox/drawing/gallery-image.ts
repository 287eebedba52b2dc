import { seededRandom } from '../data/random.ts'
import { drawExterior } from './exterior-scene.ts'
import { defaultSize, type Size } from './geometry.ts'
import { drawInterior } from './interior-scene.ts'
import { createScene } from './scene.ts'
import { drawSurroundings } from './surroundings-scene.ts'

const scenes = {
  exterior: drawExterior,
  interior: drawInterior,
  surroundings: drawSurroundings,
} as const

export interface Visualisation {
  readonly seed: number
  readonly kind: keyof typeof scenes
  readonly size?: Size
}

/** What a gallery shows: the house, a room in it or what is around it. */
export const drawVisualisation = ({ seed, kind, size }: Visualisation): Buffer => {
  const scene = createScene(size ?? defaultSize, 0xffffff)
  scenes[kind](scene, seededRandom(seed))
  return scene.png()
}
