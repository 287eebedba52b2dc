import { areaText } from './area-text.ts'
import { floorName } from './floor-name.ts'
import { a4, type PdfMark, writePdf } from './pdf.ts'
import { planColours } from './plan-colours.ts'
import { readStoredPicture } from './png.ts'

export interface UnitCard {
  readonly project: string
  readonly number: string
  readonly disposition: string
  readonly areaM2: number
  readonly floor: number
  readonly priceText: string
  /** A picture of this project's own drawing, as PNG. */
  readonly plan: Buffer
}

const { ink, faint, rule, accent } = planColours
const margin = 48
const right = a4.width - margin
const rowHeight = 26

const line = (y: number, colour: number): PdfMark => ({
  kind: 'box',
  rect: { x1: margin, x2: right, y1: y, y2: y + 0.6 },
  colour,
})

const heading = ({ project, number }: UnitCard): PdfMark[] => [
  { kind: 'box', rect: { x1: margin, x2: margin + 44, y1: 48, y2: 52 }, colour: accent },
  { kind: 'text', text: project, x: margin, y: 78, size: 13, colour: faint },
  { kind: 'text', text: `Byt ${number}`, x: margin, y: 118, size: 32, colour: ink, isBold: true },
]

const factRows = (facts: readonly (readonly [name: string, value: string])[], top: number) =>
  facts.flatMap(([name, value], index): PdfMark[] => {
    const y = top + index * rowHeight
    const isPrice = index === facts.length - 1
    const shown = { y: y + 18, size: 12.5, isBold: isPrice, colour: ink }
    return [
      line(y, rule),
      { kind: 'text', text: name, x: margin, ...shown, colour: isPrice ? ink : faint },
      { kind: 'text', text: value, x: right, align: 'right', ...shown },
    ]
  })

const picture = (plan: Buffer, top: number): PdfMark => {
  const { width, height } = readStoredPicture(plan)
  const scale = Math.min((right - margin) / width, (a4.height - 90 - top) / height)
  const left = (a4.width - width * scale) / 2
  const rect = { x1: left, x2: left + width * scale, y1: top, y2: top + height * scale }
  return { kind: 'picture', rect, png: plan }
}

const notice = 'Půdorys je ilustrační, rozměry a vybavení se mohou lišit.'

/** The card of one unit: what it is, what it costs, how it looks. */
export const drawUnitCard = (card: UnitCard): Buffer => {
  const facts = [
    ['Dispozice', card.disposition],
    ['Podlahová plocha', areaText(Math.round(card.areaM2 * 10))],
    ['Podlaží', floorName(card.floor)],
    ['Cena', card.priceText],
  ] as const
  const top = 146
  const bottom = top + facts.length * rowHeight
  return writePdf({
    title: `${card.project} – ${card.number}`,
    marks: [
      ...heading(card),
      ...factRows(facts, top),
      line(bottom, ink),
      picture(card.plan, bottom + 40),
      line(a4.height - 66, rule),
      { kind: 'text', text: notice, x: margin, y: a4.height - 48, size: 9, colour: faint },
    ],
  })
}
