import type { BrowserWindow } from 'electron'

// The template has no style of its own, and its default text is too small to be seen.
const pageNumber =
  '<div style="width:100%;font-size:7px;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>'

type Turned = 'portrait' | 'landscape'

/** Prints what the page has laid out for paper, on pages of A4; the margins are in inches. */
export const printPdf = (window: BrowserWindow, turned: Turned = 'portrait'): Promise<Uint8Array> =>
  window.webContents.printToPDF({
    pageSize: 'A4',
    landscape: turned === 'landscape',
    printBackground: turned === 'landscape',
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: pageNumber,
    margins: { top: 0.55, bottom: 0.65, left: 0.55, right: 0.55 },
  })
