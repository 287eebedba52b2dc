import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDisk } from '../electron/store/powerloss/disk.ts'
import { judgeImage, type Verdict } from '../electron/store/powerloss/judge-image.ts'
import { type DiskCall, parseTrace } from '../electron/store/powerloss/parse-trace.ts'

// Cuts the power at every call that a writer makes to the disk and looks what is left: with the settings of
// the store nothing that was acknowledged may be lost. The control, with a weaker setting, must lose some.
const rounds = 8
const fewestImages = 1_500
const writer = join(import.meta.dirname, '..', 'electron', 'store', 'testing', 'kill-writer.ts')
const scratch = mkdtempSync(join(tmpdir(), 'unitdesk-powerloss-'))
const isTracked = (file: string) => file === 'unitdesk.db' || file === 'unitdesk.db-wal'

const record = (synchronous: string): { initial: Map<string, Buffer>; calls: DiskCall[] } => {
  const directory = join(scratch, synchronous)
  mkdirSync(directory, { recursive: true })
  const write = (count: number) => [process.execPath, writer, directory, String(count), synchronous]
  // The store exists before: what is cut is its work, not its making.
  spawnSync(process.execPath, write(1).slice(1), { stdio: 'ignore' })
  const files = readdirSync(directory).filter(isTracked)
  const initial = new Map(files.map((name) => [name, readFileSync(join(directory, name))]))
  const output = join(scratch, `${synchronous}.strace`)
  const traced = spawnSync(
    'strace',
    ['-f', '-xx', '-s', '200000', '-o', output, '-e']
      .concat('trace=openat,close,pwrite64,write,fsync,fdatasync,ftruncate')
      .concat(write(rounds)),
    { stdio: 'ignore' },
  )
  if (traced.error) throw new Error('strace is needed: apt-get install strace')
  return { initial, calls: parseTrace(readFileSync(output, 'utf8'), isTracked) }
}

const cutEverywhere = (synchronous: string): Record<Verdict, number> => {
  const { initial, calls } = record(synchronous)
  const disk = startDisk(initial)
  const verdicts: Record<Verdict, number> = { kept: 0, lost: 0, damaged: 0 }
  const acknowledged = { lastCall: 0, lastPricelist: 0 }
  for (const call of calls) {
    disk.apply(call)
    if (call.kind === 'acknowledge') {
      const [kind, id] = call.line.split(' ')
      if (kind === 'call') acknowledged.lastCall = Number(id)
      if (kind === 'pricelist') acknowledged.lastPricelist = Number(id)
    }
    for (const survives of [() => false, () => true, () => Math.random() < 0.5]) {
      verdicts[judgeImage(join(scratch, 'image'), disk.image(survives), acknowledged)] += 1
    }
  }
  return verdicts
}

const main = (): number => {
  const full = cutEverywhere('FULL')
  const control = cutEverywhere('NORMAL')
  console.table({ 'synchronous=FULL (the store)': full, 'synchronous=NORMAL (control)': control })
  const images = full.kept + full.lost + full.damaged
  const holds = images >= fewestImages && full.lost === 0 && full.damaged === 0 && control.lost > 0
  console.log(holds ? `${images} power cuts: nothing lost` : 'The store does not hold its promise.')
  return holds ? 0 : 1
}

try {
  process.exitCode = main()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
