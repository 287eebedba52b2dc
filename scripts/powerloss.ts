import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  hear,
  nothingAcknowledged,
  type Verdict,
} from '../electron/store/powerloss/acknowledged.ts'
import { startDisk } from '../electron/store/powerloss/disk.ts'
import { judgeImage } from '../electron/store/powerloss/judge-image.ts'
import { type DiskCall, parseTrace } from '../electron/store/powerloss/parse-trace.ts'

// Cuts the power at every call that a writer makes to the disk and looks what is left: with the settings of
// the store nothing that was acknowledged may be lost. The control, with a weaker setting, must lose some.
const rounds = 8
const fewestImages = 1_500
const writer = join(import.meta.dirname, '..', 'electron', 'store', 'testing', 'kill-writer.ts')
const isTracked = (file: string) => file === 'unitdesk.db' || file === 'unitdesk.db-wal'
const tracer = 'strace'
const traced = 'trace=openat,close,pwrite64,write,fsync,fdatasync,ftruncate'

const record = (
  scratch: string,
  synchronous: string,
): { initial: Map<string, Buffer>; calls: DiskCall[] } => {
  const directory = join(scratch, synchronous)
  mkdirSync(directory, { recursive: true })
  const write = (count: number) => [writer, directory, String(count), synchronous]
  // The store exists before: what is cut is its work, not its making.
  const made = spawnSync(process.execPath, write(1), { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`the writer failed: ${made.stderr}`)
  const files = readdirSync(directory).filter(isTracked)
  const initial = new Map(files.map((name) => [name, readFileSync(join(directory, name))]))
  const output = join(scratch, `${synchronous}.strace`)
  const run = spawnSync(
    tracer,
    ['-f', '-xx', '-s', '200000', '-o', output, '-e', traced, process.execPath, ...write(rounds)],
    { encoding: 'utf8' },
  )
  if (run.status !== 0) throw new Error(`strace did not trace the writer: ${run.stderr}`)
  return { initial, calls: parseTrace(readFileSync(output, 'utf8'), isTracked) }
}

/** Always the same coin, so that what was found once is found again (xorshift32). */
const coinFrom = (seed: number): (() => boolean) => {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state < 0
  }
}

const cutEverywhere = (scratch: string, synchronous: string): Record<Verdict, number> => {
  const { initial, calls } = record(scratch, synchronous)
  const disk = startDisk(initial)
  const coin = coinFrom(20_261_121)
  const verdicts: Record<Verdict, number> = { kept: 0, lost: 0, damaged: 0 }
  const acknowledged = nothingAcknowledged()
  for (const call of calls) {
    disk.apply(call)
    if (call.kind === 'acknowledge') hear(acknowledged, call.line)
    for (const survives of [() => false, () => true, coin]) {
      verdicts[judgeImage(join(scratch, 'image'), disk.image(survives), acknowledged)] += 1
    }
  }
  return verdicts
}

const main = (scratch: string): number => {
  const full = cutEverywhere(scratch, 'FULL')
  const control = cutEverywhere(scratch, 'NORMAL')
  console.table({ 'synchronous=FULL (the store)': full, 'synchronous=NORMAL (control)': control })
  const images = full.kept + full.lost + full.damaged
  const holds = images >= fewestImages && full.lost === 0 && full.damaged === 0 && control.lost > 0
  console.log(holds ? `${images} power cuts: nothing lost` : 'The store does not hold its promise.')
  return holds ? 0 : 1
}

if (spawnSync(tracer, ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.error('This needs strace, on Linux: apt-get install strace')
  process.exitCode = 1
} else {
  const scratch = mkdtempSync(join(tmpdir(), 'unitdesk-powerloss-'))
  try {
    process.exitCode = main(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
