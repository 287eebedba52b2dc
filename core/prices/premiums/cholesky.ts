/** A symmetric positive definite matrix, row by row; only its lower half is read. */
export interface SymmetricMatrix {
  readonly size: number
  readonly values: Float64Array
}

/** The lower triangle whose product with its own transpose is the matrix; null where there is none. */
export const factorise = ({ size, values }: SymmetricMatrix): SymmetricMatrix | null => {
  const lower = new Float64Array(size * size)
  const at = (row: number, column: number) => lower[row * size + column] ?? 0
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = values[row * size + column] ?? 0
      for (let inner = 0; inner < column; inner++) rest -= at(row, inner) * at(column, inner)
      if (row === column && !(rest > 0)) return null
      lower[row * size + column] = row === column ? Math.sqrt(rest) : rest / at(column, column)
    }
  }
  return { size, values: lower }
}

/** What the factorised matrix must be multiplied by to give this. */
export const solve = ({ size, values }: SymmetricMatrix, given: Float64Array): Float64Array => {
  const solution = Float64Array.from(given)
  const at = (row: number, column: number) => values[row * size + column] ?? 0
  for (const [row, wanted] of given.entries()) {
    let rest = wanted
    for (let column = 0; column < row; column++) rest -= at(row, column) * (solution[column] ?? 0)
    solution[row] = rest / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = solution[row] ?? 0
    for (let below = row + 1; below < size; below++) rest -= at(below, row) * (solution[below] ?? 0)
    solution[row] = rest / at(row, row)
  }
  return solution
}

/** The inverse of the matrix that was factorised. */
export const inverse = (factor: SymmetricMatrix): Float64Array => {
  const { size } = factor
  const result = new Float64Array(size * size)
  for (let column = 0; column < size; column++) {
    const unit = new Float64Array(size)
    unit[column] = 1
    const solution = solve(factor, unit)
    for (const [row, value] of solution.entries()) result[row * size + column] = value
  }
  return result
}
