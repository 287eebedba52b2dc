import type { LeftOut } from '#core/media/queue/left-out'
import { fileRefusal } from './file-refusal.ts'
import type { DroppedFile, FilesToLookAt, FoundFile, LookedAt } from './files-message.ts'
import { inOrder } from './in-order.ts'
import { readAtOnce } from './limits.ts'
import { readWholeFile } from './read-whole-file.ts'

/** Reads files, several at a time; what cannot be read is left out. */
export const lookAtFiles = async ({ files }: FilesToLookAt): Promise<LookedAt> => {
  const [found, leftOut]: [FoundFile[], LeftOut[]] = [[], []]
  for await (const one of inOrder(files, readAtOnce, lookAtFile)) {
    if ('reason' in one) leftOut.push(one)
    else found.push(one)
  }
  return { found, leftOut }
}

const lookAtFile = async ({ path, hint }: DroppedFile): Promise<FoundFile | LeftOut> => {
  try {
    const whole = await readWholeFile(path)
    return whole === null ? { path: hint, reason: 'unreadable' } : { path, hint, ...whole }
  } catch (error) {
    return { path: hint, reason: fileRefusal(error) }
  }
}
