import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { giveToPerson } from '../harness/person.ts'
import { type BenchSeat, takeSeat } from './bench-seat.ts'

/** A person whose store another process has filled. */
export interface FilledSeat extends Pick<BenchSeat, 'seat' | 'end'> {
  /** The script is given the folder of the store, and what else it needs. */
  readonly fill: (script: string, ...args: readonly string[]) => Promise<void>
}

export const takeFilledSeat = async (): Promise<FilledSeat> => {
  const { seat, end } = await takeSeat()
  return {
    seat,
    fill: async (script, ...args) => {
      const program = [join(import.meta.dirname, script), join(seat.profile, 'store'), ...args]
      const filling = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit'] })
      const [code] = (await once(filling, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`The store was not filled: ${code}`)
      giveFolderToPerson(seat.profile)
    },
    end,
  }
}

const giveFolderToPerson = (folder: string): void => {
  giveToPerson(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    giveToPerson(join(folder, name))
  }
}
