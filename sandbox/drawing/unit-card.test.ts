import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readStoredPicture } from './png.ts'
import { drawUnitCard } from './unit-card.ts'
import { drawUnitPlan } from './unit-plan.ts'

const unit = { number: 'B.203', disposition: '3+kk', areaM2: 78.9 }
const plan = drawUnitPlan({ ...unit, seed: 3, outdoor: 'balcony' })
const card = {
  ...unit,
  project: 'Rezidence Podviní',
  floor: 2,
  priceText: '11 512 480 Kč včetně DPH',
  plan,
}
const pdf = drawUnitCard(card)
const source = pdf.toString('latin1')

/** Every stream of the document, unpacked where it is packed without a predictor. */
const streams = [...source.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((match) => {
  const start = match.index + match[0].length
  return { bytes: pdf.subarray(start, start + Number(match[1])), end: start + Number(match[1]) }
})
const texts = streams.map(({ bytes }) => inflateSync(bytes).toString('latin1'))

const fontNamed = (name: string): string => {
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(source)?.[1]
  return source.split(`\n${id} 0 obj\n`)[1]?.split('endobj')[0] ?? ''
}

/** What a reader copies: the codes of the page through the map of their font. */
const readText = (): string[] => {
  const page = texts.find((text) => text.includes(' Tj ET')) ?? ''
  const maps = ['R', 'B'].map((name) => {
    const id = Number(/\/ToUnicode (\d+) 0 R/.exec(fontNamed(name))?.[1])
    const at = source.indexOf(`\n${id} 0 obj\n`)
    const map = texts[streams.findIndex(({ end }) => end > at)] ?? ''
    const pairs = [...map.matchAll(/^<(..)> <(....)>$/gm)]
    const entries = pairs.map(([, code = '', sign = '']) => [code, sign] as const)
    return [name, new Map(entries)] as const
  })
  const lines = [...page.matchAll(/\/(.) [\d.]+ Tf\n.* <([0-9A-F]+)> Tj/g)]
  return lines.map(([, font = '', codes = '']) => {
    const map = new Map(maps).get(font)
    const signs = codes.match(/../g)?.map((code) => Number.parseInt(map?.get(code) ?? '0', 16))
    return String.fromCharCode(...(signs ?? []))
  })
}

test('the table of the document points at every object', () => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1])
  expect(source.slice(start, start + 5)).toBe('xref\n')
  const offsets = [...source.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  expect(offsets.length).toBeGreaterThan(10)
  offsets.forEach((offset, index) => {
    expect(source.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  })
  expect(source).toContain(`/Size ${offsets.length + 1} `)
})

test('every stream is as long as it says', () => {
  expect(streams.length).toBeGreaterThan(5)
  for (const { end } of streams) expect(source.slice(end, end + 10)).toBe('\nendstream')
})

test('the words on the page are those of the unit, Czech letters among them', () => {
  const words = readText()
  for (const text of [
    'Rezidence Podviní',
    'Byt B.203',
    '3+kk',
    '78,9 m²',
    '2. NP',
    card.priceText,
  ]) {
    expect(words).toContain(text)
  }
})

test('every letter of the page is drawn in the document', () => {
  const shapes = texts.filter((text) => /^\d.* d1\n/.test(text))
  expect(shapes.length).toBeGreaterThan(30)
  const drawn = shapes.filter((text) => text.trim().endsWith('S') && text.includes(' m\n'))
  // The space of either font has no strokes.
  expect(shapes.length - drawn.length).toBe(2)
})

test('the picture on the page is the plan, pixel by pixel', () => {
  const { width, height, palette, deflated } = readStoredPicture(plan)
  expect(source).toContain(`/Width ${width} /Height ${height} /BitsPerComponent 8`)
  expect(source).toContain(Buffer.from(palette).toString('hex'))
  expect(streams.some(({ bytes }) => bytes.equals(deflated))).toBe(true)
})

test('the same unit has the same card', () => {
  expect(drawUnitCard(card).equals(pdf)).toBe(true)
  expect(drawUnitCard({ ...card, priceText: 'na dotaz' }).equals(pdf)).toBe(false)
})
