import type { PartWithPlaces } from './file-context.ts'

/** Whether a name has a word besides its place's that says nothing known: `A.101_Novak`, not `A.101_karta_v2`. */
export const hasUnexplainedWord = (part: PartWithPlaces, place: string | null): boolean => {
  const { tokens, meanings, buildings, cleaned } = part
  const from = place === null ? -1 : cleaned.indexOf(place)
  const to = from < 0 ? from : from + (place?.length ?? 0)
  return tokens.some(
    ({ isDigits, start, end }, at) =>
      !isDigits &&
      meanings[at] === null &&
      !isPartOfUse(part, at) &&
      !(start >= from && end <= to) &&
      !buildings.some((building) => building.from <= at && at <= building.to),
  )
}

// `v2`, `img_1234`, `rev B`; `vera` looks like a version and is a name.
const isPartOfUse = ({ tokens, uses }: PartWithPlaces, at: number): boolean => {
  const use = uses[at] ?? null
  if (use === null || use === 'floor' || tokens[at]?.text.length === 1) return use !== null
  return [at - 1, at + 1].some((beside) => uses[beside] === use && tokens[beside]?.isDigits)
}
