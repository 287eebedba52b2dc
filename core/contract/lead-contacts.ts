import { z } from 'zod'
import { sealingStateSchema } from '#core/leads/privacy/sealing-state'
import { read, write } from './define.ts'

/** How contacts rest on this computer, whatever workspace they are of. */
export const leadContactsCalls = {
  'leads.readSealing': read({
    input: z.strictObject({}),
    output: sealingStateSchema,
    reads: ['leadSettings'],
  }),
  /** Asks the keychain for their key once more. */
  'leads.openSealing': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  /** In place of one that is lost, for what comes now. */
  'leads.replaceSealKey': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
}
