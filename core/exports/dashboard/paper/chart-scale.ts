/** The values at which a chart has its lines, from its lowest to its highest. */
export interface ChartScale {
  readonly lowest: number
  readonly highest: number
  readonly ticks: readonly number[]
}

const wantedTicks = 4
const niceSteps = [1, 2, 2.5, 5, 10]

/** Round values around those of a chart, with zero among them: a bar that begins elsewhere misleads. */
export const chartScale = (values: readonly number[]): ChartScale => {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const span = highest - lowest
  if (span === 0) return { lowest: 0, highest: 1, ticks: [0, 1] }
  const rough = span / wantedTicks
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (niceSteps.find((nice) => nice * power >= rough) ?? 10)
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)]
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
  return { lowest: first * step, highest: last * step, ticks }
}
