const displays: readonly string[] = (
  process.env['UNITDESK_DISPLAYS'] ??
  process.env['DISPLAY'] ??
  ''
).split(' ')

/** Windows on one display take the focus from each other: stories that run at once have displays of their own. */
export const storiesAtOnce = Math.max(1, Math.floor(displays.length / 2))

const worker = (): number => Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The display on which this worker's stories show the windows that they start. */
export const ownDisplay = (): string => displays[worker()] ?? ''

/** The display of the window that this worker's stories share: one of its own where there are enough. */
export const sharedDisplay = (): string => displays[storiesAtOnce + worker()] ?? ownDisplay()
