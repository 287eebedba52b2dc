import { z } from 'zod'
import { isTakenCode } from '#core/api/unit-status'
import { draftIdSchema, raiseReminderIdSchema, type UnitId, unitIdSchema } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import { mostSales, partAfter, partSchema } from './price-raise.ts'
import { raiseGroupSchema, unitsOfGroup } from './raise-group.ts'

/** What a person wants to be reminded of: whenever so many units of a group have been taken, the rest goes up. */
export const raiseReminderSchema = z.strictObject({
  /** What a person calls it, which is also what its drafts are called. */
  name: z.string().trim().min(1).max(80),
  group: raiseGroupSchema,
  part: partSchema,
  everySales: z.int().positive().max(mostSales),
})
export type RaiseReminder = z.infer<typeof raiseReminderSchema>

export const keptReminderSchema = z.strictObject({
  ...raiseReminderSchema.shape,
  id: raiseReminderIdSchema,
  /** The taken units that count no more: a draft was prepared for them, or they were taken before. */
  counted: z.array(unitIdSchema),
  /** The draft that waits to be looked at. */
  prepared: z.strictObject({ draftId: draftIdSchema, at: z.int(), sales: z.int() }).nullable(),
})
export type KeptReminder = z.infer<typeof keptReminderSchema>

/** The units of the group that are taken now. */
export const takenOf = (
  units: readonly Unit[],
  { group }: Pick<RaiseReminder, 'group'>,
): readonly UnitId[] =>
  unitsOfGroup(units, group)
    .filter(({ statusCode }) => isTakenCode(statusCode))
    .map(({ id }) => id)

/** The units that were taken since the reminder counted last; one that comes back and goes again counts once. */
export const takenSince = (
  units: readonly Unit[],
  reminder: Pick<KeptReminder, 'group' | 'counted'>,
): readonly UnitId[] => {
  const counted = new Set(reminder.counted)
  return takenOf(units, reminder).filter((id) => !counted.has(id))
}

/** A raise whose sales are complete. */
interface DueRaise {
  readonly part: number
  /** The units that were taken for it. */
  readonly sales: readonly UnitId[]
}

/** Null until enough units were taken; when it is twice as many as that, the raise is made twice. */
export const dueRaise = (
  units: readonly Unit[],
  reminder: Pick<KeptReminder, 'group' | 'counted' | 'part' | 'everySales'>,
): DueRaise | null => {
  const taken = takenSince(units, reminder)
  const steps = Math.floor(taken.length / reminder.everySales)
  if (steps === 0) return null
  return {
    part: partAfter(reminder.part, steps),
    sales: taken.slice(0, steps * reminder.everySales),
  }
}
