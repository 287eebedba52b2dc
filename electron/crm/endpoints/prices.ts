import type { PriceChange, PriceUpdate } from '#core/prices/batch/price-update'
import type { Caller } from '../calls/caller.ts'
import { readPriceUpdate, toPriceData } from '../wire/price-update.ts'
import type { CallInTurn } from './asking.ts'
import { timeouts } from './timeouts.ts'

// spec: update-units: the status of a failed validation is not shown. Those that speak of the account or of the
// whole API keep their meaning, and so does that of a proxy which has waited for the server in vain.
const keepTheirMeaning: readonly number[] = [401, 403, 408, 418, 429]
const judged = Array.from({ length: 500 }, (_, status) => status).filter(
  (status) =>
    status >= 200 && (status < 300 || status >= 400) && !keepTheirMeaning.includes(status),
)

export const prices = (caller: Pick<Caller, 'once'>) => ({
  /**
   * Changes all of the units or none. The request leaves once, whatever comes of it: sent again it would overwrite what
   * somebody else has written meanwhile.
   */
  updateUnits: ({ account, signal, mayLeave }: CallInTurn, changes: readonly PriceChange[]) =>
    caller.once<PriceUpdate>({
      account,
      endpoint: 'update-units',
      parameters: { data: toPriceData(changes) },
      accept: 'application/json',
      timeoutMs: timeouts.batchMs,
      signal,
      mayLeave,
      successes: judged,
      receive: (body) =>
        readPriceUpdate(body, {
          endpoint: 'update-units',
          unitIds: new Set(changes.map(({ unitId }) => unitId)),
        }),
    }),
})
