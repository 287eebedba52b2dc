import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { mutantsOf } from './mutants/mutants-of.ts'

const root = join(import.meta.dirname, '..')

/** Where a line that no test holds would cost somebody money, a login or a lead; and the folders of its tests. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'core/api': ['core'],
  'core/prices': ['core/prices'],
  'core/payments': ['core/payments'],
  'electron/crm/guards': ['electron/crm/guards', 'electron/crm/calls'],
  'electron/features/prices/batch': ['electron/features/prices/batch'],
  'electron/features/payments': ['electron/features/payments'],
  'electron/features/exports': ['electron/features/exports'],
}

const startMs = 600_000
/** A fault may make a test wait for ever: so much longer than without it they never take. */
const patience = { times: 5, ms: 60_000 }

type Line =
  | { readonly kind: 'red'; readonly test: string }
  | { readonly kind: 'ready'; readonly tests: number; readonly usualMs: number }
  | { readonly kind: 'planted'; readonly isNoticed: boolean }

const wanted = process.argv.slice(2)
const filesOf = (room: string) =>
  globSync(`${room}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.test(-d)?\.ts$|\/testing\//.test(file))
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
    .sort()

const putBack = new Map<string, string>()
const end = ({ pid }: ChildProcess) => {
  if (pid === undefined) return
  try {
    // The tests run in processes of their own, which a group ends with theirs.
    process.kill(-pid, 'SIGKILL')
  } catch {
    // They have ended by themselves.
  }
}

/** Whether each fault of a file was noticed, from one of them on, until all are planted or one waits for ever. */
const plant = (file: string, from: number, tests: readonly string[]): Promise<boolean[]> =>
  new Promise((resolve, reject) => {
    const script = join(root, 'scripts/mutants/plant-in-file.ts')
    const child = spawn(process.execPath, [script, file, String(from), ...tests], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const noticed: boolean[] = []
    let longestMs = startMs
    let isReady = false
    const onSilence = () => {
      end(child)
      if (isReady) resolve([...noticed, true])
      else reject(new Error(`${file}: its tests do not begin`))
    }
    let silence = setTimeout(onSilence, longestMs)
    const stop = () => {
      end(child)
      for (const [path, source] of putBack) writeFileSync(path, source)
      process.exit(1)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (!text.startsWith('{"kind"')) return
      const line: Line = JSON.parse(text)
      clearTimeout(silence)
      if (line.kind === 'red') {
        reject(new Error(`${line.test} fails without any fault`))
        return
      }
      if (line.kind === 'planted') noticed.push(line.isNoticed)
      else {
        isReady = true
        longestMs = line.usualMs * patience.times + patience.ms
      }
      silence = setTimeout(onSilence, longestMs)
    })
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(silence)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve(noticed)
    })
  })

const plantAll = async (file: string, tests: readonly string[]): Promise<readonly boolean[]> => {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  putBack.set(path, source)
  const count = mutantsOf(file, source).length
  const noticed: boolean[] = []
  try {
    while (noticed.length < count) {
      const more = await plant(file, noticed.length, tests)
      if (more.length === 0) throw new Error(`${file}: its tests do not run`)
      noticed.push(...more)
      writeFileSync(path, source)
    }
    return noticed
  } finally {
    writeFileSync(path, source)
    putBack.delete(path)
  }
}

let planted = 0
let survived = 0
for (const [room, tests] of Object.entries(rooms)) {
  for (const file of filesOf(room)) {
    const source = readFileSync(join(root, file), 'utf8')
    const mutants = mutantsOf(file, source)
    const noticed = await plantAll(file, tests)
    for (const [place, mutant] of mutants.entries()) {
      if (noticed[place]) continue
      const was = source.slice(mutant.start, mutant.end).split('\n')[0]
      console.log(`survived  ${file}:${mutant.line}  ${was}  ->  ${mutant.text}`)
    }
    planted += mutants.length
    survived += noticed.filter((is) => !is).length
    console.log(`${file}: ${planted} planted so far, ${survived} survived`)
  }
}
console.log(`\n${planted} planted, ${survived} survived`)
process.exitCode = survived === 0 ? 0 : 1
