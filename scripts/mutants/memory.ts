import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

interface Trial {
  readonly mutant: number
  readonly file: string
  readonly test: string
}

/** What has been tried, by the texts of the changed file and of all that the tests load: an interrupted run goes on. */
export interface Memory {
  /** Whether the test noticed the mutant, where that has been tried. */
  readonly recall: (trial: Trial) => boolean | undefined
  readonly keep: (trial: Trial, isNoticed: boolean) => void
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const hashOf = (file: string) => hash(readFileSync(file, 'utf8'))

interface MemoryInput {
  readonly place: string
  /** Those of the mutants: they differ wherever the texts of their files do. */
  readonly names: readonly string[]
  /** The files that the answer of a file of tests depends on, with that file. */
  readonly loadedBy: (file: string) => readonly string[]
}

export const openMemory = ({ place, names, loadedBy }: MemoryInput): Memory => {
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : []
  const known = new Map(
    lines.flatMap((line) => {
      const [key, said] = line.split(' ')
      return key !== undefined && said !== undefined ? [[key, said === 'noticed'] as const] : []
    }),
  )
  const states = new Map<string, string>()
  const stateOf = (file: string): string => {
    const state = states.get(file) ?? hash(loadedBy(file).map(hashOf).join('\n'))
    states.set(file, state)
    return state
  }
  const keyOf = ({ mutant, file, test }: Trial) =>
    hash([names[mutant], stateOf(file), test].join('\n'))
  return {
    recall: (trial) => known.get(keyOf(trial)),
    keep: (trial, isNoticed) => {
      known.set(keyOf(trial), isNoticed)
      appendFileSync(place, `${keyOf(trial)} ${isNoticed ? 'noticed' : 'passed'}\n`)
    },
  }
}
