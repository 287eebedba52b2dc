import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfIndexAt, pdfPartBytes, readPdfFacts } from './read-pdf-facts.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const parts = (text: string) => {
  const all = bytes(text)
  const at = pdfIndexAt(all)
  return {
    start: all.subarray(0, pdfPartBytes),
    end: all.subarray(-pdfPartBytes),
    index: at === null ? new Uint8Array() : all.subarray(at, at + pdfPartBytes),
  }
}
const read = (text: string) => readPdfFacts(parts(text))

const catalog = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
const tree =
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 3 >>\nendobj\n' +
  '3 0 obj\n<</Type/Pages/Parent 2 0 R/Kids[5 0 R 6 0 R]/Count 2>>\nendobj\n'
const trailer = (more = '') =>
  `xref\n0 1\ntrailer\n<< /Size 7 /Root 1 0 R ${more}>>\nstartxref\n9\n%%EOF\n`

test('pages are those of the whole tree and not of its branches', () => {
  expect(read(`%PDF-1.4\n${catalog}${tree}${trailer()}`)).toEqual({ isEncrypted: false, pages: 3 })
})

test('what was written again at the end counts', () => {
  const again = '2 0 obj\n<< /Count 5 /Type /Pages /Kids [3 0 R] >>\nendobj\n'
  expect(read(`%PDF-1.4\n${catalog}${tree}${trailer()}${again}${trailer()}`).pages).toBe(5)
})

test('a file for the web tells its pages at its start', () => {
  const linear = '7 0 obj\n<</Linearized 1/L 9000/O 9/E 800/N 12/T 8000>>\nendobj\n'
  expect(read(`%PDF-1.6\n${linear}${'x'.repeat(200_000)}${trailer()}`).pages).toBe(12)
})

test('pages in packed objects are not counted', () => {
  const packed =
    '2 0 obj\n<< /Type /ObjStm /N 9 /First 3 >>\nstream\n/Type /Pages /Count 4\nendstream'
  expect(read(`%PDF-1.5\n${packed}\nendobj\n${trailer()}`).pages).toBeNull()
})

test('encryption is told by the trailer and by the index alike', () => {
  expect(read(`%PDF-1.4\n${catalog}${tree}${trailer('/Encrypt 8 0 R ')}`).isEncrypted).toBe(true)
  const body = `%PDF-1.5\n${'x'.repeat(100_000)}`
  const index = `9 0 obj\n<</Type/XRef/Encrypt 8 0 R/Size 9>>\nstream\n${'y'.repeat(90_000)}`
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  expect(read(body + index + end).isEncrypted).toBe(true)
  expect(read('%PDF-1.4\n(A text on /Encrypt)').isEncrypted).toBe(false)
})

test('no bytes are too strange to be read', () => {
  const word = fc.constantFrom(
    'obj',
    'endobj',
    '<<',
    '>>',
    '/Count ',
    '/Type /Pages',
    '9',
    'startxref\n',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
      const { pages } = read(words.join(' '))
      expect(pages === null || Number.isInteger(pages)).toBe(true)
    }),
  )
})
