import { join } from 'node:path'
import { figuresOf } from '../figures-of.ts'
import { startUnitdesk, workedProfile } from '../windows.ts'
import type { Cost } from './growth.ts'

// Prints what a start costs, from the process to painted prices, of a store of so many MB.
const starts = 3
const profile = await workedProfile()
const args = [join(profile.folder, 'store'), process.argv[2] ?? '']
await figuresOf('growth/fill-store-process.ts', args)

const start = async (): Promise<Cost> => {
  const window = await startUnitdesk(profile.folder)
  const mb = window.memoryMb()
  await window.close()
  return { ms: window.startMs, mb }
}

// The first one after a store has grown keeps a copy of it and fills caches.
await start()
const costs: Cost[] = []
for (let turn = 0; turn < starts; turn++) costs.push(await start())
const middle = (of: (cost: Cost) => number): number =>
  costs.map(of).sort((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN
profile.remove()
const cost = { ms: middle(({ ms }) => ms), mb: middle(({ mb }) => mb) }
console.log(JSON.stringify({ 'start-to-prices': cost }))
