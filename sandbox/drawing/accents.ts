/** Marks above a letter, around x = 0 and from y = 0 upwards, by their combining character. */
export const accents: ReadonlyMap<string, string> = new Map([
  ['\u0301', 'M-.5 0L1 1.9'],
  ['\u0300', 'M.5 0L-1 1.9'],
  ['\u030c', 'M-1.6 1.7L0 .1L1.6 1.7'],
  ['\u0302', 'M-1.6 .1L0 1.7L1.6 .1'],
  ['\u0308', 'M-1.3 .7V.9M1.3 .7V.9'],
  ['\u030a', 'M0 -.2Q-1.2 -.2 -1.2 1Q-1.2 2.2 0 2.2Q1.2 2.2 1.2 1Q1.2 -.2 0 -.2'],
])

/** Letters with an ascender carry the caron as a comma at their shoulder. */
export const shoulderCaron = { letters: 'dtlL', path: 'M.4 10.4L-.3 8', gap: 1.7 }

export const accentHeight = { small: 8.5, capital: 11.6 }
