import { type Glyph, glyphOf } from './glyph.ts'
import { capHeight } from './letter-shapes.ts'
import { penOf, trackingOf } from './lettering.ts'
import { deflatedObject, type PdfObjects } from './pdf-objects.ts'

/**
 * The alphabet of the pictures as a Type 3 font: every letter is in the file, so Czech comes out the
 * same in every viewer, and the map to Unicode lets a reader search and copy.
 */
export interface PdfFont {
  readonly objectId: number
  /** The text as the codes of the font, for a `Tj`. */
  readonly encode: (text: string) => string
}

/** A size of 10 points has capitals 7 points high, as in the usual fonts. */
export const capShare = 0.7

const firstCode = 33
const number = (value: number): string => String(Number(value.toFixed(3)))
const hex = (code: number, digits: number): string =>
  code.toString(16).toUpperCase().padStart(digits, '0')

const outline = ({ steps }: Glyph): string => {
  let [lastX, lastY] = [0, 0]
  return steps
    .map(({ kind, x, y, cx, cy }) => {
      // A document knows curves with two control points only.
      const controls = [
        lastX + (2 / 3) * (cx - lastX),
        lastY + (2 / 3) * (cy - lastY),
        x + (2 / 3) * (cx - x),
        y + (2 / 3) * (cy - y),
      ]
      ;[lastX, lastY] = [x, y]
      if (kind === 'curve') return `${[...controls, x, y].map(number).join(' ')} c`
      return `${number(x)} ${number(y)} ${kind === 'move' ? 'm' : 'l'}`
    })
    .join('\n')
}

const advanceOf = (character: string, isBold: boolean) =>
  glyphOf(character).advance + trackingOf(isBold)

const drawing = (character: string, isBold: boolean): string => {
  const advance = advanceOf(character, isBold)
  const bounds = `${number(advance)} 0 -2 -5 ${number(advance + 2)} 16 d1`
  const pen = `${penOf(isBold)} w 1 J 1 j`
  return `${bounds}\n${pen}\n${outline(glyphOf(character))}\nS`
}

const drawn = new Map<string, Buffer>()

/** A letter is the same in every document: it is drawn once. */
const letterObject = (character: string, isBold: boolean): Buffer => {
  const key = `${isBold ? 'bold' : 'regular'} ${character}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const object = deflatedObject('', Buffer.from(drawing(character, isBold), 'latin1'))
  drawn.set(key, object)
  return object
}

const utf16 = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index), 4)).join(
    '',
  )

const unicodeMap = (characters: readonly string[]): string =>
  [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CMapName /Letters def',
    '/CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    `${characters.length} beginbfchar`,
    ...characters.map((character, index) => `<${hex(firstCode + index, 2)}> <${utf16(character)}>`),
    'endbfchar',
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')

/** Holds the letters of `text` and no others. */
export const addPdfFont = (objects: PdfObjects, text: string, isBold: boolean): PdfFont => {
  const characters = [...new Set(text)]
  const ids = characters.map((character) => objects.add(letterObject(character, isBold)))
  const unicode = objects.add(deflatedObject('', Buffer.from(unicodeMap(characters), 'latin1')))
  const names = characters.map((_, index) => `/g${index}`)
  const widths = characters.map((character) => number(advanceOf(character, isBold)))
  const scale = number(capShare / capHeight)
  const objectId = objects.add(
    [
      '<< /Type /Font /Subtype /Type3 /FontBBox [-2 -5 14 16]',
      `/FontMatrix [${scale} 0 0 ${scale} 0 0] /Resources << >>`,
      `/FirstChar ${firstCode} /LastChar ${firstCode + characters.length - 1}`,
      `/Widths [${widths.join(' ')}]`,
      `/Encoding << /Type /Encoding /Differences [${firstCode} ${names.join(' ')}] >>`,
      `/CharProcs << ${names.map((name, index) => `${name} ${ids[index]} 0 R`).join(' ')} >>`,
      `/ToUnicode ${unicode} 0 R >>`,
    ].join('\n'),
  )
  const codes = new Map(characters.map((character, index) => [character, firstCode + index]))
  const encode = (line: string) =>
    `<${[...line].map((character) => hex(codes.get(character) ?? firstCode, 2)).join('')}>`
  return { objectId, encode }
}
