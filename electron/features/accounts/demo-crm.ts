import type { Result } from '#core/contract/failure'
import type { ReadyDemo } from '../../workers/demo-crm-message.ts'

/** The CRM in a box inside the application: started with its first use, one for the whole run. */
export interface DemoCrm {
  readonly start: () => Promise<Result<ReadyDemo>>
  /** Null while the demo does not run. */
  readonly address: () => string | null
}

/** The address of the demo changes with every start; until it runs it has none. */
export const demoAddress = 'http://127.0.0.1'
