import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listCustomers, writeNewCustomer } from '../state/customers.ts'
import { inOneTransaction } from '../state/db.ts'
import { listAllLeads, removeLead, writeLead } from '../state/leads.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'

const newLeadSchema = z.strictObject({
  /** Login of the account that sees the lead in its list. */
  login: z.string().min(1),
  name: z.string(),
  surname: z.string(),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
  /** The moment of the lead; the present one when left out. */
  at: z.int().optional(),
  projectId: z.int().nullable().default(null),
  unitId: z.int().nullable().default(null),
  campaign: z.string().default(''),
  productInterest: z.string().default(''),
})

/** Adds leads that the application did not send, and removes leads as if they were lost. */
export const controlLeads = (server: FastifyInstance, { db, clock }: ControlledSandbox): void => {
  server.get('/leads', () => listAllLeads(db))
  server.post('/leads', async ({ body }, reply) => {
    const lead = newLeadSchema.parse(body)
    const at = lead.at ?? clock.now()
    const { name, surname, email, phone } = lead
    const added = inOneTransaction(db, () => {
      const customer = { name, surname, email, phone, language: null, salesmanId: null }
      const customerId = writeNewCustomer(db, { ...customer, createdAt: at })
      const preferences = { projectId: null, rooms: [], priceMax: null }
      const details = { salesmanId: null, source: null, note: '', preferences }
      const { login, projectId, unitId, campaign, productInterest } = lead
      const placed = { login, at, projectId, unitId, campaign, productInterest }
      return { id: writeLead(db, { ...details, ...placed, customerId }), customerId }
    })
    return reply.code(201).send(added)
  })
  server.delete<{ Params: { id: string } }>('/leads/:id', async ({ params }, reply) => {
    removeLead(db, Number(params.id))
    return reply.code(204).send()
  })
  server.get('/customers', () => listCustomers(db))
}
