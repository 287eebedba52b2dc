import type { Drawing, Shape } from '#core/prices/building/draw-plan'
import { drawingFonts, foldPoints } from './drawn-shapes.ts'

const draw = (context: OffscreenCanvasRenderingContext2D, shape: Shape): void => {
  context.fillStyle = shape.colour
  if (shape.kind === 'box') {
    const { x, y, width, height } = shape.box
    context.fillRect(x, y, width, height)
    context.strokeStyle = shape.edge
    context.lineWidth = 0.5
    context.strokeRect(x, y, width, height)
  } else if (shape.kind === 'fold') {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = foldPoints(shape)
    context.beginPath()
    context.moveTo(ax, ay)
    context.lineTo(bx, by)
    context.lineTo(cx, cy)
    context.fill()
  } else {
    const { x, y, text, size, weight, anchor, width } = shape
    context.font = `${weight} ${size}px ${drawingFonts}`
    context.textAlign = anchor === 'middle' ? 'center' : anchor
    context.fillText(text, x, y, width === Number.POSITIVE_INFINITY ? undefined : width)
  }
}

// Sharp on a large screen; a canvas has an end beyond which it stays empty.
const sharpness = 2
const mostPixels = 8_000

/** The drawing as a picture for other programs. */
export const pictureOf = async ({ width, height, shapes }: Drawing): Promise<Blob> => {
  const scale = Math.min(sharpness, mostPixels / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  for (const shape of shapes) draw(context, shape)
  return canvas.convertToBlob({ type: 'image/png' })
}
