import type { SandboxProcess } from './sandbox-process.ts'

interface PriceInCrm {
  readonly priceWithoutVat: number
  readonly priceWithVat: number
}

interface UnitInCrm {
  readonly id: number
  readonly internalId: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Those who work in the CRM itself while somebody else drafts prices. */
export interface CrmPeople {
  /** With VAT, as the CRM has it now. */
  readonly price: (number: string) => Promise<number>
  readonly changePrice: (number: string, price: PriceInCrm) => Promise<void>
  /** A salesman makes a deal; the pricelist shows the unit as free as before. */
  readonly makeDeal: (numbers: readonly string[]) => Promise<void>
  /** What goes wrong with the next call of an endpoint. */
  readonly plan: (endpoint: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  readonly removePriceUpdates: () => Promise<void>
}

const projectId = async (crm: SandboxProcess): Promise<number> => {
  const accounts = (await crm.control('GET', '/accounts')) as {
    readonly login: string
    readonly projects: readonly number[]
  }[]
  return accounts.find(({ login }) => login === 'prices@demo')?.projects[0] ?? 0
}

export const crmPeople = (crm: SandboxProcess): CrmPeople => {
  const unit = async (number: string): Promise<UnitInCrm> => {
    const path = `/units?projectId=${await projectId(crm)}`
    const units = (await crm.control('GET', path)) as UnitInCrm[]
    const found = units.find(({ internalId }) => internalId === number)
    if (!found) throw new Error(`the CRM has no unit ${number}`)
    return found
  }
  return {
    price: async (number) => Number((await unit(number)).attributes['flat_price']),
    changePrice: async (number, prices) => {
      await crm.control('PATCH', `/units/${(await unit(number)).id}`, { prices })
    },
    makeDeal: async (numbers) => {
      const units = await Promise.all(numbers.map(unit))
      await crm.control('POST', '/deals', { unitIds: units.map(({ id }) => id) })
    },
    plan: async (endpoint, fault) => {
      await crm.control('POST', '/faults', { endpoint, fault })
    },
    removePriceUpdates: async () => {
      await crm.control('PATCH', '/switches', { updateUnitsRemoved: true })
    },
  }
}
