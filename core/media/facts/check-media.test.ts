import { expect, test } from 'vitest'
import { type CheckedFile, checkMedia } from './check-media.ts'
import { usualMediaLimits } from './media-limits.ts'

const image = { width: 2000, height: 1000, orientation: 1, isCmyk: false }
const png: CheckedFile = {
  sizeBytes: 500_000,
  extension: 'png',
  type: 'png',
  image,
  name: 'A.101.png',
  pdf: null,
  isCutShort: false,
  decoded: 'whole',
}
const pdf: CheckedFile = { ...png, decoded: null, extension: 'pdf', type: 'pdf', image: null }
const check = (endpoint: Parameters<typeof checkMedia>[0], file: CheckedFile) =>
  checkMedia(endpoint, file, usualMediaLimits)
const nothing = { stops: [], warnings: [] }

test.each(['unitPlan', 'unitPicture', 'floorPlan', 'buildingPlan'] as const)(
  '%s takes PNG and JPEG and nothing else',
  (endpoint) => {
    expect(check(endpoint, png)).toEqual(nothing)
    expect(check(endpoint, { ...png, type: 'jpeg', extension: 'jpg' })).toEqual(nothing)
    const refused = (['webp', 'gif', 'heic', 'pdf', null] as const).map(
      (type) => check(endpoint, { ...png, type, extension: '' }).stops,
    )
    expect(refused.flat().map(({ kind }) => kind)).toEqual(Array(5).fill('typeRefused'))
  },
)

test('the card of a unit is a PDF; of anything else a person is warned', () => {
  expect(check('unitPdf', pdf)).toEqual(nothing)
  const other = check('unitPdf', { ...png, type: 'zip', extension: 'docx', image: null })
  expect(other).toEqual({ stops: [], warnings: [{ kind: 'noPdf', type: 'zip' }] })
})

test('a PDF that may ask for a password is told of', () => {
  const encrypted = { ...pdf, pdf: { isEncrypted: true, pages: 2 } }
  expect(check('unitPdf', encrypted)).toEqual({ stops: [], warnings: [{ kind: 'encrypted' }] })
  expect(check('unitPdf', { ...pdf, pdf: { isEncrypted: false, pages: 2 } })).toEqual(nothing)
})

test('an empty file does not leave, whatever else is wrong with it', () => {
  const empty = { ...png, sizeBytes: 0, type: null, image: null }
  expect(check('unitPdf', empty)).toEqual({ stops: [{ kind: 'empty' }], warnings: [] })
})

test('an image without a readable header is damaged', () => {
  expect(check('unitPlan', { ...png, image: null }).stops).toEqual([{ kind: 'damaged' }])
})

test('a picture that cannot be drawn to its end does not leave, as a card neither', () => {
  for (const endpoint of ['unitPlan', 'unitPdf'] as const) {
    const { stops, warnings } = check(endpoint, { ...png, decoded: 'broken', isCutShort: true })
    expect(stops).toEqual([{ kind: 'damaged' }])
    expect(warnings).not.toContainEqual({ kind: 'cutShort' })
  }
})

test('a picture that was drawn to its end is whole, whatever stands behind it', () => {
  expect(check('unitPlan', { ...png, isCutShort: true })).toEqual(nothing)
})

test('the limits of the workspace hold on both sides', () => {
  const { maxBytes, maxSide, minSide } = usualMediaLimits
  const atLimit = {
    ...png,
    sizeBytes: maxBytes,
    image: { ...image, width: maxSide, height: maxSide },
  }
  expect(check('unitPlan', atLimit)).toEqual(nothing)
  const least = { ...png, image: { ...image, width: minSide, height: minSide } }
  expect(check('unitPlan', least)).toEqual(nothing)
  const beyond = {
    ...png,
    sizeBytes: maxBytes + 1,
    image: { ...image, width: maxSide + 1, height: minSide - 1 },
  }
  expect(check('unitPlan', beyond)).toEqual({
    stops: [
      { kind: 'tooLarge', sizeBytes: maxBytes + 1, maxBytes },
      { kind: 'tooManyPixels', side: maxSide + 1, maxSide },
    ],
    warnings: [
      { kind: 'tooFewPixels', side: minSide - 1, minSide },
      expect.objectContaining({ kind: 'oddShape' }),
    ],
  })
})

test('what a visitor would see wrong is told before', () => {
  const odd = {
    ...png,
    extension: 'jpg',
    isCutShort: true,
    decoded: 'unproved' as const,
    image: { ...image, isCmyk: true, orientation: 6 },
  }
  expect(check('floorPlan', odd).warnings).toEqual([
    { kind: 'cutShort' },
    { kind: 'unproved' },
    { kind: 'cmyk' },
    { kind: 'turned', orientation: 6 },
    { kind: 'otherEnding', extension: 'jpg', type: 'png' },
  ])
})

test('a picture that is a mere strip is told of, a wide one is not', () => {
  const of = (width: number, height: number) =>
    check('unitPicture', { ...png, image: { ...image, width, height } }).warnings
  expect(of(4_000, 1_000)).toEqual([])
  expect(of(5_000, 1_000)).toEqual([{ kind: 'oddShape', ratio: 5 }])
  expect(of(1_000, 5_000)).toEqual([{ kind: 'oddShape', ratio: 5 }])
})

test('a card of very many pages is told of', () => {
  const of = (pages: number | null) =>
    check('unitPdf', { ...pdf, pdf: { isEncrypted: false, pages } }).warnings
  expect([of(20), of(null)]).toEqual([[], []])
  expect(of(21)).toEqual([{ kind: 'manyPages', pages: 21 }])
})

test.each<readonly [string, readonly object[]]>([
  ['A.101 půdorys 56 m² (2) – final.png', []],
  [`${'a'.repeat(130)}.png`, [{ kind: 'longName', length: 134 }]],
  ['A.101_plan?.png', [{ kind: 'oddName', characters: '?' }]],
  ['A.101 \u{1F3E0}.png', [{ kind: 'oddName', characters: '\u{1F3E0}' }]],
  ['A.101\u200B.png', [{ kind: 'oddName', characters: 'U+200B' }]],
])('a person is told what is wrong with the name %s', (name, warnings) => {
  expect(check('unitPlan', { ...png, name })).toEqual({ stops: [], warnings })
})
