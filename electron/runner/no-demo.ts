import { cancelled, failed } from '#core/contract/failure'
import type { RunServices } from '../wiring/open-services.ts'

/** The demo runs while somebody looks at it. */
export const noDemo: RunServices['demo'] = {
  start: () => Promise.resolve(failed(cancelled)),
  address: () => null,
}
