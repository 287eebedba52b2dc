import { createInterface } from 'node:readline'
import { describeAsJson } from '../describe.ts'
import type { Sandbox } from '../server.ts'
import { startSeeded } from './start-seeded.ts'

/** Each order is a line and is answered with one. */
type Order =
  | { readonly do: 'open'; readonly seed: 'demo' | 'large'; readonly dataFile?: string }
  | { readonly do: 'close'; readonly baseUrl: string }

/** The open sandboxes share what has been loaded and filled once. */
const opened = new Map<string, Sandbox>()

for await (const line of createInterface({ input: process.stdin })) {
  const order: Order = JSON.parse(line)
  if (order.do === 'open') {
    const { do: _open, ...where } = order
    const sandbox = await startSeeded({ port: 0, controlPort: 0, ...where })
    opened.set(sandbox.baseUrl, sandbox)
    process.stdout.write(`${describeAsJson(sandbox)}\n`)
  } else {
    await opened.get(order.baseUrl)?.close()
    opened.delete(order.baseUrl)
    process.stdout.write('closed\n')
  }
}
await Promise.all([...opened.values()].map((sandbox) => sandbox.close()))
