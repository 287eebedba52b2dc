import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface PdfPage {
  /** In points. */
  readonly width: number
  readonly height: number
  /** The text of the page, line by line. */
  readonly text: string
}

/** The pages of a file as another program reads them. */
export const pagesOfPdf = async (path: string): Promise<PdfPage[]> => {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)) })
  const pdf = await task.promise
  const pages: PdfPage[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const text = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
    pages.push({ width, height, text })
  }
  await task.destroy()
  return pages
}
