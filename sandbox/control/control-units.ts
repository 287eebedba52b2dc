import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { withPrices } from '../prices/with-prices.ts'
import { inOneTransaction } from '../state/db.ts'
import {
  attachToDeal,
  changeAttributes,
  listUnits,
  readUnit,
  type StoredUnit,
  setUnitVisibility,
} from '../state/units.ts'
import { type ControlledSandbox, changeAuthor } from './controlled-sandbox.ts'

const changeSchema = z
  .strictObject({
    prices: z.strictObject({ priceWithoutVat: z.number(), priceWithVat: z.number() }),
    /** An attribute that is null is removed. */
    attributes: z.record(z.string(), z.string().nullable()),
    /** ID of an existing deal; null detaches the unit. */
    dealId: z.int().nullable(),
    hidden: z.boolean(),
    hasGallery: z.boolean(),
  })
  .partial()
type Change = z.infer<typeof changeSchema>

const changedAttributes = (unit: StoredUnit, change: Change): StoredUnit['attributes'] => {
  const priced =
    change.prices === undefined ? unit.attributes : withPrices(unit.attributes, change.prices)
  const attributes = { ...priced, ...change.attributes }
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  )
}

/** Changes units behind the client's back: their prices, attributes, deals and galleries. */
export const controlUnits = (server: FastifyInstance, { db, clock }: ControlledSandbox): void => {
  server.get<{ Querystring: { projectId?: string } }>('/units', ({ query }) =>
    listUnits(db, Number(query.projectId)),
  )
  server.get<{ Params: { id: string } }>('/units/:id', async ({ params }, reply) => {
    const unit = readUnit(db, Number(params.id))
    return unit ?? reply.code(404).send({ error: 'no such unit' })
  })
  server.patch<{ Params: { id: string } }>('/units/:id', async ({ params, body }, reply) => {
    const unit = readUnit(db, Number(params.id))
    if (unit === null) return reply.code(404).send({ error: 'no such unit' })
    const change = changeSchema.parse(body)
    inOneTransaction(db, () => {
      if (change.prices !== undefined || change.attributes !== undefined) {
        const attributes = changedAttributes(unit, change)
        changeAttributes(db, unit, { attributes, at: clock.now(), who: changeAuthor })
      }
      if (change.dealId !== undefined) attachToDeal(db, unit.id, change.dealId)
      setUnitVisibility(db, unit.id, {
        hidden: change.hidden ?? unit.hidden,
        hasGallery: change.hasGallery ?? unit.hasGallery,
      })
    })
    return readUnit(db, unit.id)
  })
}
