import type { ChartFigures } from '../../table/chart-figures.ts'
import { escaped } from './markup.ts'

interface ChartDrawing {
  readonly label: string
  readonly kind: 'bar' | 'line'
  readonly figures: ChartFigures
  /** Parts of a whole lie on each other; averages stand beside each other. */
  readonly isStacked: boolean
  /** Whether every part is drawn: the parts that are add up to nothing else. */
  readonly isWhole: boolean
  /** `some`: periods follow each other, and those without a label can be told from those with one. */
  readonly labels: 'all' | 'some'
  /** In units of the drawing, which are scaled to the place that it has. */
  readonly width: number
  readonly locale: string
}

interface Colour {
  readonly fill: string
  /** What can be read on it. */
  readonly text: string
}

const light = '#ffffff'
const dark = '#1a1e23'
const colours: readonly Colour[] = [
  { fill: '#0b6770', text: light },
  { fill: '#e2a325', text: dark },
  { fill: '#5c7cfa', text: dark },
  { fill: '#be4bdb', text: light },
  { fill: '#38d9a9', text: dark },
  { fill: '#e03131', text: light },
  { fill: '#82c91e', text: dark },
  { fill: '#adb5bd', text: dark },
]

const colourOf = (at: number): Colour => colours[at % colours.length] ?? { fill: dark, text: light }

const height = 190
const plot = { left: 46, right: 6, top: 14, bottom: 24 }
const bottom = height - plot.bottom
/** How wide a letter of the labels is on average. */
const letter = 4.5

interface Drawing extends ChartDrawing {
  readonly y: (value: number) => number
  /** The place that each label has. */
  readonly slot: number
  readonly numberIn: (value: number, room: number) => string
}

const round = (value: number): string => String(Math.round(value * 100) / 100)

/** A chart as SVG, with its values written in it: on paper nobody can point at a bar. */
export const drawChart = (chart: ChartDrawing): string => {
  const { figures, width, label, locale } = chart
  const scale = chartScale(extremesOf(chart))
  const y = (value: number) =>
    bottom - ((value - scale.lowest) / (scale.highest - scale.lowest)) * (bottom - plot.top)
  const slot = (width - plot.left - plot.right) / Math.max(1, figures.labels.length)
  const drawing: Drawing = { ...chart, y, slot, numberIn: numbersOf(locale) }
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  const lines = scale.ticks.map((tick) => {
    const at = round(y(tick))
    return (
      `<line x1="${plot.left}" x2="${width - plot.right}" y1="${at}" y2="${at}" stroke="#dde2e6"/>` +
      `<text x="${plot.left - 6}" y="${round(y(tick) + 3)}" text-anchor="end">${escaped(short.format(tick))}</text>`
    )
  })
  const marks = chart.kind === 'bar' ? barsOf(drawing) : linesOf(drawing)
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">` +
    `${lines.join('')}${marks}${labelsOf(drawing)}</svg>${legendOf(figures)}`
  )
}

const valuesAt = ({ series }: ChartFigures, at: number): (number | null)[] =>
  series.map(({ values }) => values[at] ?? null)

const heapOf = (values: readonly (number | null)[], sign: 1 | -1): number =>
  values.reduce<number>(
    (sum, value) => sum + (Math.sign(value ?? 0) === sign ? (value ?? 0) : 0),
    0,
  )

const extremesOf = ({ figures, isStacked, kind }: ChartDrawing): number[] =>
  figures.labels.flatMap((_label, at) => {
    const values = valuesAt(figures, at)
    return isStacked && kind === 'bar'
      ? [heapOf(values, 1), heapOf(values, -1)]
      : values.flatMap((value) => value ?? [])
  })

/** A number as long as there is room for it, a short one where there is less, nothing where there is none. */
const numbersOf = (locale: string): Drawing['numberIn'] => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (value, room) => {
    const long = (Math.abs(value) < 1_000 ? exact : whole).format(value)
    const fitting = [long, short.format(value)].find((text) => text.length * letter <= room)
    return fitting === undefined ? '' : escaped(fitting)
  }
}

const textAt = (x: number, y: number, { text, fill }: { text: string; fill: string }): string =>
  text === ''
    ? ''
    : `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" fill="${fill}">${text}</text>`

const barsOf = (drawing: Drawing): string =>
  drawing.figures.labels
    .map((_label, at) => (drawing.isStacked ? heapAt(drawing, at) : barsAt(drawing, at)))
    .join('')

const widestBar = 44
/** The part of its place that a bar fills. */
const share = 0.72
/** A part that is lower than that has no room for its value. */
const readableHeight = 10

const rect = (x: number, width: number, [from, to]: readonly [number, number], fill: string) =>
  `<rect x="${round(x)}" y="${round(Math.min(from, to))}" width="${round(width)}" height="${round(Math.abs(from - to))}" fill="${fill}"/>`

/** The parts of a whole on each other, with their sum above where all of them are drawn. */
const heapAt = ({ figures, isWhole, y, slot, numberIn }: Drawing, at: number): string => {
  const values = valuesAt(figures, at)
  const width = Math.min(widestBar, slot * share)
  const middle = plot.left + (at + 0.5) * slot
  const reached = { up: 0, down: 0 }
  const parts = values.map((value, series) => {
    if (value === null || value === 0) return ''
    const side = value > 0 ? 'up' : 'down'
    const [from, to] = [y(reached[side]), y(reached[side] + value)]
    reached[side] += value
    const { fill, text } = colourOf(series)
    const number = Math.abs(from - to) < readableHeight ? '' : numberIn(value, width)
    return (
      rect(middle - width / 2, width, [from, to], fill) +
      textAt(middle, (from + to) / 2 + 3, { text: number, fill: text })
    )
  })
  const isWorthIt = isWhole && values.filter((value) => value).length > 1
  const sum = isWorthIt ? numberIn(reached.up + reached.down, slot) : ''
  return parts.join('') + textAt(middle, y(reached.up) - 3, { text: sum, fill: dark })
}

/** Bars beside each other, each with its value above. */
const barsAt = ({ figures, y, slot, numberIn }: Drawing, at: number): string => {
  const values = valuesAt(figures, at)
  const each = Math.min(widestBar, (slot * share) / Math.max(1, values.length))
  const begin = plot.left + (at + 0.5) * slot - (each * values.length) / 2
  return values
    .map((value, series) => {
      if (value === null) return ''
      const x = begin + series * each
      const room = values.length === 1 ? slot : each
      const above = Math.min(y(value), y(0)) - 3
      return (
        rect(x, each, [y(0), y(value)], colourOf(series).fill) +
        textAt(x + each / 2, above, { text: numberIn(value, room), fill: dark })
      )
    })
    .join('')
}

/** Lines that end where a value is missing. */
const linesOf = ({ figures, y, slot, numberIn }: Drawing): string =>
  figures.series
    .map(({ values }, series) => {
      const { fill } = colourOf(series)
      let path = ''
      let marks = ''
      for (const [at, value] of values.entries()) {
        if (value === null) continue
        const [x, height] = [plot.left + (at + 0.5) * slot, y(value)]
        path += `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${round(x)} ${round(height)}`
        marks += `<circle cx="${round(x)}" cy="${round(height)}" r="2" fill="${fill}"/>`
        const text = figures.series.length === 1 ? numberIn(value, slot) : ''
        marks += textAt(x, height - 5, { text, fill: dark })
      }
      return `<path d="${path}" fill="none" stroke="${fill}" stroke-width="1.5"/>${marks}`
    })
    .join('')

/** Each label as far as it has room, or as many as have room beside each other. */
const labelsOf = ({ figures, labels: which, slot, width }: Drawing): string => {
  const room = which === 'all' ? Math.max(3, Math.floor(slot / letter)) : Number.POSITIVE_INFINITY
  const shown = figures.labels.map((label) =>
    label.length > room ? `${label.slice(0, room - 1)}…` : label,
  )
  const longest = Math.max(1, ...shown.map((label) => label.length + 1))
  const every = which === 'all' ? 1 : Math.max(1, Math.ceil((longest * letter) / slot))
  return shown
    .map((label, at) => {
      if (at % every !== 0) return ''
      // The last one stays within the drawing.
      const x = Math.min(plot.left + (at + 0.5) * slot, width - (label.length * letter) / 2)
      return textAt(x, bottom + 13, { text: escaped(label), fill: '#434b54' })
    })
    .join('')
}

const legendOf = ({ series }: ChartFigures): string => {
  if (series.length < 2) return ''
  const entries = series.map(
    ({ name }, at) =>
      `<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill="${colourOf(at).fill}"/></svg>${escaped(name)}</li>`,
  )
  return `<ul class="legend">${entries.join('')}</ul>`
}

/** The values at which a chart has its lines, from its lowest to its highest. */
interface ChartScale {
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
