// Whatever a person or their keyboard puts between thousands.
const separators = /[\s\u00a0\u202f.,'’]/g

/** Whether the text is this number, with or without something between its thousands. */
export const isTypedCount = (text: string, count: number): boolean =>
  text.replace(separators, '') === String(count)
