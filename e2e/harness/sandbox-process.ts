import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type SandboxCrm, sandboxCrm } from './sandbox-crm.ts'
import { project } from './staged-application.ts'

/** A process in which one sandbox after the other is opened: each of its own would take as long as a short story. */
export interface SandboxProcess {
  readonly open: (seed: 'demo' | 'large') => Promise<SandboxCrm>
  readonly end: () => Promise<void>
}

export const startSandboxProcess = (): SandboxProcess => {
  const child = spawn(process.execPath, [join(project, 'sandbox/testing/open-on-order.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const tell = async (order: object): Promise<string> => {
    child.stdin.write(`${JSON.stringify(order)}\n`)
    const { done, value } = await lines.next()
    if (done === true) throw new Error('the process with the sandboxes has ended')
    return value
  }
  return {
    open: async (seed) => {
      const ready = JSON.parse(await tell({ do: 'open', seed }))
      return sandboxCrm(ready, async () => {
        await tell({ do: 'close', baseUrl: ready.baseUrl })
      })
    },
    end: async () => {
      child.stdin.end()
      await exited
    },
  }
}
