import type { FormRequest, Reply, Transport } from '../../crm/transport/transport.ts'

/**
 * What becomes of a request that has arrived. `deserved`: a login is refused or let through as it merits. `lost`:
 * so, and `lost 401`: refused, but the connection is closed while the file is on its way, and nobody hears of it.
 */
export type Answer = 'deserved' | 'lost' | 'lost 401' | 400 | 401 | 403 | 429 | 500 | 'reset'

export const retryAfterMs = 90_000

/** A request that waits for its answer. */
export interface ArrivedRequest {
  readonly login: string
  readonly password: string
  readonly endpoint: string
  /** Tells one create from another. */
  readonly id: string
  readonly answer: (status: number | 'reset') => void
}

interface Script {
  readonly isOffline: () => boolean
  readonly onArrived: (request: ArrivedRequest) => void
}

const broken = (code: string) => Object.assign(new Error(code), { code })

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1)
}

const reply = (status: number): Reply => ({
  status,
  header: (name) =>
    status === 429 && name === 'retry-after' ? String(retryAfterMs / 1_000) : null,
  length: null,
  body: oneByte(),
})

const read = ({ url, form }: FormRequest) => ({
  endpoint: url.split('/').at(-1) ?? '',
  login: form.get('login') ?? '',
  password: form.get('password') ?? '',
  id: form.get('id') ?? '',
})

/** A transport whose requests wait until a test answers them, in the order that the test likes. */
export const scriptedCrm = ({ isOffline, onArrived }: Script): Pick<Transport, 'post'> => ({
  post: (post) =>
    new Promise((resolve, reject) => {
      if (isOffline()) return reject(broken('ECONNREFUSED'))
      post.signal.addEventListener('abort', () => reject(post.signal.reason))
      post.onLeaving(1)
      onArrived({
        ...read(post),
        answer: (status) =>
          status === 'reset' ? reject(broken('ECONNRESET')) : resolve(reply(status)),
      })
    }),
})
