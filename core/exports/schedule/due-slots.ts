import type { Timestamp } from '#core/time'
import type { RunRules, SlotAccount } from './job-progress.ts'
import { runsAfter } from './next-runs.ts'

interface DueSlots {
  /** Ascending, none too old. */
  readonly slots: readonly Timestamp[]
  readonly tooOld: readonly SlotAccount[]
  /** The first that is not due yet. */
  readonly next: Timestamp | null
}

// A clock that stood in another century leaves more than can be counted one by one.
const mostCounted = 10_000

/** The times of a schedule after one moment and up to another, without those that have a run already. */
export const dueSlots = (
  { schedule, maxAgeMs }: Pick<RunRules, 'schedule' | 'maxAgeMs'>,
  { after, now }: { readonly after: Timestamp; readonly now: Timestamp },
  hasRun: (slot: Timestamp) => boolean,
): DueSlots => {
  const oldest = now - maxAgeMs
  const slots: Timestamp[] = []
  let passed = 0
  let first: Timestamp | null = null
  let last = after
  let next: Timestamp | null = null
  for (const slot of runsAfter(schedule, after)) {
    if (slot > now) {
      next = slot
      break
    }
    if (passed > mostCounted) break
    if (hasRun(slot)) continue
    if (slot >= oldest) slots.push(slot)
    else {
      first ??= slot
      last = slot
      passed += 1
    }
  }
  if (first === null) return { slots, tooOld: [], next }
  const account = { outcome: 'tooOld', first, into: null } as const
  if (passed <= mostCounted) return { slots, tooOld: [{ ...account, last, count: passed }], next }
  const recent = dueSlots({ schedule, maxAgeMs }, { after: oldest - 1, now }, hasRun)
  return { ...recent, tooOld: [{ ...account, last: oldest - 1, count: null }] }
}
