import { app, type BrowserWindow, type NativeImage, nativeImage, shell } from 'electron'
import type { OutsideFiles } from './outside-files.ts'

/** The window may be made after it, and be gone before it. */
export const createOutsideFiles = (windowNow: () => BrowserWindow | null): OutsideFiles => ({
  open: async (path) => (await shell.openPath(path)) === '',
  show: (path) => shell.showItemInFolder(path),
  drag: async (file) => {
    const icon = await iconOf(file)
    const window = windowNow()
    if (window !== null && !window.isDestroyed()) window.webContents.startDrag({ file, icon })
  },
})

const side = 32
const grey = 0x8c

/** A drag without a picture is refused by the system, and some systems have none for a file. */
const iconOf = async (path: string): Promise<NativeImage> => {
  const icon = await app.getFileIcon(path, { size: 'normal' })
  if (!icon.isEmpty()) return icon
  const size = { width: side, height: side }
  return nativeImage.createFromBitmap(Buffer.alloc(side * side * 4, grey), size)
}
