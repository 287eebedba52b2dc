import { developerIdSchema, projectIdSchema, screenIdSchema } from '#core/ids'
import type { AccountsStore } from '../features/accounts/dependencies.ts'
import * as holds from '../store/holds.ts'
import type { OpenStore } from '../store/open.ts'
import * as projects from '../store/projects.ts'
import { readSettings, writeSettings } from '../store/settings.ts'
import * as workspaces from '../store/workspaces.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

export const accountsStore = (
  store: OpenStore,
  { clock, backUpStore }: Surroundings,
): AccountsStore => {
  const { db } = store
  const writeAndBackUp = (change: () => void) => {
    const written = write(store, change)
    if (written.ok) backUpStore()
    return written
  }
  return {
    listWorkspaces: () => workspaces.listWorkspaces(db),
    readHold: (accountId) => holds.readHold(db, accountId),
    clearHold: (accountId) => write(store, () => holds.clearHold(db, accountId)),
    insertWorkspace: (workspace) => writeAndBackUp(() => workspaces.insertWorkspace(db, workspace)),
    removeWorkspace: (id) => writeAndBackUp(() => workspaces.removeWorkspace(db, id)),
    writePasswordPlace: (account) => write(store, () => workspaces.writePasswordPlace(db, account)),
    shownWorkspace: () => readSettings(db).place.workspaceId,
    enterWorkspace: (workspaceId) =>
      write(store, () =>
        writeSettings(db, {
          ...readSettings(db),
          place: {
            workspaceId,
            projectId: null,
            screen: workspaceId === null ? 'welcome' : 'prices',
          },
        }),
      ),
    saveListing: ({ workspaceId, listing }) =>
      write(store, () =>
        projects.replaceProjects(db, {
          workspaceId,
          fetchedAt: clock.now(),
          projects: listing.projects.map((project) => ({
            ...project,
            id: projectIdSchema.parse(project.id),
            developerId: developerIdSchema.parse(listing.developerId),
            screenIds: project.screenIds.map((id) => screenIdSchema.parse(id)),
          })),
        }),
      ),
  }
}
