import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutantsOf, withMutant } from './mutants/mutants-of.ts'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** The files in which a line that no test holds would cost somebody money, a login or a lead. */
const rooms = [
  'core/api',
  'core/prices',
  'core/payments',
  'electron/crm/guards',
  'electron/features/prices/batch',
  'electron/features/payments',
  'electron/features/exports',
]
/** A mutant may wait for ever: so long a run of the tests of one file never takes. */
const longestMs = 300_000

const wanted = process.argv.slice(2)
const files = globSync(
  rooms.map((room) => `${room}/**/*.ts`),
  { cwd: root },
)
  .filter((file) => !/\.test(-d)?\.ts$|\/testing\//.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort()

/** The tests that reach a file, until the first one fails. */
const holds = (file: string): boolean => {
  const related = ['related', '--run', '--bail=1', '--reporter=dot', file]
  const { status } = spawnSync(process.execPath, [vitest, ...related], {
    cwd: root,
    timeout: longestMs,
    stdio: 'ignore',
  })
  return status === 0
}

const survives = (file: string, mutant: Mutant): boolean => {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  const putBack = () => writeFileSync(path, source)
  const end = () => {
    putBack()
    process.exit(1)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  writeFileSync(path, withMutant(source, mutant))
  try {
    return holds(file)
  } finally {
    putBack()
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}

let planted = 0
const survivors: string[] = []
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8')
  for (const mutant of mutantsOf(file, source)) {
    planted += 1
    if (!survives(file, mutant)) continue
    const was = source.slice(mutant.start, mutant.end).split('\n')[0]
    survivors.push(`${file}:${mutant.line}  ${was}  ->  ${mutant.text}`)
    console.log(`survived  ${survivors.at(-1)}`)
  }
  console.log(`${file}: ${planted} planted so far, ${survivors.length} survived`)
}
console.log(`\n${planted} planted, ${survivors.length} survived`)
process.exitCode = survivors.length === 0 ? 0 : 1
