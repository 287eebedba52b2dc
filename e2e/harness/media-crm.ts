import type { Unitdesk } from '../screens/unitdesk.ts'
import type { RecordedRequest, SandboxProcess } from './sandbox-process.ts'

interface UnitInCrm {
  readonly id: number
  readonly floorId: number
  readonly internalId: string
  readonly hasGallery: boolean
}

/** What the CRM has been sent of files. */
export interface MediaCrm {
  readonly units: () => Promise<readonly UnitInCrm[]>
  readonly unit: (number: string) => Promise<UnitInCrm>
  /** The uploads that it has taken, in their order. */
  readonly taken: () => Promise<readonly RecordedRequest[]>
  readonly asked: (endpoint: string) => Promise<number>
  /** What goes wrong with the next calls of an endpoint. */
  readonly plan: (
    endpoint: string,
    fault: Readonly<Record<string, unknown>>,
    calls?: number,
  ) => Promise<void>
}

const isUpload = ({ endpoint }: { readonly endpoint: string }): boolean =>
  /^(set-(unit-pdf|unit-plan|floor-plan|building-plan)|add-unit-gallery-image)$/.test(endpoint)

export const mediaCrm = (crm: SandboxProcess): MediaCrm => {
  const units = async () => {
    const accounts = (await crm.control('GET', '/accounts')) as {
      readonly login: string
      readonly projects: readonly number[]
    }[]
    const project = accounts.find(({ login }) => login === 'prices@demo')?.projects[0] ?? 0
    return (await crm.control('GET', `/units?projectId=${project}`)) as readonly UnitInCrm[]
  }
  return {
    units,
    unit: async (number) => {
      const found = (await units()).find(({ internalId }) => internalId === number)
      if (!found) throw new Error(`the CRM has no unit ${number}`)
      return found
    },
    taken: async () =>
      (await crm.requests()).filter((request) => isUpload(request) && request.status < 300),
    asked: async (endpoint) =>
      (await crm.requests()).filter((request) => request.endpoint === endpoint).length,
    plan: async (endpoint, fault, calls = 1) => {
      await crm.control('POST', '/faults', { endpoint, calls, fault })
    },
  }
}

/** The workspace Vltavan with the one account of the website, which reads prices and uploads, on the screen of media. */
export const openMedia = async (unitdesk: Unitdesk, crm: SandboxProcess): Promise<MediaCrm> => {
  await unitdesk.chooseToConnect()
  const account = crm.account('media@demo')
  await unitdesk.connectForm.fill({ name: 'Vltavan', address: crm.baseUrl, ...account })
  await unitdesk.connectForm.connect()
  await unitdesk.prices.expectUnits()
  await unitdesk.go('Media')
  return mediaCrm(crm)
}
