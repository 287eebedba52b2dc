import type { Area } from '#core/api/areas'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace, listWorkspaces } from '../../store/accounts/workspaces.ts'
import type { OpenStore } from '../../store/file/open.ts'

/** The one workspace of a tested world. */
export const workspaceId = workspaceIdSchema.parse('w1')

interface FirstWorkspaceInput {
  readonly baseUrl: string
  /** The accounts by their name, each with the areas that it is for. */
  readonly accounts: Readonly<Record<string, readonly Area[]>>
  readonly passwordPlace?: 'nowhere' | 'keychain'
}

/** A store that is opened again has it. */
export const insertFirstWorkspace = ({ db }: OpenStore, input: FirstWorkspaceInput): void => {
  const { baseUrl, accounts, passwordPlace = 'nowhere' } = input
  if (listWorkspaces(db).length > 0) return
  insertWorkspace(db, {
    id: workspaceId,
    name: 'Podviní',
    kind: 'crm',
    timeZone: 'Europe/Prague',
    baseUrl,
    accounts: Object.entries(accounts).map(([name, areas]) => ({
      id: accountIdSchema.parse(`w1-${name}`),
      workspaceId,
      label: name,
      areas: [...areas],
      login: `${name}@demo`,
      passwordPlace,
      projects: null,
      listedProjects: null,
    })),
  })
}
