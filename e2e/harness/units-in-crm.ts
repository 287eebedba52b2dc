import type { SandboxCrm } from './sandbox-crm.ts'

interface UnitInCrm {
  readonly id: number
  readonly floorId: number
  readonly internalId: string
  readonly hasGallery: boolean
  readonly attributes: Readonly<Record<string, string>>
}

/** All of the project that the account for prices sees first, as the CRM has them now. */
export const unitsInCrm = async (crm: SandboxCrm): Promise<readonly UnitInCrm[]> => {
  const accounts = (await crm.control('GET', '/accounts')) as {
    readonly login: string
    readonly projects: readonly number[]
  }[]
  const project = accounts.find(({ login }) => login === 'prices@demo')?.projects[0] ?? 0
  return unitsOfProject(crm, project)
}

/** The flats of a project that can still be had. */
export const freeUnitsInCrm = async (
  crm: SandboxCrm,
  project: number,
): Promise<readonly UnitInCrm[]> =>
  (await unitsOfProject(crm, project)).filter(({ attributes }) => attributes['flat_status'] === '0')

const unitsOfProject = async (crm: SandboxCrm, project: number) =>
  (await crm.control('GET', `/units?projectId=${project}`)) as readonly UnitInCrm[]

export const unitInCrm = async (crm: SandboxCrm, number: string): Promise<UnitInCrm> => {
  const found = (await unitsInCrm(crm)).find(({ internalId }) => internalId === number)
  if (!found) throw new Error(`the CRM has no unit ${number}`)
  return found
}
