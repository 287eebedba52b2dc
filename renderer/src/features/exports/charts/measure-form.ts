import { type Measure, measureSchema } from '#core/exports/runs/measure-run'
import { type Condition, isComplete } from '#core/exports/table/column-condition'

export const measureKinds = ['rows', 'sum', 'average', 'least', 'most'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** A measure as it is put together. */
export interface MeasureForm {
  readonly kind: MeasureKind
  readonly column: string
  readonly where: readonly Condition[]
}

export const allRows: MeasureForm = { kind: 'rows', column: '', where: [] }

export const toMeasureForm = (measure: Measure): MeasureForm => ({
  kind: measure.kind,
  column: measure.kind === 'rows' ? '' : (measure.column[0] ?? ''),
  where: measure.where,
})

/** Null while something of it is missing. */
export const readMeasure = ({ kind, column, where }: MeasureForm): Measure | null => {
  if (!where.every(isComplete)) return null
  const candidate = kind === 'rows' ? { kind, where } : { kind, column: [column], where }
  const read = measureSchema.safeParse(candidate)
  return read.success ? read.data : null
}
