import type { SandboxCrm } from './sandbox-crm.ts'
import { unitInCrm } from './units-in-crm.ts'

interface PriceInCrm {
  readonly priceWithoutVat: number
  readonly priceWithVat: number
}

/** Those who work in the CRM itself while somebody else drafts prices. */
export interface CrmPeople {
  /** The price with VAT that the CRM has now. */
  readonly price: (number: string) => Promise<number>
  readonly changePrice: (number: string, price: PriceInCrm) => Promise<void>
  /** A salesman makes a deal; the pricelist shows the unit as free as before. */
  readonly makeDeal: (numbers: readonly string[]) => Promise<void>
  /** The units are sold, and the pricelist says so. */
  readonly sell: (unitIds: readonly number[]) => Promise<void>
  /** What goes wrong with the next call of an endpoint. */
  readonly plan: (endpoint: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Takes back all planned faults, and lets go on what was made to wait. */
  readonly letGo: () => Promise<void>
  readonly removePriceUpdates: () => Promise<void>
}

export const crmPeople = (crm: SandboxCrm): CrmPeople => {
  const unit = (number: string) => unitInCrm(crm, number)
  return {
    price: async (number) => Number((await unit(number)).attributes['flat_price']),
    changePrice: async (number, prices) => {
      await crm.control('PATCH', `/units/${(await unit(number)).id}`, { prices })
    },
    makeDeal: async (numbers) => {
      const units = await Promise.all(numbers.map(unit))
      await crm.control('POST', '/deals', { unitIds: units.map(({ id }) => id) })
    },
    sell: async (unitIds) => {
      for (const id of unitIds) {
        await crm.control('PATCH', `/units/${id}`, { attributes: { flat_status: '3' } })
      }
    },
    plan: async (endpoint, fault) => {
      await crm.control('POST', '/faults', { endpoint, fault })
    },
    letGo: async () => {
      await crm.control('DELETE', '/faults')
    },
    removePriceUpdates: async () => {
      await crm.control('PATCH', '/switches', { updateUnitsRemoved: true })
    },
  }
}
