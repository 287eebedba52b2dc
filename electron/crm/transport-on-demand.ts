import type { Transport, TransportOptions } from './transport.ts'

/** The HTTP library is large, and a start shows what is stored: it is read with the first call. */
export const transportOnDemand = (options: TransportOptions): Transport => {
  let made: Promise<Transport> | null = null
  const make = async (): Promise<Transport> => {
    const { createTransport } = await import('./transport.ts')
    return createTransport(options)
  }
  const demand = (): Promise<Transport> => {
    made ??= make()
    return made
  }
  return {
    enter: async (visit) => (await demand()).enter(visit),
    post: async (post) => (await demand()).post(post),
    close: async () => {
      await (await made)?.close()
    },
  }
}
