import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

interface Trial {
  readonly mutant: number
  readonly file: string
  readonly test: string
}

/** What has been tried, by the texts of the changed file and of the tests: an interrupted run goes on. */
export interface Memory {
  /** Whether the test noticed the mutant, where that has been tried. */
  readonly recall: (trial: Trial) => boolean | undefined
  readonly keep: (trial: Trial, isNoticed: boolean) => void
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The names of the mutants differ wherever the texts of their files do. */
export const openMemory = (place: string, names: readonly string[]): Memory => {
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : []
  const known = new Map(
    lines.flatMap((line) => {
      const [key, said] = line.split(' ')
      return key !== undefined && said !== undefined ? [[key, said === 'noticed'] as const] : []
    }),
  )
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8')
    texts.set(file, text)
    return text
  }
  const keyOf = ({ mutant, file, test }: Trial) =>
    hash([names[mutant], textOf(file), test].join('\n'))
  return {
    recall: (trial) => known.get(keyOf(trial)),
    keep: (trial, isNoticed) => {
      known.set(keyOf(trial), isNoticed)
      appendFileSync(place, `${keyOf(trial)} ${isNoticed ? 'noticed' : 'passed'}\n`)
    },
  }
}
