import type { Transport, TransportOptions } from './transport.ts'

/** The HTTP library is large, and a start shows what is stored: it is read with the first call. */
export const transportOnDemand = (options: TransportOptions): Transport => {
  let made: Promise<Transport> | null = null
  const make = async (): Promise<Transport> => {
    const { createTransport } = await import('./transport.ts')
    return createTransport(options)
  }
  return {
    post: async (post) => {
      made ??= make()
      return (await made).post(post)
    },
    postBytes: async (post) => {
      made ??= make()
      return (await made).postBytes(post)
    },
    get: async (get) => {
      made ??= make()
      return (await made).get(get)
    },
    close: async () => {
      await (await made)?.close()
    },
  }
}
