import fastify from 'fastify'
import { z } from 'zod'
import { controlAccounts } from './control-accounts.ts'
import { controlDeals } from './control-deals.ts'
import { controlFaults } from './control-faults.ts'
import { controlLeads } from './control-leads.ts'
import { controlProjects } from './control-projects.ts'
import { controlTime } from './control-time.ts'
import { controlUnits } from './control-units.ts'
import type { Controlled } from './controlled.ts'

export interface Control {
  readonly url: string
  readonly close: () => Promise<void>
}

/** On a port of its own, for tests: reads and sets the state, moves the clock, makes calls fail. */
export const startControl = async ({
  port,
  controlled,
}: {
  port: number
  controlled: Controlled
}): Promise<Control> => {
  const server = fastify({ forceCloseConnections: true })
  for (const controls of [
    controlAccounts,
    controlDeals,
    controlFaults,
    controlLeads,
    controlProjects,
    controlTime,
    controlUnits,
  ]) {
    controls(server, controlled)
  }
  server.setErrorHandler((error: Error, _request, reply) =>
    error instanceof z.ZodError
      ? reply.code(400).send({ error: z.prettifyError(error) })
      : reply.code(500).send({ error: error.message }),
  )
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}
