import { type ByteWriter, byteWriter } from './byte-writer.ts'
import { collectTexts } from './shared-texts.ts'

/** A record: its number, how many bytes follow, the bytes. */
const record = (to: ByteWriter, type: number, fill: () => void = () => {}): void => {
  to.u16(type)
  const lengthAt = to.length()
  to.u16(0)
  fill()
  to.patchU16(to.length() - lengthAt - 2, lengthAt)
}

/** Numbers of the built-in number formats. */
export type FormatNumber = 0 | 1 | 2 | 4 | 14 | 22

export type XlsCell = string | { readonly value: number; readonly format: FormatNumber } | null

export interface XlsSheet {
  readonly name: string
  /** The widths of the columns in characters. */
  readonly widths: readonly number[]
  readonly rows: Iterable<readonly XlsCell[]>
}

const formats: readonly FormatNumber[] = [0, 1, 2, 4, 14, 22]
const styleFormats = 15
const fontName = 'Arial'

/** The stream of a workbook of one sheet as Excel 97 wrote it (BIFF8; [MS-XLS] 2.1.7.20). */
export const workbookStream = ({ name, widths, rows }: XlsSheet): Buffer => {
  const texts = collectTexts()
  const sheet = byteWriter()
  writeSheet(sheet, { widths, rows, placeOf: texts.placeOf })
  const to = byteWriter()
  writeGlobals(to)
  const boundAt = to.length()
  record(to, 0x0085, () => {
    to.u32(0)
    to.u16(0)
    to.u8(name.length)
    to.u8(0)
    to.text(name, 'latin1')
  })
  texts.write(to)
  record(to, 0x000a)
  to.patchU32(to.length(), boundAt + 4)
  return Buffer.concat([to.bytes(), sheet.bytes()])
}

const beginning = (to: ByteWriter, kind: 'globals' | 'sheet'): void =>
  record(to, 0x0809, () => {
    to.u16(0x0600)
    to.u16(kind === 'globals' ? 0x0005 : 0x0010)
    to.u16(0x0dbb)
    to.u16(0x07cc)
    to.u32(0x0041)
    to.u32(0x0006)
  })

const writeGlobals = (to: ByteWriter): void => {
  beginning(to, 'globals')
  // Texts are UTF-16.
  record(to, 0x0042, () => to.u16(0x04b0))
  // The window: its place and size, its bars, one sheet, which is selected.
  record(to, 0x003d, () => {
    for (const value of [0, 0, 0x4000, 0x2000, 0x0038, 0, 0, 1, 600]) to.u16(value)
  })
  // Days are counted from 1900.
  record(to, 0x0022, () => to.u16(0))
  for (let font = 0; font < 4; font += 1) writeFont(to)
  for (let style = 0; style < styleFormats; style += 1) writeCellFormat(to, 0, 'style')
  for (const format of formats) writeCellFormat(to, format, 'cell')
  // The style "Normal".
  record(to, 0x0293, () => {
    to.u16(0x8000)
    to.u16(0xff00)
  })
}

const writeFont = (to: ByteWriter): void =>
  record(to, 0x0031, () => {
    for (const value of [200, 0, 0x7fff, 400, 0]) to.u16(value)
    to.u32(0)
    to.u8(fontName.length)
    to.u8(0)
    to.text(fontName, 'latin1')
  })

const writeCellFormat = (to: ByteWriter, format: FormatNumber, kind: 'style' | 'cell'): void =>
  record(to, 0x00e0, () => {
    to.u16(0)
    to.u16(format)
    to.u16(kind === 'style' ? 0xfff5 : 0x0001)
    to.u16(0x0020)
    to.u8(0)
    to.u8(kind === 'style' ? 0xf4 : 0x04)
    to.u32(0)
    to.u32(0)
    to.u16(0x20c0)
  })

interface SheetParts extends Omit<XlsSheet, 'name'> {
  readonly placeOf: (text: string) => number
}

const writeSheet = (to: ByteWriter, { widths, rows, placeOf }: SheetParts): void => {
  beginning(to, 'sheet')
  widths.forEach((width, column) => {
    record(to, 0x007d, () => {
      for (const value of [column, column, width * 256, styleFormats, 0, 0]) to.u16(value)
    })
  })
  const dimensionsAt = to.length()
  record(to, 0x0200, () => {
    to.u32(0)
    to.u32(0)
    for (const value of [0, widths.length, 0]) to.u16(value)
  })
  let count = 0
  for (const row of rows) {
    writeRow(to, { row, count, placeOf })
    count += 1
  }
  to.patchU32(count, dimensionsAt + 8)
  // The window shows grid, headings and zeros; the sheet is selected and in front.
  record(to, 0x023e, () => {
    for (const value of [0x06b6, 0, 0, 0x0040, 0, 0, 0, 0, 0]) to.u16(value)
  })
  record(to, 0x000a)
}

interface RowParts {
  readonly row: readonly XlsCell[]
  readonly count: number
  readonly placeOf: (text: string) => number
}

const writeRow = (to: ByteWriter, { row, count, placeOf }: RowParts): void => {
  row.forEach((cell, column) => {
    if (cell === null) return
    const isText = typeof cell === 'string'
    record(to, isText ? 0x00fd : 0x0203, () => {
      to.u16(count)
      to.u16(column)
      to.u16(styleFormats + (isText ? 0 : formats.indexOf(cell.format)))
      if (isText) to.u32(placeOf(cell))
      else to.f64(cell.value)
    })
  })
}
