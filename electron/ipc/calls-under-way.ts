import type { Result } from '#core/contract/failure'

interface CallKey {
  /** The window that asked. */
  readonly owner: number
  readonly callId: unknown
}

export interface CallsUnderWay {
  readonly run: <T>(key: CallKey, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
  readonly cancel: (key: CallKey) => Result<null>
  readonly cancelAll: (owner: number) => void
}

/** Every call has its abort signal; a window can cancel its own calls only. */
export const createCallsUnderWay = (): CallsUnderWay => {
  const running = new Map<AbortController, CallKey>()
  const abortWhere = (matches: (key: CallKey) => boolean) => {
    for (const [controller, key] of running) if (matches(key)) controller.abort()
  }
  return {
    run: async (key, work) => {
      const controller = new AbortController()
      running.set(controller, key)
      try {
        return await work(controller.signal)
      } finally {
        running.delete(controller)
      }
    },
    cancel: ({ owner, callId }) => {
      abortWhere((key) => key.owner === owner && key.callId === callId)
      return { ok: true, value: null }
    },
    cancelAll: (owner) => abortWhere((key) => key.owner === owner),
  }
}
