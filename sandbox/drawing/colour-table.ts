/** 0xRRGGBB */
export type Colour = number

export interface ColourTable {
  readonly indexOf: (colour: Colour) => number
  /** The index of `ink` laid over `ground`, `coverage` of 255 parts of it. */
  readonly blend: (ground: number, ink: number, coverage: number) => number
  readonly palette: () => Uint8Array
}

const capacity = 256
/** The rest is kept for colours asked for by name: soft edges take what is near. */
const mostForBlends = 170
/** Soft edges need few steps; more would fill the palette for nothing an eye can see. */
const steps = 6

const channels = [16, 8, 0]

const mix = (ground: Colour, ink: Colour, step: number): Colour =>
  channels.reduce((mixed, shift) => {
    const from = (ground >> shift) & 0xff
    const to = (ink >> shift) & 0xff
    return mixed | (Math.round(from + ((to - from) * step) / steps) << shift)
  }, 0)

const distance = (a: Colour, b: Colour): number =>
  channels.reduce((sum, shift) => sum + (((a >> shift) & 0xff) - ((b >> shift) & 0xff)) ** 2, 0)

const nearest = (list: readonly Colour[], colour: Colour): number => {
  let best = 0
  for (let index = 1; index < list.length; index++) {
    if (distance(list[index] ?? 0, colour) < distance(list[best] ?? 0, colour)) best = index
  }
  return best
}

const bytesOf = (list: readonly Colour[]): Uint8Array =>
  Uint8Array.from(list.flatMap((colour) => channels.map((shift) => (colour >> shift) & 0xff)))

export const createColourTable = (): ColourTable => {
  const list: Colour[] = []
  const indexes = new Map<Colour, number>()
  const blends = new Map<number, number>()

  const indexWithin = (colour: Colour, limit: number): number => {
    const known = indexes.get(colour)
    if (known !== undefined) return known
    if (list.length >= limit) return nearest(list, colour)
    const index = list.push(colour) - 1
    indexes.set(colour, index)
    return index
  }

  const indexOf = (colour: Colour): number => indexWithin(colour, capacity)

  const blend = (ground: number, ink: number, coverage: number): number => {
    const step = Math.round((coverage * steps) / 255)
    if (step === 0) return ground
    if (step === steps) return ink
    const key = (ground * capacity + ink) * steps + step
    const known = blends.get(key)
    if (known !== undefined) return known
    const index = indexWithin(mix(list[ground] ?? 0, list[ink] ?? 0, step), mostForBlends)
    blends.set(key, index)
    return index
  }

  return { indexOf, blend, palette: () => bytesOf(list) }
}
