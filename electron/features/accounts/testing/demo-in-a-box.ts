import { success } from '#core/contract/failure'
import type { Sandbox } from '../../../../sandbox/server.ts'
import { startSeeded } from '../../../../sandbox/testing/start-seeded.ts'
import type { DemoCrm } from '../demo-crm.ts'

/** The demo's CRM with another port and other passwords for every start, as in a process of its own. */
export const demoInABox = () => {
  let running: Promise<Sandbox> | null = null
  const starts = { count: 0 }
  const launch = () => {
    starts.count += 1
    return startSeeded({ port: 0, seed: 'demo' })
  }
  const demo: DemoCrm = {
    start: async () => {
      running ??= launch()
      const { baseUrl, accounts } = await running
      return success({
        kind: 'ready',
        baseUrl,
        accounts: accounts
          .filter(({ state, areas }) => state === 'active' && areas.length > 0)
          .map(({ label, login, password, areas }) => ({
            label,
            login,
            password,
            areas: [...areas],
          })),
      })
    },
  }
  const stop = async () => {
    const sandbox = await running
    running = null
    await sandbox?.close()
  }
  return { ...demo, starts, stop }
}
