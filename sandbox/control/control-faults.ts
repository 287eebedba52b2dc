import type { FastifyInstance } from 'fastify'
import { plannedFaultSchema } from '../faults/fault.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'

/** Serves the recorded requests, and the faults that are planned for the next ones. */
export const controlFaults = (
  server: FastifyInstance,
  { recording, faults }: ControlledSandbox,
): void => {
  server.get<{ Querystring: { endpoint?: string } }>('/requests', ({ query }) =>
    recording
      .all()
      .filter(({ endpoint }) => query.endpoint === undefined || endpoint === query.endpoint),
  )
  server.delete('/requests', async (_request, reply) => {
    recording.clear()
    return reply.code(204).send()
  })
  server.get('/faults', () => faults.all())
  server.post('/faults', async ({ body }, reply) => {
    faults.add(plannedFaultSchema.parse(body))
    return reply.code(204).send()
  })
  server.delete('/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
}
