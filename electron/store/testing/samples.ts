import type { NewApiCall } from '#core/contract/activity'
import {
  accountIdSchema,
  buildingIdSchema,
  floorIdSchema,
  projectIdSchema,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import type { StoredWorkspace } from '../accounts/workspaces.ts'
import type { RefusedLogin } from '../guards/holds.ts'

export const sampleWorkspace = (id = 'w1'): StoredWorkspace => {
  const workspaceId = workspaceIdSchema.parse(id)
  return {
    id: workspaceId,
    name: 'Podviní',
    kind: 'crm',
    baseUrl: 'https://crm.example.com',
    timeZone: 'Europe/Prague',
    accounts: [
      {
        id: accountIdSchema.parse(`${id}-prices`),
        workspaceId,
        label: 'Pricelist',
        login: 'prices',
        areas: ['prices'],
        passwordPlace: 'keychain',
        projects: null,
        listedProjects: null,
      },
    ],
  }
}

/** A refusal of the login that the sample's account has. */
export const sampleRefusal: RefusedLogin = {
  origin: 'https://crm.example.com',
  login: 'prices',
  since: 5,
  endpoint: 'get-project',
  cause: 'refused',
}

export const sampleProject = projectIdSchema.parse(10)

export const sampleUnit = (id: number): Unit => ({
  id: unitIdSchema.parse(id),
  number: `A.${id}`,
  buildingId: buildingIdSchema.parse(1),
  building: 'Dům A',
  floorId: floorIdSchema.parse(2),
  floor: '1',
  typeCode: 1,
  statusCode: 0,
  disposition: '2+kk',
  area: 51.5,
  priceNetMinor: 500_000_000,
  priceGrossMinor: 560_000_000,
  attributes: { flat_orientation: 'J, Z' },
})

export const sampleCall = (change: Partial<NewApiCall> = {}): NewApiCall => ({
  at: 1,
  workspace: 'Podviní',
  account: 'Pricelist',
  endpoint: 'get-project',
  status: 200,
  durationMs: 12,
  bytesSent: 80,
  bytesReceived: 4_000,
  attempt: 1,
  outcome: 'ok',
  note: null,
  ...change,
})
