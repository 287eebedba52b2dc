import { isDeepStrictEqual } from 'node:util'
import type { ScreenName } from '#core/contract/app'
import type { Result } from '#core/contract/failure'
import type { ReadName } from '#core/contract/index'
import type { FirstAnswer } from './first-answer.ts'

export interface AnswersAhead {
  /** An answer, once; null where the store has to be asked. */
  readonly take: (name: unknown, input: unknown) => Result<unknown> | null
  /** Resolves when the page has drawn what it was told, or wants to know anything else, or does neither. */
  readonly over: Promise<void>
  /** The reads that `ask` answers otherwise than they have been answered. */
  readonly contradicted: (ask: AskStore) => Promise<ReadName[]>
}

type AskStore = (name: ReadName, input: unknown) => Promise<Result<unknown>>

interface Ahead {
  /** Null: the store has to be asked from the beginning. */
  readonly first: {
    readonly answers: readonly FirstAnswer[]
    readonly screen: ScreenName
  } | null
  readonly onPainted: (screen: ScreenName) => void
  /** How long the store waits for a page that does not come so far. */
  readonly longestMs: number
}

/**
 * What the page asks first is answered before the store is open, so that nothing else has to be done before its first
 * screen is drawn. Each answer is given once; as soon as the page wants to know more, the store answers everything.
 */
export const answersAhead = ({ first, onPainted, longestMs }: Ahead): AnswersAhead => {
  let left = first?.answers ?? []
  const taken: FirstAnswer[] = []
  const isPainted = (name: unknown, input: unknown): boolean =>
    name === 'app.reportPainted' && isDeepStrictEqual(input, { screen: first?.screen })
  let end: () => void = () => undefined
  let isOver = false
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), longestMs)
    end = () => {
      clearTimeout(timer)
      isOver = true
      resolve()
    }
  })
  if (first === null) end()
  return {
    over,
    take: (name, input) => {
      if (isOver || first === null) return null
      if (isPainted(name, input)) {
        end()
        onPainted(first.screen)
        return { ok: true, value: null }
      }
      const found = left.find((one) => one.name === name && isDeepStrictEqual(one.input, input))
      if (found === undefined) {
        end()
        return null
      }
      left = left.filter((one) => one !== found)
      taken.push(found)
      return { ok: true, value: found.value }
    },
    contradicted: async (ask) => {
      const reads = new Set<ReadName>()
      for (const { name, input, value } of taken.splice(0)) {
        const now = await ask(name, input)
        if (!now.ok || !isDeepStrictEqual(now.value, value)) reads.add(name)
      }
      return [...reads]
    },
  }
}
