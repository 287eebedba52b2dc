import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import type { Alive } from './evening.ts'

/** The time of a program that was started with `movedTimeScript`. */
export interface MovedTime {
  readonly moveOn: (ms: number) => Promise<void>
  readonly wake: () => Promise<void>
  readonly count: () => Promise<Alive>
  readonly close: () => void
}

export const askMovedTime = async (path: string): Promise<MovedTime> => {
  const socket = connect(path)
  await once(socket, 'connect')
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  const ask = async (act: string, given: number | null = null): Promise<unknown> => {
    socket.write(`${JSON.stringify({ act, given })}\n`)
    const { done, value } = await lines.next()
    if (done === true) throw new Error('The program has ended')
    return JSON.parse(value)
  }
  return {
    moveOn: async (ms) => void (await ask('moveOn', ms)),
    wake: async () => void (await ask('wake')),
    count: async () => (await ask('count')) as Alive,
    close: () => socket.destroy(),
  }
}
