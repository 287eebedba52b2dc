import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { writeNewCustomer } from '../state/customers.ts'
import type { Db } from '../state/db.ts'
import { inOneTransaction } from '../state/db.ts'
import { writeDeal } from '../state/deals.ts'
import { nextSalesman } from '../state/salesmen.ts'
import { attachToDeal, changeAttributes, readUnit, type StoredUnit } from '../state/units.ts'
import { minorOf } from '../unit-attributes.ts'
import { type ControlledSandbox, changeAuthor } from './controlled-sandbox.ts'

const active = 1

const newDealSchema = z.strictObject({
  /** Units of one project, none of them in a deal. */
  unitIds: z.array(z.int()).min(1),
  /** The status of the units in the pricelist from then on; without it they look as free as before. */
  flatStatus: z.string().optional(),
  lifecycle: z.string().default('Jednání'),
})

const buyer = {
  name: 'Eva',
  surname: 'Kupcová',
  email: 'eva.kupcova@example.com',
  phone: '+420601000100',
  language: 'cs',
} as const

/** A salesman makes a deal behind the client's back; its units are locked, and the exports tell whose they are. */
export const controlDeals = (server: FastifyInstance, { db, clock }: ControlledSandbox): void => {
  server.post('/deals', async ({ body }, reply) => {
    const { unitIds, flatStatus, lifecycle } = newDealSchema.parse(body)
    const units = freeUnits(db, unitIds)
    const [first] = units ?? []
    if (units === null || first === undefined) {
      return reply.code(400).send({ error: 'not free units of one project' })
    }
    const at = clock.now()
    const made = inOneTransaction(db, () => {
      const salesmanId = nextSalesman(db)
      const customerId = writeNewCustomer(db, { ...buyer, salesmanId, createdAt: at })
      const priceMinor = units.reduce((sum, unit) => sum + priceMinorOf(unit), 0)
      const id = writeDeal(db, {
        projectId: first.projectId,
        customerId,
        salesmanId,
        status: active,
        lifecycle,
        priceMinor,
        createdAt: at,
      })
      for (const unit of units) {
        attachToDeal(db, unit.id, id)
        if (flatStatus === undefined) continue
        const attributes = { ...unit.attributes, flat_status: flatStatus }
        changeAttributes(db, unit, { attributes, at, who: changeAuthor })
      }
      return { id, customerId }
    })
    return reply.code(201).send(made)
  })
}

const priceMinorOf = ({ attributes }: StoredUnit): number => minorOf(attributes, 'flat_price') ?? 0

/** Null unless all units exist, belong to one project and are in no deal. */
const freeUnits = (db: Db, ids: readonly number[]): StoredUnit[] | null => {
  const units = [...new Set(ids)].flatMap((id) => readUnit(db, id) ?? [])
  const isFine = units.every(
    ({ dealId, projectId }) => dealId === null && projectId === units[0]?.projectId,
  )
  return isFine && units.length === new Set(ids).size ? units : null
}
