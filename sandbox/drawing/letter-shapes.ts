export interface Shape {
  /** Without the space to the next letter. */
  readonly width: number
  /** Pen strokes as SVG writes them (M L H V Q, absolute), y upwards from the baseline. */
  readonly path: string
}

/** Height of a capital in the units of the shapes. */
export const capHeight = 10

// Every figure is as wide as any other, so that columns of numbers stand in line.
const figures: Readonly<Record<string, string>> = {
  '0': 'M2.8 10Q0 10 0 5Q0 0 2.8 0Q5.6 0 5.6 5Q5.6 10 2.8 10',
  '1': 'M.9 8L3.3 10V0',
  '2': 'M.3 7.8Q.7 10 2.9 10Q5.4 10 5.4 7.6Q5.4 6 3.8 4.3L0 0H5.6',
  '3': 'M.3 8.2Q.9 10 2.7 10Q5.2 10 5.2 7.7Q5.2 5.4 2.4 5.4Q5.6 5.4 5.6 2.7Q5.6 0 2.7 0Q.6 0 0 1.8',
  '4': 'M4.2 0V10L0 3H5.8',
  '5': 'M5 10H.9L.5 5.4Q1.4 6.3 2.8 6.3Q5.6 6.3 5.6 3.2Q5.6 0 2.7 0Q.7 0 0 1.6',
  '6': 'M4.5 10Q0 7.4 0 3.2Q0 0 2.8 0Q5.6 0 5.6 3.1Q5.6 6.1 2.9 6.1Q.6 6.1 0 3.4',
  '7': 'M0 10H5.4L1.9 0',
  '8': 'M2.8 5.4Q.3 5.4 .3 7.7Q.3 10 2.8 10Q5.3 10 5.3 7.7Q5.3 5.4 2.8 5.4Q0 5.4 0 2.7Q0 0 2.8 0Q5.6 0 5.6 2.7Q5.6 5.4 2.8 5.4',
  '9': 'M1.1 0Q5.6 2.6 5.6 6.8Q5.6 10 2.8 10Q0 10 0 6.9Q0 3.9 2.7 3.9Q5 3.9 5.6 6.6',
}

const capitals: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [6.8, 'M0 0L3.4 10L6.8 0M1.15 3.4H5.65'],
  B: [6, 'M0 0V10H3.2Q5.6 10 5.6 7.6Q5.6 5.3 3.2 5.3H0M3.2 5.3Q6 5.3 6 2.65Q6 0 3.2 0H0'],
  C: [6, 'M6 8.2Q5.2 10 3.2 10Q0 10 0 5Q0 0 3.2 0Q5.2 0 6 1.8'],
  D: [6.2, 'M0 0V10H2.6Q6.2 10 6.2 5Q6.2 0 2.6 0H0'],
  E: [5.4, 'M5.4 10H0V0H5.4M0 5.3H4.7'],
  F: [5.4, 'M5.4 10H0V0M0 5.1H4.6'],
  G: [6.2, 'M6 8.2Q5.2 10 3.2 10Q0 10 0 5Q0 0 3.2 0Q6.2 0 6.2 3.6V4.6H3.5'],
  H: [6, 'M0 0V10M6 0V10M0 5.2H6'],
  I: [0, 'M0 0V10'],
  J: [4, 'M4 10V2.8Q4 0 2 0Q.5 0 0 1.4'],
  K: [6, 'M0 0V10M5.8 10L0 3.8M2.1 6L6 0'],
  L: [5, 'M0 10V0H5'],
  M: [7.4, 'M0 0V10L3.7 3L7.4 10V0'],
  N: [6, 'M0 0V10L6 0V10'],
  O: [6.8, 'M3.4 10Q0 10 0 5Q0 0 3.4 0Q6.8 0 6.8 5Q6.8 10 3.4 10'],
  P: [6, 'M0 0V10H3.2Q6 10 6 7.3Q6 4.6 3.2 4.6H0'],
  Q: [7, 'M3.4 10Q0 10 0 5Q0 0 3.4 0Q6.8 0 6.8 5Q6.8 10 3.4 10M4.2 2.2L7 -.8'],
  R: [6.2, 'M0 0V10H3.2Q6 10 6 7.3Q6 4.6 3.2 4.6H0M3 4.6L6.2 0'],
  S: [6, 'M5.6 8.5Q4.8 10 3 10Q.3 10 .3 7.6Q.3 5.8 3 5.3Q6 4.7 6 2.6Q6 0 3 0Q.9 0 0 1.6'],
  T: [6.4, 'M0 10H6.4M3.2 10V0'],
  U: [6, 'M0 10V3.4Q0 0 3 0Q6 0 6 3.4V10'],
  V: [6.8, 'M0 10L3.4 0L6.8 10'],
  W: [9.8, 'M0 10L2.4 0L4.9 9.4L7.4 0L9.8 10'],
  X: [6.2, 'M0 10L6.2 0M6.2 10L0 0'],
  Y: [6.4, 'M0 10L3.2 4.8L6.4 10M3.2 4.8V0'],
  Z: [6.2, 'M.2 10H6L0 0H6.2'],
}

const bowl = 'M2.5 7Q0 7 0 3.5Q0 0 2.5 0Q5 0 5 3.5Q5 7 2.5 7'

const smallLetters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  a: [5, 'M.5 6.1Q1.2 7 2.6 7Q5 7 5 4.6V0M5 4H2.4Q0 4 0 2Q0 0 2.2 0Q4 0 5 1.6'],
  b: [5, `M0 10V0${bowl}`],
  c: [4.7, 'M4.7 5.8Q4 7 2.5 7Q0 7 0 3.5Q0 0 2.5 0Q4 0 4.7 1.2'],
  d: [5, `M5 10V0${bowl}`],
  e: [5, 'M0 3.6H5Q5 7 2.5 7Q0 7 0 3.5Q0 0 2.6 0Q4.2 0 4.8 1.2'],
  f: [3.4, 'M3.6 9.9Q1.4 10.4 1.4 8V0M0 7H3.3'],
  g: [5, `M5 7V0Q5 -3 2.4 -3Q1 -3 .2 -2.2${bowl}`],
  h: [5, 'M0 10V0M0 4Q.2 7 2.6 7Q5 7 5 4.4V0'],
  i: [0, 'M0 7V0M0 9.5V9.8'],
  j: [1.4, 'M1.4 7V-1.2Q1.4 -3 0 -3M1.4 9.5V9.8'],
  k: [4.8, 'M0 10V0M4.6 7L0 2.6M1.8 4.3L4.8 0'],
  l: [1.4, 'M0 10V1.6Q0 0 1.4 0'],
  m: [8, 'M0 7V0M0 4.2Q.2 7 2.1 7Q4 7 4 4.6V0M4 4.2Q4.2 7 6.1 7Q8 7 8 4.6V0'],
  n: [5, 'M0 7V0M0 4Q.2 7 2.6 7Q5 7 5 4.4V0'],
  o: [5, bowl],
  p: [5, `M0 7V-3${bowl}`],
  q: [5, `M5 7V-3${bowl}`],
  r: [3.1, 'M0 7V0M0 4Q.2 7 2.4 7H3.1'],
  s: [4.6, 'M4.3 6Q3.6 7 2.3 7Q.3 7 .3 5.3Q.3 4 2.3 3.6Q4.6 3.1 4.6 1.8Q4.6 0 2.3 0Q.7 0 0 1.1'],
  t: [3.4, 'M1.4 9.2V1.8Q1.4 0 3.4 0M0 7H3.3'],
  u: [5, 'M0 7V2.6Q0 0 2.4 0Q4.8 0 5 3M5 7V0'],
  v: [5.2, 'M0 7L2.6 0L5.2 7'],
  w: [7.8, 'M0 7L1.9 0L3.9 6.6L5.9 0L7.8 7'],
  x: [4.8, 'M0 7L4.8 0M4.8 7L0 0'],
  y: [5.2, 'M0 7L2.6 0M5.2 7L2.2 -1.2Q1.5 -3 0 -3'],
  z: [5, 'M.2 7H4.8L0 0H5'],
  ı: [0, 'M0 7V0'],
}

const signs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  ' ': [1.4, ''],
  '.': [0, 'M0 .1V.3'],
  ',': [0.4, 'M.4 .3L-.1 -1.6'],
  ':': [0, 'M0 .1V.3M0 6.2V6.4'],
  '+': [5, 'M0 4.6H5M2.5 2.1V7.1'],
  '-': [3, 'M0 4H3'],
  '–': [5, 'M0 4H5'],
  '/': [4, 'M0 -1L4 10.5'],
  '(': [1.6, 'M1.6 11Q0 8.5 0 4.7Q0 1 1.6 -1.5'],
  ')': [1.6, 'M0 11Q1.6 8.5 1.6 4.7Q1.6 1 0 -1.5'],
  '²': [3, 'M0 9Q.3 10.3 1.5 10.3Q3 10.3 3 9Q3 8.2 2 7.2L0 5.2H3'],
  '%': [
    8,
    'M6.6 10L1.4 0M1.8 10Q0 10 0 7.7Q0 5.4 1.8 5.4Q3.6 5.4 3.6 7.7Q3.6 10 1.8 10M6.2 4.6Q4.4 4.6 4.4 2.3Q4.4 0 6.2 0Q8 0 8 2.3Q8 4.6 6.2 4.6',
  ],
  '&': [
    7,
    'M6.8 0L1.3 7Q.6 10 2.8 10Q4.8 10 4.6 8Q4.4 6.4 2 5.2Q0 4.2 0 2.5Q0 0 2.8 0Q5.6 0 6.6 4',
  ],
  '—': [8, 'M0 4H8'],
  '!': [0, 'M0 10V3M0 .1V.3'],
  '?': [4.6, 'M0 8.2Q.4 10 2.3 10Q4.6 10 4.6 7.8Q4.6 6.4 3.4 5.4Q2.3 4.5 2.3 3M2.3 .1V.3'],
  '€': [6, 'M6 8.6Q5.2 10 3.8 10Q1 10 1 5Q1 0 3.8 0Q5.2 0 6 1.4M0 6H4.6M0 4H4.2'],
  '·': [0, 'M0 4.4V4.6'],
  "'": [0, 'M0 10V7.6'],
}

/** Drawn where a letter is not known: a reader sees that something is missing. */
export const unknownShape: Shape = { width: 5, path: 'M0 0V10H5V0H0' }

export const letterShapes: ReadonlyMap<string, Shape> = new Map([
  ...Object.entries(figures).map(([sign, path]): [string, Shape] => [sign, { width: 5.6, path }]),
  ...[capitals, smallLetters, signs]
    .flatMap((shapes) => Object.entries(shapes))
    .map(([sign, [width, path]]): [string, Shape] => [sign, { width, path }]),
])
