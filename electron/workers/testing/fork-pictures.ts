import { forkWorker } from '../fork-worker.ts'
import type { PicturesLimits } from '../pictures/pictures-message.ts'
import type { PicturesChild } from '../start-pictures.ts'

const picturesScript = new URL('../pictures.ts', import.meta.url).href

/** The process of the pictures as a child of a plain Node. */
export const forkPictures =
  ({ script = picturesScript, heapMb = 500, residentMb = 2_000 }: Partial<PicturesLimits> = {}) =>
  (): PicturesChild =>
    forkWorker({
      name: 'pictures',
      script,
      args: [JSON.stringify({ script, heapMb, residentMb } satisfies PicturesLimits)],
    })
