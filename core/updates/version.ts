/** Three numbers; an early version has its name behind a hyphen. */
export const versionPattern =
  /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})(?:-([\da-z]+(?:\.[\da-z]+){0,4}))?$/

/** Whether a version comes after another one by the rules of semver.org; what is no version comes after nothing. */
export const isNewer = (version: string, than: string): boolean => {
  const [left, right] = [partsOf(version), partsOf(than)]
  return left !== null && right !== null && compare(left, right) > 0
}

interface VersionParts {
  readonly numbers: readonly number[]
  /** Empty for what everybody gets. */
  readonly early: readonly string[]
}

const partsOf = (version: string): VersionParts | null => {
  const found = versionPattern.exec(version)
  if (found === null) return null
  const [, major, minor, patch, early] = found
  return { numbers: [major, minor, patch].map(Number), early: early?.split('.') ?? [] }
}

const compare = (left: VersionParts, right: VersionParts): number => {
  for (const [at, number] of left.numbers.entries()) {
    const other = right.numbers[at] ?? 0
    if (number !== other) return number - other
  }
  if (left.early.length === 0 || right.early.length === 0) {
    return right.early.length - left.early.length
  }
  for (const [at, word] of left.early.entries()) {
    const other = right.early[at]
    if (other === undefined) return 1
    const order = compareWords(word, other)
    if (order !== 0) return order
  }
  return left.early.length - right.early.length
}

/** A number comes before a word. */
const compareWords = (left: string, right: string): number => {
  const [isNumber, isOtherNumber] = [left, right].map((word) => /^\d+$/.test(word))
  if (isNumber && isOtherNumber) return Number(left) - Number(right)
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  if (left === right) return 0
  return left < right ? -1 : 1
}
