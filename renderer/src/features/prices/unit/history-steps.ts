import type { SeenPrice } from '#core/contract/prices'
import type { Timestamp } from '#core/time'

export interface StepLine {
  /** An SVG path: a price holds until the next one is seen. */
  readonly path: string
  readonly points: readonly { readonly x: number; readonly y: number; readonly seen: SeenPrice }[]
  readonly lowMinor: number
  readonly highMinor: number
}

interface HistoryDrawing {
  readonly seen: readonly SeenPrice[]
  readonly until: Timestamp
  readonly width: number
  readonly height: number
}

/** The prices with VAT as a line of steps; null where fewer than one price was seen. */
export const historySteps = ({ seen, until, width, height }: HistoryDrawing): StepLine | null => {
  const priced = seen.flatMap((price) =>
    price.pair.grossMinor === null ? [] : [{ price, minor: price.pair.grossMinor }],
  )
  const [first] = priced
  if (!first) return null
  const minors = priced.map(({ minor }) => minor)
  const [lowMinor, highMinor] = [Math.min(...minors), Math.max(...minors)]
  const begin = first.price.at
  const span = Math.max(1, until - begin)
  const xOf = (at: Timestamp) => ((Math.max(begin, at) - begin) / span) * width
  // A price that never moved is a line in the middle.
  const yOf = (minor: number) =>
    highMinor === lowMinor
      ? height / 2
      : height - ((minor - lowMinor) / (highMinor - lowMinor)) * height
  const points = priced.map(({ price, minor }) => ({
    x: xOf(price.at),
    y: yOf(minor),
    seen: price,
  }))
  const steps = points.map(({ x, y }, index) => {
    const before = points[index - 1]
    return before ? `H${x.toFixed(1)} V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return { path: [...steps, `H${width}`].join(' '), points, lowMinor, highMinor }
}
