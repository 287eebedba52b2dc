import { readFileSync } from 'node:fs'
import { inProject } from '../../setup/project.ts'
import { icnsFile, icoFile, type Picture } from './icon-container.ts'

export const iconsFolder = inProject('resources', 'icons')

const sides = [16, 24, 32, 48, 64, 128, 256, 512] as const
const sidesForWindows = [16, 24, 32, 48, 64, 256] as const
const sidesForMac = [16, 32, 64, 128, 256, 512, 1024] as const
const sideInBar = 16

const wholeIcon = 'viewBox="0 0 256 256"'
// Apple's grid: 824 of 1024 points are the icon, and what is around it stays free.
const iconOnGrid = 'viewBox="-31 -31 318 318"'

const readDrawing = (name: string): string =>
  readFileSync(inProject('resources', 'icons', name), 'utf8')

const openPainter = async () => {
  const { default: Vips } = await import('wasm-vips')
  if (!Vips) throw new Error('the library of pictures has no entry')
  const vips = await Vips({ dynamicLibraries: ['vips-resvg.wasm'] })
  const paint =
    (drawing: string) =>
    (side: number): Picture => {
      const whole = vips.Image.svgloadBuffer(drawing)
      const scale = side / whole.width
      whole.delete()
      const image = vips.Image.svgloadBuffer(drawing, { scale })
      const png = Buffer.from(image.pngsaveBuffer({ compression: 9, keep: 'none' }))
      image.delete()
      return { side, png }
    }
  return { paint, close: () => vips.shutdown() }
}

/** Every icon of the product by the name of its file, drawn from the two drawings. */
export const drawIcons = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const { paint, close } = await openPainter()
  const drawing = readDrawing('unitdesk.svg')
  const icon = paint(drawing)
  const inBar = paint(readDrawing('template.svg'))
  const files = new Map<string, Buffer>([
    ...sides.map((side) => [`${side}x${side}.png`, icon(side).png] as const),
    ['unitdesk.ico', icoFile(sidesForWindows.map(icon))],
    ['unitdesk.icns', icnsFile(sidesForMac.map(paint(drawing.replace(wholeIcon, iconOnGrid))))],
    // macOS knows by this end of a name that it may give the picture its colour.
    ['trayTemplate.png', inBar(sideInBar).png],
    ['trayTemplate@2x.png', inBar(2 * sideInBar).png],
  ])
  close()
  return files
}
