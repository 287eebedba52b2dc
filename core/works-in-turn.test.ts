import { expect, test } from 'vitest'
import { worksInTurn } from './works-in-turn.ts'

const openEnded = () => {
  let end: (how: 'well' | 'badly') => void = () => undefined
  const ended = new Promise<string>((resolve, reject) => {
    end = (how) => (how === 'well' ? resolve('done') : reject(new Error('a bug')))
  })
  return { work: () => ended, end: (how: 'well' | 'badly') => end(how) }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test.each(['well', 'badly'] as const)(
  'what comes later begins when what came before has ended %s',
  async (how) => {
    const inTurn = worksInTurn()
    const begun: string[] = []
    const first = openEnded()
    const one = inTurn('p', () => {
      begun.push('one')
      return first.work()
    })
    const two = inTurn('p', async () => {
      begun.push('two')
      return 2
    })
    const other = inTurn('q', async () => {
      begun.push('other')
      return 3
    })
    await other
    await settle()
    expect(begun).toEqual(['one', 'other'])
    first.end(how)
    expect(await one.catch(() => 'failed')).toBe(how === 'well' ? 'done' : 'failed')
    expect(await two).toBe(2)
    expect(begun).toEqual(['one', 'other', 'two'])
  },
)
