import type { LeadFault } from '#core/leads/send/check-lead'

interface FaultsOfForm {
  readonly faults: readonly LeadFault[]
  /** Fields that a person has left. */
  readonly left: ReadonlySet<string>
  /** Whether somebody has tried to go on, so that every fault is shown. */
  readonly isAsked: boolean
}

/** What is missing is said when a field was left; what is wrong at once, where it is typed. One for a field. */
export const shownFaults = ({
  faults,
  left,
  isAsked,
}: FaultsOfForm): ReadonlyMap<string, LeadFault> => {
  const shown = new Map<string, LeadFault>()
  for (const fault of faults) {
    const isMissing = fault.kind === 'empty' || fault.kind === 'noContact'
    // A person who has left the email may be on the way to the phone.
    const fields = fault.kind === 'noContact' ? ['email', 'phone'] : [fault.field]
    const isTime = isAsked || !isMissing || fields.every((field) => left.has(field))
    if (isTime && !shown.has(fault.field)) shown.set(fault.field, fault)
  }
  return shown
}
