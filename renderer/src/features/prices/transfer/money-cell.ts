import { minorToDecimal } from '#core/money'
import type { Cell } from '#core/tables/table'

/** An amount as a cell of a file; empty where there is none. */
export const moneyCell = (minor: number | null | undefined): Cell =>
  minor === null || minor === undefined ? null : minorToDecimal(minor)
