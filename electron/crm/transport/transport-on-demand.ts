import type { Transport, TransportOptions } from './transport.ts'

/** The HTTP library is large, and a start shows what is stored: it is read with the first call. */
export const transportOnDemand = (options: TransportOptions): Transport => {
  let made: Promise<Transport> | null = null
  const make = async (): Promise<Transport> => {
    const { createTransport } = await import('./transport.ts')
    return createTransport(options)
  }
  const transport = (): Promise<Transport> => {
    made ??= make()
    return made
  }
  return {
    post: async (post) => (await transport()).post(post),
    postBytes: async (post) => (await transport()).postBytes(post),
    get: async (get) => (await transport()).get(get),
    close: async () => {
      await (await made)?.close()
    },
  }
}
