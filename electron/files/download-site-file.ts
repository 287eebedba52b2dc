import { troubleOfContent, troubleOfReply } from '#core/leads/sent/site-reply'
import { minuteMs, secondMs } from '#core/time'
import { startDeadline } from '../crm/transport/deadline.ts'
import { networkCause } from '../crm/transport/network-failure.ts'
import type { Reply, Transport } from '../crm/transport/transport.ts'
import type { Site, SiteReply } from '../features/leads/dependencies.ts'

const largestSiteFile = 64 * 1024 * 1024
const longestMs = 2 * minuteMs
/** How long the rest of an answer without a file is waited for. */
const refusalMs = 5 * secondMs

type SiteFileRequest = Parameters<Site['download']>[0]
type Trouble = Extract<SiteReply, { kind: 'trouble' }>['trouble']

const trouble = (found: Trouble): SiteReply => ({ kind: 'trouble', trouble: found })

/** A file of a web server's, held in memory: it may be full of personal data. */
export const downloadSiteFile =
  (transport: Pick<Transport, 'get'>): Site['download'] =>
  async ({ url, authorization, signal }) => {
    const deadline = startDeadline(longestMs, signal)
    const header = authorization === null ? {} : { authorization: authorization.reveal() }
    try {
      const reply = await transport.get({
        url,
        headers: { accept: '*/*', 'accept-encoding': 'identity', ...header },
        signal: deadline.signal,
      })
      const refused = troubleOfReply({
        url,
        status: reply.status,
        location: reply.header('location'),
      })
      if (refused === null) return await readFile(reply)
      deadline.moveTo(refusalMs)
      await leaveBody(reply)
      return trouble(refused)
    } catch (error) {
      return troubleOfError(error, signal)
    } finally {
      deadline.end()
    }
  }

const readFile = async ({ body, length, header }: Reply): Promise<SiteReply> => {
  const pieces: Uint8Array[] = []
  let size = length ?? 0
  let read = 0
  for await (const piece of body) {
    read += piece.byteLength
    size = Math.max(size, read)
    if (size > largestSiteFile) return trouble({ kind: 'tooLarge' })
    pieces.push(piece)
  }
  const bytes = new Uint8Array(Buffer.concat(pieces))
  const contentType = header('content-type')
  const found = troubleOfContent({ bytes, contentType })
  return found === null ? { kind: 'file', bytes, contentType } : trouble(found)
}

/** Leaves the body unread: what the answer means is known already. */
const leaveBody = async ({ body }: Reply): Promise<void> => {
  try {
    for await (const _ of body) return
  } catch (error) {
    if (networkCause(error) === null) throw error
  }
}

const troubleOfError = (error: unknown, signal: SiteFileRequest['signal']): SiteReply => {
  if (signal.aborted) return { kind: 'cancelled' }
  const cause = networkCause(error)
  if (cause === null) throw error
  if (cause === 'certificate' || cause === 'proxy') return trouble({ kind: cause })
  return trouble({ kind: cause === 'timedOut' ? 'tooSlow' : 'unreachable' })
}
