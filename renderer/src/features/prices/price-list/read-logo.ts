/** In pixels; on paper it is a few centimetres wide, and it is kept with the person's other choices. */
const most = 600

/** The picture as a data address, no larger than paper needs; null where the file is no picture. */
export const readLogo = async (file: File): Promise<string | null> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/png')
}
