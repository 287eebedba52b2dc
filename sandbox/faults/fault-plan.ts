import { anyEndpoint, type Fault, type PlannedFault } from './fault.ts'

export interface FaultPlan {
  readonly add: (planned: PlannedFault) => void
  /** The fault for this call, which uses it up; null when none is planned. */
  readonly take: (endpoint: string) => Fault | null
  readonly all: () => readonly PlannedFault[]
  /** The signal is aborted when all faults are taken back: no call that has begun by then waits any longer. */
  readonly patience: () => AbortSignal
  /** Takes back all planned faults, and lets go on what was made to wait. */
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
