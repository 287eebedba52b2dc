import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as parser from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

// The parser runs here, beside what draws: the library looks for it under this name.
Object.assign(globalThis, { pdfjsWorker: parser })

interface WorkerCanvas {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Canvases of a worker, in the form that the library asks for; its own need a document. */
class WorkerCanvases {
  create(width: number, height: number): WorkerCanvas {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }

  reset({ canvas }: WorkerCanvas, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height })
  }

  destroy(drawn: WorkerCanvas): void {
    drawn.canvas = null
    drawn.context = null
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false })
  }
}

/** Filters are SVG in a document: without one, what needs them is drawn without them. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  addSelectionFilter = () => 'none'
  createSelectionStyle = () => null
  destroy = () => undefined
}

/** The first page. */
export const drawPdf = async (bytes: ArrayBuffer, maxSide: number): Promise<Blob> => {
  const { fonts } = globalThis as unknown as { readonly fonts: FontFaceSet }
  const loading = getDocument({
    data: new Uint8Array(bytes),
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    ownerDocument: { fonts } as unknown as HTMLDocument,
    useSystemFonts: true,
    useWasm: false,
    disableWorkerRendering: true,
    verbosity: 0,
  } as Parameters<typeof getDocument>[0])
  try {
    const page = await (await loading.promise).getPage(1)
    const whole = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: maxSide / Math.max(whole.width, whole.height) })
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
    await page.render({ canvas: null, canvasContext, viewport }).promise
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  } finally {
    await loading.destroy()
  }
}
