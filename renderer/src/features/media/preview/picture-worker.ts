import { drawImage } from './draw-image.ts'
import type { PictureDrawn, PictureForgotten, PictureWanted } from './picture-message.ts'

const draw = async ({ id, url, maxSide }: PictureWanted): Promise<PictureDrawn> => {
  const answer = await fetch(url)
  if (!answer.ok) return { id, kind: 'none' }
  const file = await answer.blob()
  const isPdf = file.type === 'application/pdf'
  // The library for PDF is large and read with the first one.
  const blob = isPdf
    ? await (await import('./draw-pdf.ts')).drawPdf(await file.arrayBuffer(), maxSide)
    : await drawImage(file, maxSide)
  return { id, kind: 'drawn', url: URL.createObjectURL(blob), isPdf }
}

addEventListener('message', ({ data }: MessageEvent<PictureWanted | PictureForgotten>) => {
  if (data.kind === 'forget') {
    URL.revokeObjectURL(data.url)
    return
  }
  draw(data).then(
    (drawn) => postMessage(drawn),
    // A damaged picture has no small one: the list says what is wrong with it.
    () => postMessage({ id: data.id, kind: 'none' } satisfies PictureDrawn),
  )
})
