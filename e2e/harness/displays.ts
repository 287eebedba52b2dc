/** One for each story that runs at the same time: windows on the same one take the focus from each other. */
export const displays: readonly string[] = (
  process.env['UNITDESK_DISPLAYS'] ??
  process.env['DISPLAY'] ??
  ''
).split(' ')

/** The one on which this worker's stories show their windows. */
export const ownDisplay = (): string =>
  displays[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''
