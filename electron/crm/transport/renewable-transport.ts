import type { Transport } from './transport.ts'

interface RenewableTransport {
  readonly transport: Transport
  /** Calls from now on go over connections of their own; those under way end as they began. */
  readonly renew: () => void
}

export const renewableTransport = (make: () => Transport): RenewableTransport => {
  let current = make()
  const former: Transport[] = []
  return {
    transport: {
      post: (post) => current.post(post),
      postBytes: (post) => current.postBytes(post),
      get: (get) => current.get(get),
      close: async () => {
        await Promise.all([current, ...former].map((one) => one.close()))
      },
    },
    renew: () => {
      former.push(current)
      current = make()
    },
  }
}
