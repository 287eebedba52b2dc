import { type DrawnNumbers, drawnNumbers } from './drawn-numbers.ts'

/** What a pace is told from: so many sales in so many months. */
export interface PaceBasis {
  readonly sales: number
  readonly months: number
  /** What is left of the pace, where somebody assumes that less is sold: it says nothing of how sure the pace is. */
  readonly factor?: number
}

/** How far ahead is looked: who needs longer is told that, and no number. */
export const mostMonths = 120
const draws = 2_000
/** By how much the logarithm of a pace moves in a month. */
const monthlyDrift = 0.1
/** Months are livelier and calmer than chance would have them: so many sales a month at most tell their mean. */
const overdispersion = 6
const seed = 20_260_101

/** Of each draw, how many months' worth of today's pace have passed after each month. */
type Courses = readonly Float64Array[]

let drawnCourses: Courses | null = null

/** The courses that a pace can take are the same for every group: they are drawn once. */
const courses = (): Courses => {
  drawnCourses ??= drawCourses(drawnNumbers(seed))
  return drawnCourses
}

const drawCourses = ({ normal, gamma }: DrawnNumbers): Courses =>
  Array.from({ length: draws }, () => {
    let [level, passed] = [0, 0]
    return Float64Array.from({ length: mostMonths }, () => {
      level += monthlyDrift * normal()
      passed += Math.exp(level) * (gamma(overdispersion) / overdispersion)
      return passed
    })
  })

/** How sure a pace is that is told from these sales: as sure as so many sales of a steady one. */
const shapeOf = ({ sales, months }: PaceBasis): number => {
  const ofChance = 1 / sales
  const ofMonths = 1 / (overdispersion * months)
  // What is known is the average of the months; the pace has drifted on from there.
  const ofDrift = (monthlyDrift ** 2 * months) / 3
  return 1 / (ofChance + ofMonths + ofDrift)
}

const pacesOf = (basis: PaceBasis, { gamma }: DrawnNumbers): Float64Array => {
  const shape = shapeOf(basis)
  const mean = (basis.sales / basis.months) * (basis.factor ?? 1)
  return Float64Array.from({ length: draws }, () => (gamma(shape) / shape) * mean)
}

/** The month in which so much of today's pace has passed, with its fraction; infinite after the last one. */
const monthOf = (course: Float64Array, passed: number): number => {
  let [low, high] = [0, course.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((course[middle] ?? 0) < passed) low = middle + 1
    else high = middle
  }
  if (low === course.length) return Number.POSITIVE_INFINITY
  const before = course[low - 1] ?? 0
  return low + (passed - before) / ((course[low] ?? 0) - before)
}

/** A tenth of what is drawn lies below it, and a tenth above. */
export interface DrawnRange {
  readonly from: number
  readonly to: number
}

const rangeOf = (drawn: Float64Array, outside: number): DrawnRange => {
  const sorted = drawn.toSorted()
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  return { from: at(outside / 2), to: at(1 - outside / 2) }
}

const outsideOfEighty = 0.2

/** How many months it takes until so many more are taken. */
export const monthsUntil = (basis: PaceBasis, needed: number): DrawnRange => {
  const numbers = drawnNumbers(seed + 1)
  const paces = pacesOf(basis, numbers)
  // The time of the last one of them, counted in sales of a steady pace.
  const months = Float64Array.from(courses(), (course, draw) =>
    monthOf(course, numbers.gamma(needed) / (paces[draw] ?? 1)),
  )
  return rangeOf(months, outsideOfEighty)
}

/** How many are taken in the months to come, but for a part of all draws. */
export const salesWithin = (
  basis: PaceBasis,
  months: number,
  outside = outsideOfEighty,
): DrawnRange => {
  const numbers = drawnNumbers(seed + 2)
  const paces = pacesOf(basis, numbers)
  const sales = Float64Array.from(courses(), (course, draw) =>
    numbers.poisson((paces[draw] ?? 0) * (course[months - 1] ?? 0)),
  )
  return rangeOf(sales, outside)
}
