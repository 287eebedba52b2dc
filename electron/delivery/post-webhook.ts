import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { mayHaveWorked } from '#core/api/may-have-worked'
import { cancelled, type Failure } from '#core/contract/failure'
import type {
  DeliveryOutcome,
  OutgoingFile,
  PostedAlarm,
  PostedDashboard,
  PostedRun,
  WebhookRequest,
} from '#core/exports/delivery/outgoing'
import { minuteMs, secondMs } from '#core/time'
import { startDeadline } from '../crm/transport/deadline.ts'
import { networkCause } from '../crm/transport/network-failure.ts'
import { readStart } from '../crm/transport/read-start.ts'
import type { Reply, Transport } from '../crm/transport/transport.ts'
import { answerWords } from './answer-words.ts'

export type PostWebhook = (request: WebhookRequest, signal: AbortSignal) => Promise<DeliveryOutcome>

const longestMs = 2 * minuteMs
/** How long the words of a refusal are waited for. */
const refusalMs = 5 * secondMs

/** Posts a run as JSON, signed with a secret that the receiver knows too; docs/webhook.md tells a receiver how. */
export const webhookPoster =
  (transport: Pick<Transport, 'postBytes'>): PostWebhook =>
  async (request, signal) => {
    const { url, id, at } = request
    const timestamp = new Date(at).toISOString()
    const { body, signature } = await signedBody(request, timestamp)
    const deadline = startDeadline(longestMs, signal)
    let hasLeft = false
    try {
      const reply = await transport.postBytes({
        url,
        body,
        headers: {
          'content-type': 'application/json',
          'unitdesk-id': id,
          'unitdesk-timestamp': timestamp,
          'unitdesk-signature': `sha256=${signature}`,
        },
        signal: deadline.signal,
        onLeaving: () => {
          hasLeft = true
        },
      })
      deadline.moveTo(refusalMs)
      return await outcomeOf(reply, request)
    } catch (error) {
      if (hasLeft) return { kind: 'unknown' }
      if (signal.aborted) return { kind: 'failed', failure: cancelled }
      const cause = networkCause(error)
      if (cause === null) throw error
      const { host } = new URL(url)
      return { kind: 'failed', failure: { kind: 'unreachable', host, cause, again: 'now' } }
    } finally {
      deadline.end()
    }
  }

const outcomeOf = async (reply: Reply, { secret }: WebhookRequest): Promise<DeliveryOutcome> => {
  const { status } = reply
  if (status >= 200 && status < 300) return { kind: 'sent', refused: [] }
  if (mayHaveWorked(status)) return { kind: 'unknown' }
  const words = await readStart({ chunks: reply.body, textOf })
  const answer = answerWords(`${status} ${words}`, { login: '', secret })
  const failure: Failure = { kind: 'notDelivered', trouble: 'refused', answer, again: 'afterFix' }
  return { kind: 'failed', failure }
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

/** JSON with bytes in it, which stand there as base64. */
type Part = string | Uint8Array

const fileOf = ({ fileName, bytes }: OutgoingFile): Part[] => [
  `{"name":${JSON.stringify(fileName)},"bytes":${bytes.byteLength},"base64":"`,
  bytes,
  '"}',
]

const contentOf = ({ report, run, file, comparison }: PostedRun): Part[] => {
  const began = { ...run, startedAt: new Date(run.startedAt).toISOString() }
  return [
    `,"report":${JSON.stringify(report)},"run":${JSON.stringify(began)},"file":`,
    ...fileOf(file),
    ',"comparison":',
    ...(comparison === null
      ? ['null']
      : [`{"lines":${JSON.stringify(comparison.lines)},"file":`, ...fileOf(comparison.file), '}']),
  ]
}

const dashboardOf = ({ workspace, file }: PostedDashboard): Part[] => [
  `,"workspace":${JSON.stringify(workspace)},"file":`,
  ...fileOf(file),
]

const alarmOf = ({ subject, text, events }: PostedAlarm): Part[] => {
  const told = events.map(({ event, trouble: { key: _key, ...trouble }, beganAt }) => ({
    event,
    ...trouble,
    // Of a silence the trouble has one of its own: when the last lead came.
    since: new Date(beganAt).toISOString(),
    ...('at' in trouble ? { at: new Date(trouble.at).toISOString() } : {}),
    ...('since' in trouble ? { lastLeadAt: new Date(trouble.since).toISOString() } : {}),
  }))
  return [`,${JSON.stringify({ subject, text, events: told }).slice(1, -1)}`]
}

/** The id and the time stand in the body too: what is signed is all that a receiver has to believe. */
const partsOf = ({ id, content }: WebhookRequest, timestamp: string): Part[] => [
  `{"id":${JSON.stringify(id)},"timestamp":"${timestamp}","kind":"${content.kind}"`,
  ...(content.kind === 'report' ? contentOf(content) : []),
  ...(content.kind === 'dashboard' ? dashboardOf(content) : []),
  ...(content.kind === 'alarm' ? alarmOf(content) : []),
  '}',
]

/** Divisible by three, so that the base64 of one piece is followed by that of the next. */
const pieceBytes = 192 * 1024

/** Fifty megabytes are written and signed piece by piece: nobody waits for main meanwhile. */
const signedBody = async (request: WebhookRequest, timestamp: string) => {
  const signature = createHmac('sha256', request.secret.reveal())
  const body: Uint8Array[] = []
  const put = (piece: Uint8Array) => {
    signature.update(piece)
    body.push(piece)
  }
  for (const part of partsOf(request, timestamp)) {
    if (typeof part === 'string') {
      put(Buffer.from(part))
      continue
    }
    for (let at = 0; at < part.byteLength; at += pieceBytes) {
      put(Buffer.from(Buffer.from(part.subarray(at, at + pieceBytes)).toString('base64')))
      await setImmediate()
    }
  }
  return { body, signature: signature.digest('hex') }
}
