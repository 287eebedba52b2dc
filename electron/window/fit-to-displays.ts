export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const minimumSize = { width: 960, height: 640 }
const preferredSize = { width: 1440, height: 900 }

const overlap = (a: Area, b: Area): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))

/**
 * The place of the window: its last one, moved and shrunk onto the display that shows most of it; the middle of the
 * first display where it had none, or where its display is gone.
 */
export const fitToDisplays = (place: Area | null, displays: readonly [Area, ...Area[]]): Area => {
  const display = place === null ? undefined : bestDisplay(place, displays)
  if (place === null || display === undefined) return centred(displays[0])
  const width = clamp(place.width, Math.min(minimumSize.width, display.width), display.width)
  const height = clamp(place.height, Math.min(minimumSize.height, display.height), display.height)
  return {
    x: clamp(place.x, display.x, display.x + display.width - width),
    y: clamp(place.y, display.y, display.y + display.height - height),
    width,
    height,
  }
}

const bestDisplay = (place: Area, displays: readonly Area[]): Area | undefined =>
  displays
    .filter((display) => overlap(place, display) > 0)
    .sort((a, b) => overlap(place, b) - overlap(place, a))[0]

const centred = (display: Area): Area => {
  const width = Math.min(preferredSize.width, display.width)
  const height = Math.min(preferredSize.height, display.height)
  return {
    x: display.x + Math.round((display.width - width) / 2),
    y: display.y + Math.round((display.height - height) / 2),
    width,
    height,
  }
}
