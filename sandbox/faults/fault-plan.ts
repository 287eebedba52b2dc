import { anyEndpoint, type Fault, type PlannedFault } from './fault.ts'

export interface FaultPlan {
  readonly add: (planned: PlannedFault) => void
  /** The fault for this call, which uses it up; null when none is planned. */
  readonly take: (endpoint: string) => Fault | null
  readonly all: () => readonly PlannedFault[]
  /** Aborted when nothing is to go wrong any more: no call that has begun by now waits after that. */
  readonly patience: () => AbortSignal
  /** Nothing is to go wrong any more: nothing is planned, and whatever was made to wait goes on. */
  readonly clear: () => void
}

export const startFaultPlan = (): FaultPlan => {
  let planned: PlannedFault[] = []
  let patience = new AbortController()
  return {
    add: (fault) => {
      planned.push(fault)
    },
    take: (endpoint) => {
      const next = planned.find((one) => one.endpoint === endpoint || one.endpoint === anyEndpoint)
      if (next === undefined) return null
      planned = planned.flatMap((one) => {
        if (one !== next) return [one]
        return one.calls > 1 ? [{ ...one, calls: one.calls - 1 }] : []
      })
      return next.fault
    },
    all: () => planned,
    patience: () => patience.signal,
    clear: () => {
      planned = []
      patience.abort()
      patience = new AbortController()
    },
  }
}
