import { success } from '#core/contract/failure'
import type { Sandbox } from '../../../../sandbox/server.ts'
import { startSeeded } from '../../../../sandbox/testing/start-seeded.ts'
import { demoAccounts } from '../../../workers/demo-accounts.ts'
import type { DemoCrm } from '../demo-crm.ts'

/** The demo's CRM with another port and other passwords for every start, as in a process of its own. */
export const demoInABox = () => {
  let running: Promise<Sandbox> | null = null
  const starts = { count: 0 }
  let address: string | null = null
  const launch = async () => {
    starts.count += 1
    const sandbox = await startSeeded({ port: 0, seed: 'demo' })
    address = sandbox.baseUrl
    return sandbox
  }
  const demo: DemoCrm = {
    start: async () => {
      running ??= launch()
      const { baseUrl, accounts } = await running
      return success({
        kind: 'ready',
        baseUrl,
        accounts: demoAccounts(accounts),
      })
    },
    address: () => address,
  }
  const stop = async () => {
    const sandbox = await running
    running = null
    address = null
    await sandbox?.close()
  }
  return { ...demo, starts, stop }
}
