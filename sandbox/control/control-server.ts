import fastify from 'fastify'
import { z } from 'zod'
import { controlAccounts } from './control-accounts.ts'
import { controlDeals } from './control-deals.ts'
import { controlFaults } from './control-faults.ts'
import { controlLeads } from './control-leads.ts'
import { controlProjects } from './control-projects.ts'
import { controlTime } from './control-time.ts'
import { controlUnits } from './control-units.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'

export interface Control {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Tests read and set the state, move the clock and make calls fail through a port of its own. */
export const startControl = async ({
  port,
  controlled,
}: {
  port: number
  controlled: ControlledSandbox
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
