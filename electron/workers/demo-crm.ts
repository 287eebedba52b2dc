import { startSandbox } from '../../sandbox/server.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoCrmMessage } from './demo-crm-message.ts'
import { parentOfProcess } from './parent-process.ts'

// Runs in a process of its own, so that the demo can neither slow the application down nor take it with it.
const parent = parentOfProcess()
const tell = (message: DemoCrmMessage) => parent.post(message)

const start = async () => {
  try {
    const { baseUrl, accounts } = await startSandbox({ port: 0, seed: 'demo' })
    tell({
      kind: 'ready',
      baseUrl,
      accounts: demoAccounts(accounts),
    })
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

void start()
