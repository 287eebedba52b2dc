import { MediaScreen } from '../screens/media.ts'
import type { RecordedRequest, SandboxCrm } from './sandbox-crm.ts'
import type { BeginStory, OpenedUnitdesk } from './shared-window.ts'
import { unitInCrm, unitsInCrm } from './units-in-crm.ts'

/** What the CRM has been sent of files. */
export interface MediaCrm {
  readonly units: () => ReturnType<typeof unitsInCrm>
  readonly unit: (number: string) => ReturnType<typeof unitInCrm>
  /** The uploads that it has taken, in their order. */
  readonly taken: () => Promise<readonly RecordedRequest[]>
  readonly asked: (endpoint: string) => Promise<number>
  /** The CRM takes no call of an endpoint before it is let go. */
  readonly holdBack: (endpoint: string) => Promise<void>
  readonly letGo: () => Promise<void>
  /** What goes wrong with the next calls of an endpoint. */
  readonly plan: (
    endpoint: string,
    fault: Readonly<Record<string, unknown>>,
    calls?: number,
  ) => Promise<void>
}

const isUpload = ({ endpoint }: { readonly endpoint: string }): boolean =>
  /^(set-(unit-pdf|unit-plan|floor-plan|building-plan)|add-unit-gallery-image)$/.test(endpoint)

export const mediaCrm = (crm: SandboxCrm): MediaCrm => ({
  units: () => unitsInCrm(crm),
  unit: (number) => unitInCrm(crm, number),
  taken: async () =>
    (await crm.requests()).filter((request) => isUpload(request) && request.status < 300),
  asked: async (endpoint) =>
    (await crm.requests()).filter((request) => request.endpoint === endpoint).length,
  holdBack: async (endpoint) => {
    const fault = { kind: 'latency', ms: 600_000, when: 'before' }
    await crm.control('POST', '/faults', { endpoint, calls: 1_000, fault })
  },
  letGo: async () => {
    await crm.control('DELETE', '/faults')
  },
  plan: async (endpoint, fault, calls = 1) => {
    await crm.control('POST', '/faults', { endpoint, calls, fault })
  },
})

/** The workspace Vltavan with the one account of the website, which reads prices and uploads, on the screen of media. */
export const openMedia = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  const application = await begin({ crm, login: 'media@demo', screen: 'media' })
  await application.unitdesk.expectScreen('Media')
  return { ...application, media: new MediaScreen(application.page), inCrm: mediaCrm(crm) }
}
