/** The files of `resources/icons` that the build puts beside main's bundle. */
export const iconFiles = [
  '32x32.png',
  '128x128.png',
  'unitdesk.ico',
  'trayTemplate.png',
  // macOS finds it by itself, where a display has two points in each.
  'trayTemplate@2x.png',
] as const

export type IconFile = (typeof iconFiles)[number]
