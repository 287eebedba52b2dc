import { accentHeight, accents, shoulderCaron } from './accents.ts'
import { letterShapes, type Shape, unknownShape } from './letter-shapes.ts'

export interface PathStep {
  readonly kind: 'move' | 'line' | 'curve'
  readonly x: number
  readonly y: number
  /** The control point of a curve. */
  readonly cx: number
  readonly cy: number
}

export interface Glyph {
  /** From the start of this letter to the start of the next one. */
  readonly advance: number
  readonly steps: readonly PathStep[]
}

const sideBearing = 1.3
const caron = '\u030c'

const stepsOf = (path: string, right: number, up: number): PathStep[] => {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLHVQ])([^MLHVQ]*)/g)].map(([, letter = 'M', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers
    if (letter === 'H') x = first
    else if (letter === 'V') y = first
    else if (letter === 'Q') [x, y] = [third, fourth]
    else [x, y] = [first, second]
    const kind = letter === 'M' ? 'move' : letter === 'Q' ? 'curve' : 'line'
    return { kind, x: x + right, y: y + up, cx: first + right, cy: second + up }
  })
}

const accentSteps = (letter: string, mark: string, { width }: Shape): PathStep[] => {
  if (mark === caron && shoulderCaron.letters.includes(letter)) {
    return stepsOf(shoulderCaron.path, sideBearing + width + shoulderCaron.gap, 0)
  }
  const height = letter === letter.toUpperCase() ? accentHeight.capital : accentHeight.small
  return stepsOf(accents.get(mark) ?? '', sideBearing + width / 2, height)
}

const dotless: Readonly<Record<string, string>> = { i: 'ı' }

const compose = (given: string): Glyph => {
  // Prices come with spaces that do not break.
  const character = given.trim() === '' ? ' ' : given
  const [letter = ' ', ...marks] = character.normalize('NFD')
  const bare = marks.length > 0 ? (dotless[letter] ?? letter) : letter
  const shape = letterShapes.get(character) ?? letterShapes.get(bare) ?? unknownShape
  const atShoulder = marks.includes(caron) && shoulderCaron.letters.includes(letter)
  return {
    advance: shape.width + 2 * sideBearing + (atShoulder ? shoulderCaron.gap - 0.7 : 0),
    steps: [
      ...stepsOf(shape.path, sideBearing, 0),
      ...marks.flatMap((mark) => accentSteps(letter, mark, shape)),
    ],
  }
}

const composed = new Map<string, Glyph>()

export const glyphOf = (character: string): Glyph => {
  const known = composed.get(character)
  if (known) return known
  const glyph = compose(character)
  composed.set(character, glyph)
  return glyph
}
