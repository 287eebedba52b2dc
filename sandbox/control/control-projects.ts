import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listIncomingPayments } from '../state/payments.ts'
import { readProject, setProjectVisibility } from '../state/projects.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'

const changeSchema = z.strictObject({ hidden: z.boolean() })

/** Hides and shows projects, and lists the payments that were booked. */
export const controlProjects = (server: FastifyInstance, { db }: ControlledSandbox): void => {
  server.patch<{ Params: { id: string } }>('/projects/:id', async ({ params, body }, reply) => {
    const project = readProject(db, Number(params.id))
    if (project === null) return reply.code(404).send({ error: 'no such project' })
    setProjectVisibility(db, project.id, changeSchema.parse(body))
    return reply.code(204).send()
  })
  server.get('/payments', () => listIncomingPayments(db))
}
