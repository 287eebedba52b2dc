import type { TestedSandbox } from './start-for-test.ts'

interface ListedUnit {
  readonly id: number
  readonly dealId: number | null
  readonly attributes: Readonly<Record<string, string>>
}

/** Units of the demo's first project that nobody has a deal for. */
export const freeUnits = async (sandbox: TestedSandbox): Promise<readonly ListedUnit[]> => {
  const units = (await sandbox.control('GET', '/units?projectId=10210')) as ListedUnit[]
  return units.filter(({ dealId }) => dealId === null)
}
