import { lookAtPicture } from '../pictures/look-at-picture.ts'
import { openVips, type VipsLibrary } from '../pictures/open-vips.ts'
import type { Pictures } from '../start-pictures.ts'

let opened: Promise<VipsLibrary> | null = null

/** Pictures are drawn as in the process of their own, but in this one: tests have many worlds and one process each. */
export const picturesHere = (): Pictures => ({
  look: async (request, signal) => {
    opened ??= openVips()
    const answer = await lookAtPicture(await opened, request)
    return signal.aborted ? null : answer
  },
  stop: () => undefined,
})
