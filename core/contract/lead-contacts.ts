import { z } from 'zod'
import { sealingStateSchema } from '#core/leads/privacy/sealing-state'
import { read, write } from './define.ts'

/** How contacts of leads are stored on this computer, for all workspaces. */
export const leadContactsCalls = {
  'leads.readSealing': read({
    input: z.strictObject({}),
    output: sealingStateSchema,
    reads: ['leadSettings'],
  }),
  /** Asks the keychain once more for the key of the contacts. */
  'leads.openSealing': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  /** Makes a new key in place of a lost one, for contacts that come from now on. */
  'leads.replaceSealKey': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
}
