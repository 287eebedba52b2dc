import { createHash, randomFillSync } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { systemClock } from '../../../electron/clock.ts'
import {
  insertContents,
  packContents,
} from '../../../electron/store/exports/runs/export-contents.ts'
import { openStore } from '../../../electron/store/file/open.ts'

// Lets the store of a profile grow by so many MB of reports that cannot be packed.
const [directory = '', megabytes = ''] = process.argv.slice(2)
const bytesOfReport = 10_000_000
const reports = (Number(megabytes) * 1_000_000) / bytesOfReport
const disk = statfsSync(directory)
if (disk.bavail * disk.bsize < reports * bytesOfReport * 3) throw new Error('The disk is too small')
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store does not open: ${store.state.cause}`)
const bytes = new Uint8Array(bytesOfReport)
for (let report = 0; report < reports; report++) {
  randomFillSync(bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  insertContents(store.db, await packContents(bytes, { sha256, format: 'xlsx' }))
}
store.close()
console.log(JSON.stringify({}))
