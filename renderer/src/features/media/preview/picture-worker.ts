import type { DrawnPicture, DrawPictureRequest } from './picture-message.ts'

const read = async (url: string): Promise<Blob | null> => {
  const answer = await fetch(url)
  return answer.ok ? answer.blob() : null
}

const draw = async (file: Blob, maxSide: number): Promise<{ url: string; isPdf: boolean }> => {
  const isPdf = file.type === 'application/pdf'
  // The library for PDF is large and read with the first one.
  const small = isPdf
    ? await (await import('./draw-pdf.ts')).drawPdf(await file.arrayBuffer(), maxSide)
    : await drawImage(file, maxSide)
  return { url: await addressOf(small), isPdf }
}

/** What belongs to this worker would end with it. */
const addressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })

const answer = async ({ id, url, maxSide }: DrawPictureRequest): Promise<DrawnPicture> => {
  const file = await read(url).catch(() => null)
  if (file === null) return { id, bytes: 0, kind: 'none' }
  const bytes = file.size
  return draw(file, maxSide).then(
    (drawn) => ({ id, bytes, kind: 'drawn', ...drawn }),
    // A damaged picture has no small one: the list says what is wrong with it.
    () => ({ id, bytes, kind: 'none' }),
  )
}

addEventListener('message', ({ data }: MessageEvent<DrawPictureRequest>) => {
  void answer(data).then((drawn) => postMessage(drawn))
})

const scaleWithin = (width: number, height: number, maxSide: number): number =>
  Math.min(1, maxSide / Math.max(width, height))

/** A small copy; nothing of the large picture is kept. */
const drawImage = async (file: Blob, maxSide: number): Promise<Blob> => {
  const bitmap = await createImageBitmap(file)
  const scale = scaleWithin(bitmap.width, bitmap.height, maxSide)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
