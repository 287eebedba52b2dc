import fastify from 'fastify'
import type { Recording } from './recording.ts'

export interface Control {
  readonly url: string
  readonly close: () => Promise<void>
}

/** On a port of its own, for tests: tells what was, and what was not, sent. */
export const startControl = async ({
  port,
  recording,
}: {
  port: number
  recording: Recording
}): Promise<Control> => {
  const server = fastify({ forceCloseConnections: true })
  server.get('/requests', () => recording.all())
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}
