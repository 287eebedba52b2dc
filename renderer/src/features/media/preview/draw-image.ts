const scaleWithin = (width: number, height: number, maxSide: number): number =>
  Math.min(1, maxSide / Math.max(width, height))

/** A small copy; nothing of the large picture is kept. */
export const drawImage = async (file: Blob, maxSide: number): Promise<Blob> => {
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
