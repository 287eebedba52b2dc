import type { AccountId, WorkspaceId } from '#core/ids'
import { minuteMs, type Timestamp } from '#core/time'
import type { LeadAccount, LeadsDependencies } from '../dependencies.ts'
import { sweepWorkspace } from '../privacy/sweep-workspace.ts'
import { askAddress, isAddressDue } from '../sent/ask-address.ts'
import { watchFolders } from '../sent/watch-folder.ts'
import { pollWorkspace, takeList } from './poll-workspace.ts'
import { tellOfHolds } from './tell-of-leads.ts'

/** A start is for what a person waits for, which may be a folder that was just chosen. */
const quietMs = minuteMs
const sweptEveryMs = 24 * 60 * minuteMs

/** When the account is polled next without a person; null where it is not. */
export const nextPollAt = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, account, now }: { workspaceId: WorkspaceId; account: LeadAccount; now: Timestamp },
): Timestamp | null => {
  const { isPolling, pollMinutes } = store.readLeadSettings(workspaceId)
  if (!isPolling || account.isHeld || account.isLeftOut || !account.hasPassword) return null
  const askedAt = store.readLeadPoll(account.id)?.askedAt ?? null
  // A clock that was put back must not make anybody wait for it to catch up.
  const due = askedAt === null || askedAt > now ? now : askedAt + pollMinutes * minuteMs
  return Math.max(due, account.coolingUntil ?? due)
}

/** Called every few seconds, with or without a window. */
export const lookAfterLeads = (dependencies: LeadsDependencies) => {
  const { store, clock, lists, listWorkspaces, listAccounts, logDefect } = dependencies
  const startedMs = clock.elapsedMs()
  const asked = new Set<AccountId>()
  const askedSites = new Set<WorkspaceId>()
  const end = new AbortController()
  const folders = watchFolders(dependencies)
  let sweptMs: number | null = null
  let isLooking = false
  lists.follow((list) =>
    takeList(dependencies, list, end.signal).catch(
      (error: unknown) => void logDefect('take a list', error),
    ),
  )
  const isQuiet = () => clock.elapsedMs() - startedMs < quietMs
  const poll = (workspaceId: WorkspaceId, accountIds: readonly AccountId[]): void => {
    for (const id of accountIds) asked.add(id)
    pollWorkspace(dependencies, {
      workspaceId,
      accountIds,
      attempts: 'whenDue',
      signal: end.signal,
    })
      .catch((error: unknown) => logDefect('poll', error))
      .finally(() => {
        for (const id of accountIds) asked.delete(id)
      })
  }
  const askSite = (workspaceId: WorkspaceId): void => {
    if (askedSites.has(workspaceId) || !isAddressDue(dependencies, workspaceId)) return
    askedSites.add(workspaceId)
    askAddress(dependencies, { workspaceId, asker: 'schedule', signal: end.signal })
      .catch((error: unknown) => logDefect('ask the address', error))
      .finally(() => askedSites.delete(workspaceId))
  }
  const askWhoIsDue = () => {
    const now = clock.now()
    for (const { id: workspaceId, isAsked } of listWorkspaces()) {
      tellOfHolds(dependencies, workspaceId)
      if (!isAsked || store.readDeletionOrder(workspaceId) !== null) continue
      askSite(workspaceId)
      const due = listAccounts(workspaceId)
        .filter(({ id }) => !asked.has(id))
        .filter((account) => {
          const at = nextPollAt(dependencies, { workspaceId, account, now })
          return at !== null && at <= now
        })
      const ids = due.map(({ id }) => id)
      if (ids.length > 0) poll(workspaceId, ids)
    }
  }
  const lookAtDisk = async () => {
    isLooking = true
    try {
      await folders.look(end.signal)
      if (isQuiet()) return
      if (sweptMs !== null && clock.elapsedMs() - sweptMs < sweptEveryMs) return
      sweptMs = clock.elapsedMs()
      for (const { id } of listWorkspaces()) await sweepWorkspace(dependencies, id, end.signal)
    } finally {
      isLooking = false
    }
  }
  return {
    look: () => {
      if (end.signal.aborted) return
      if (!isQuiet()) askWhoIsDue()
      if (!isLooking) void lookAtDisk().catch((error: unknown) => logDefect('look', error))
    },
    isFolderThere: folders.isThere,
    stop: () => end.abort(),
  }
}
