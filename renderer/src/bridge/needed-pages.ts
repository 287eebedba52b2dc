export const rowsPerPage = 200

export interface RowRange {
  readonly from: number
  readonly to: number
}

/** The pages in which these rows stand; the first always, which tells how many there are. */
export const neededPages = ({ from, to }: RowRange): readonly number[] => {
  const first = Math.floor(from / rowsPerPage)
  const last = Math.floor(Math.max(from, to - 1) / rowsPerPage)
  const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return first === 0 ? pages : [0, ...pages]
}
