import { fork } from 'node:child_process'
import type { PicturesLimits } from '../pictures/pictures-message.ts'
import type { PicturesChild } from '../start-pictures.ts'

const picturesScript = new URL('../pictures.ts', import.meta.url).href

/** The process of the pictures as a child of a plain Node. */
export const forkPictures =
  ({ script = picturesScript, heapMb = 500, residentMb = 2_000 }: Partial<PicturesLimits> = {}) =>
  (): PicturesChild => {
    const limits = JSON.stringify({ script, heapMb, residentMb } satisfies PicturesLimits)
    const child = fork(new URL(script), [limits], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    return {
      post: (request) => child.send(request),
      onMessage: (listener) => child.on('message', listener),
      onExit: (listener) => child.once('exit', () => listener()),
      kill: () => child.kill('SIGKILL'),
    }
  }
