import type { Transport } from '../transport/transport.ts'
import { retryAfterMs } from './retry-after.ts'

/** How far one request has come. */
export interface RequestProgress {
  /** False while it is certain that nothing of it is on its way. */
  hasLeft: boolean
  status: number | null
}

const unauthorized = 401
const rateLimited = 429

interface Watcher {
  /** A 429 has named the wait. Told before anybody else may go. */
  readonly onRateLimited: (waitMs: number) => void
  /** The login was not refused. */
  readonly onPassed: () => void
}

/** A transport for one request, which says how far it has come. */
export const watchRequest = (
  transport: Pick<Transport, 'post'>,
  { onRateLimited, onPassed }: Watcher,
): { readonly transport: Pick<Transport, 'post'>; readonly progress: RequestProgress } => {
  const progress: RequestProgress = { hasLeft: false, status: null }
  return {
    progress,
    transport: {
      post: async (post) => {
        const reply = await transport.post({
          ...post,
          onLeaving: (...left) => {
            progress.hasLeft = true
            post.onLeaving(...left)
          },
        })
        progress.status = reply.status
        if (reply.status === rateLimited) onRateLimited(retryAfterMs(reply.header('retry-after')))
        if (reply.status !== unauthorized) onPassed()
        return reply
      },
    },
  }
}
