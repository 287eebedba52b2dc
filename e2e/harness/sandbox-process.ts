import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type SandboxCrm, sandboxCrm } from './sandbox-crm.ts'
import { project } from './staged-application.ts'

/** A process in which one sandbox after the other is opened: each of its own would take as long as a short story. */
export interface SandboxProcess {
  /** The state lies in memory, which has room for a gigabyte, unless a file is named. */
  readonly open: (seed: 'demo' | 'large', where?: { dataFile: string }) => Promise<SandboxCrm>
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
  const addresses = new Set<string>()
  const open: SandboxProcess['open'] = async (seed, where) => {
    const ready = JSON.parse(await tell({ do: 'open', seed, ...where }))
    const close = async () => {
      await tell({ do: 'close', baseUrl: ready.baseUrl })
    }
    const isKnown = addresses.has(ready.baseUrl)
    addresses.add(ready.baseUrl)
    if (!isKnown) return sandboxCrm(ready, close)
    // An application that has known a server at this address would take this one for it.
    return open(seed, where).finally(close)
  }
  return {
    open,
    end: async () => {
      child.stdin.end()
      await exited
    },
  }
}
