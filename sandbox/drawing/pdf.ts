import type { Colour } from './colour-table.ts'
import type { Rect } from './geometry.ts'
import { textWidth } from './lettering.ts'
import { addPdfFont, capShare, type PdfFont } from './pdf-font.ts'
import { createPdfObjects, deflatedObject, type PdfObjects, streamObject } from './pdf-objects.ts'
import { readStoredPicture } from './png.ts'

export type PdfMark =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      /** The baseline, from the top of the page. */
      readonly y: number
      readonly size: number
      readonly colour: Colour
      readonly isBold?: boolean
      readonly align?: 'left' | 'right'
    }
  | { readonly kind: 'box'; readonly rect: Rect; readonly colour: Colour }
  | { readonly kind: 'picture'; readonly rect: Rect; readonly png: Buffer }

/** In points, from the top left corner. */
export interface PdfPage {
  readonly title: string
  readonly marks: readonly PdfMark[]
}

export const a4 = { width: 595, height: 842 } as const

type TextMark = Extract<PdfMark, { kind: 'text' }>

const number = (value: number): string => String(Number(value.toFixed(2)))

const colourOf = (colour: Colour): string =>
  [16, 8, 0].map((shift) => number(((colour >> shift) & 0xff) / 255)).join(' ')

const hexText = (text: string): string => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex').toUpperCase()}>`
}

const drawText = (mark: TextMark, name: string, font: PdfFont): string => {
  const width = textWidth(mark.text, mark.size * capShare, mark.isBold)
  const x = mark.align === 'right' ? mark.x - width : mark.x
  const colour = colourOf(mark.colour)
  // The letters are pen strokes: some viewers colour them as lines, some as areas.
  return [
    `${colour} rg ${colour} RG`,
    `BT /${name} ${number(mark.size)} Tf`,
    `${number(x)} ${number(a4.height - mark.y)} Td ${font.encode(mark.text)} Tj ET`,
  ].join('\n')
}

const boxOf = ({ x1, y1, x2, y2 }: Rect) => ({
  x: number(x1),
  y: number(a4.height - y2),
  width: number(x2 - x1),
  height: number(y2 - y1),
})

const addPicture = (objects: PdfObjects, png: Buffer): number => {
  const { width, height, palette, deflated } = readStoredPicture(png)
  const colours = Buffer.from(palette).toString('hex')
  // Predictor 15: the rows carry their filter as in a PNG, so its data is taken as it is.
  const entries = [
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`,
    `/ColorSpace [/Indexed /DeviceRGB ${palette.length / 3 - 1} <${colours}>]`,
    '/Filter /FlateDecode',
    `/DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 8 /Columns ${width} >>`,
  ]
  return objects.add(streamObject(entries.join('\n'), deflated))
}

const addFonts = (objects: PdfObjects, marks: readonly PdfMark[]) => {
  const lettersOf = (isBold: boolean) =>
    marks
      .map((mark) => (mark.kind === 'text' && (mark.isBold ?? false) === isBold ? mark.text : ''))
      .join('')
  // A font without a letter is not allowed.
  const regular = addPdfFont(objects, lettersOf(false) || ' ', false)
  const bold = addPdfFont(objects, lettersOf(true) || ' ', true)
  return { regular, bold }
}

/** A document of one page, PDF 1.4: letters and pictures are inside, no time of making. */
export const writePdf = ({ title, marks }: PdfPage): Buffer => {
  const objects = createPdfObjects()
  const { regular, bold } = addFonts(objects, marks)
  const pictures: number[] = []
  const lines = marks.map((mark) => {
    if (mark.kind === 'text') {
      return mark.isBold ? drawText(mark, 'B', bold) : drawText(mark, 'R', regular)
    }
    const { x, y, width, height } = boxOf(mark.rect)
    if (mark.kind === 'box') return `${colourOf(mark.colour)} rg ${x} ${y} ${width} ${height} re f`
    pictures.push(addPicture(objects, mark.png))
    return `q ${width} 0 0 ${height} ${x} ${y} cm /P${pictures.length} Do Q`
  })
  const content = objects.add(deflatedObject('', Buffer.from(lines.join('\n'), 'latin1')))
  const images = pictures.map((id, index) => `/P${index + 1} ${id} 0 R`).join(' ')
  const fonts = `/R ${regular.objectId} 0 R /B ${bold.objectId} 0 R`
  const resources = `<< /Font << ${fonts} >> /XObject << ${images} >> >>`
  const tree = objects.nextId() + 1
  const page = objects.add(
    [
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${a4.width} ${a4.height}]`,
      `/Contents ${content} 0 R /Resources ${resources} >>`,
    ].join('\n'),
  )
  objects.add(`<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`)
  const catalog = objects.add(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (cs-CZ) >>`)
  const about = objects.add(`<< /Title ${hexText(title)} >>`)
  return objects.close(catalog, about)
}
