import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Explained } from './explained/explained.ts'
import { openMemory } from './memory.ts'
import { type Mutant, mutantsOf } from './mutants-of.ts'
import { plantInRoom } from './plant-in-room.ts'
import { startPlanRunner } from './run-plan.ts'
import type { Numbered } from './with-switches.ts'

export interface MutantsInput {
  readonly root: string
  /** Folders, and the folders of the tests that are to notice a mutant there. */
  readonly rooms: Readonly<Record<string, readonly string[]>>
  readonly explained: readonly Explained[]
  /** Parts of the paths of the files that are wanted; all are without any. */
  readonly wanted: readonly string[]
  readonly say: (line: string) => void
}

interface SourceFile {
  readonly path: string
  readonly source: string
}

type Placed = Numbered & SourceFile

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What stands there and what stands there instead: the name moves with its line. */
const nameOf = ({ source, start, end, text }: Mutant & SourceFile): string => {
  const was = source.slice(start, end)
  const isWord = was === 'true' || was === 'false'
  // A word alone would stand for every such word of its file.
  const before = isWord ? source.slice(source.lastIndexOf('\n', start) + 1, start) : ''
  const behind = isWord ? (source.slice(end).split('\n')[0] ?? '') : ''
  const [from, to] = [was, text].map((one) => inOneLine(before + one + behind).trim())
  return `${from}  ->  ${to}`
}

/** Whether every mutant was noticed, or is explained. */
export const plantMutants = async ({
  root,
  rooms,
  explained,
  wanted,
  say,
}: MutantsInput): Promise<boolean> => {
  let isGood = true
  for (const [room, testFolders] of Object.entries(rooms)) {
    const began = performance.now()
    const files = globSync(`${room}/**/*.ts`, { cwd: root })
      .filter((path) => !/\.test(-d)?\.ts$|\/testing\//.test(path))
      .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
      .sort()
      .map((path): SourceFile => ({ path, source: readFileSync(join(root, path), 'utf8') }))
    const { open, known, stale } = sortOut(files, explained)
    for (const name of stale) say(`explained, but not there  ${name}`)
    isGood &&= stale.length === 0
    if (open.length === 0) continue
    const survivors = await plantAll({ root, testFolders }, open)
    for (const one of survivors) {
      const end = one.isReached ? '' : '  (no test comes by)'
      say(`survived  ${one.path}:${one.line}  ${nameOf(one)}${end}`)
    }
    isGood &&= survivors.length === 0
    const counts = [
      `${open.length} planted`,
      `${open.length - survivors.length} noticed`,
      `${survivors.length} survived`,
      `${known} explained`,
      `${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
    ]
    say(`${room}: ${counts.join(', ')}`)
  }
  return isGood
}

/** The mutants that are to be planted, numbered through, without those that are explained. */
const sortOut = (files: readonly SourceFile[], explained: readonly Explained[]) => {
  const paths = new Set(files.map(({ path }) => path))
  const names = explained.flatMap(({ file, mutants }) =>
    paths.has(file) ? mutants.map((name) => `${file}  ${name}`) : [],
  )
  const stale = new Set(names)
  const all = files.flatMap((file) =>
    mutantsOf(file.path, file.source).map((mutant) => ({ ...mutant, ...file })),
  )
  const isKnown = new Set(names)
  const open = all.filter((mutant) => {
    const name = `${mutant.path}  ${nameOf(mutant)}`
    stale.delete(name)
    return !isKnown.has(name)
  })
  return {
    open: open.map((mutant, id): Placed => ({ ...mutant, id })),
    known: all.length - open.length,
    stale: [...stale],
  }
}

interface Place {
  readonly root: string
  readonly testFolders: readonly string[]
}

const plantAll = async ({ root, testFolders }: Place, placed: readonly Placed[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-mutants-run-'))
  const memoryFolder = join(tmpdir(), 'unitdesk-mutants')
  mkdirSync(memoryFolder, { recursive: true })
  const sources = new Map<string, { source: string; mutants: Placed[] }>()
  for (const one of placed) {
    const file = sources.get(one.path) ?? { source: one.source, mutants: [] }
    file.mutants.push(one)
    sources.set(one.path, file)
  }
  const runner = await startPlanRunner({ root, folder, sources, testFolders })
  try {
    const names = placed.map(({ path, source, start, text }) =>
      [path, source, start, text].join('\n'),
    )
    const testsIn = new Map(runner.tests.map((tests) => [tests.moduleId, tests]))
    const memory = openMemory({
      place: join(memoryFolder, 'tried'),
      names,
      loadedBy: (file) => {
        const tests = testsIn.get(file)
        return tests === undefined ? [] : runner.loadedBy(tests)
      },
    })
    const { survivors, unreached } = await plantInRoom({ runner, mutants: placed, memory })
    return placed.flatMap((one) =>
      survivors.has(one.id) ? [{ ...one, isReached: !unreached.has(one.id) }] : [],
    )
  } finally {
    await runner.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
