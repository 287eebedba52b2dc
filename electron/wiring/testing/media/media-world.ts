import { join } from 'node:path'
import { toSecret } from '#core/accounts/secret'
import { failed, success } from '#core/contract/failure'
import { maxFilesPerDrop } from '#core/contract/media'
import { fileTokenSchema, projectIdSchema } from '#core/ids'
import type { Clock } from '#core/time'
import { demoPlace } from '../../../../sandbox/testing/demo-place.ts'
import {
  type SendingClaims,
  type SendingRights,
  sentAlone,
} from '../../../crm/guards/sending-claims.ts'
import { startCalling } from '../../../crm/testing/calling.ts'
import { runJobs } from '../../../features/jobs/run-jobs.ts'
import { noTeamOfDrafts } from '../../../features/prices/draft/shared-drafts.ts'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { askFiles } from '../../../workers/ask-files.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'
import { picturesHere } from '../../../workers/testing/pictures-here.ts'
import { openMedia } from '../../open-media.ts'
import { openMediaFiles } from '../../open-media-files.ts'
import { openPrices } from '../../open-prices.ts'
import { accountsStore } from '../../stores/accounts-store.ts'
import { guardMemory } from '../../stores/guard-memory.ts'
import { bootOf } from '../boot-of.ts'
import { insertFirstWorkspace, workspaceId } from '../first-workspace.ts'
import { followedChanges } from '../followed-changes.ts'

/** The smallest project of the demo. */
export const place = demoPlace(2)
/** What its units are called. */
export const numbers = place.flats.map(({ attributes }) => attributes['flat_internal_id'])
const projectId = projectIdSchema.parse(place.projectId)
export const of = { workspaceId, projectId }
const reading = forkedReports()

interface WorldInput {
  readonly baseUrl: string
  readonly clock: Clock
  readonly mediaFolder: string
  /** Sets one start of the application apart from the next. */
  readonly run: string
  /** What passes between one attempt of a call and the next; nothing where it is left out. */
  readonly betweenAttempts?: () => Promise<void>
  /** Nobody else sends pictures where it is left out. */
  readonly sendings?: SendingClaims & SendingRights
}

const log = { event: () => undefined, defect: () => undefined }
const noDemo = {
  start: () => Promise.resolve(failed({ kind: 'cancelled', again: 'now' } as const)),
  address: () => null,
}

/** What a person sees outside the window, as it was shown. */
const noteSigns = (wake: () => void) => {
  const fractions: (number | null)[] = []
  const ends: { readonly done: number; readonly open: number }[] = []
  const awake = { now: false }
  return {
    fractions,
    ends,
    awake,
    uploadSigns: {
      showFraction: (fraction: number | null) => void fractions.push(fraction),
      keepAwake: (isWanted: boolean) => {
        awake.now = isWanted
        wake()
      },
      notifyEnd: (ended: { readonly done: number; readonly open: number }) => void ends.push(ended),
    },
  }
}

/** Files of a project as the application wires them: a real store, a real process that reads, real HTTP to a sandbox. */
export const mediaWorld = (store: OpenStore, given: WorldInput) => {
  const { baseUrl, clock, run, mediaFolder } = given
  insertFirstWorkspace(store, {
    baseUrl,
    accounts: { prices: ['prices'], media: ['prices', 'media'] },
  })
  let ids = 0
  const { changes, announced } = followedChanges(store)
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  const newId = () => `${run}-${++ids}`
  const calling = startCalling({
    clock,
    memory: guardMemory(store, { clock, boot: bootOf(clock), log }),
    readPassword: () => Promise.resolve(success(toSecret('right'))),
    sleep: given.betweenAttempts ?? (() => Promise.resolve()),
  })
  const { caller } = calling
  const jobs = runJobs({
    clock,
    newId,
    announce: changes.announce,
    tell: wake,
    newDefectId: String,
  })
  const grants = new Map<string, string>()
  const picked: { folder: string | null } = { folder: null }
  const told: { readonly name: string; readonly payload: unknown }[] = []
  const signs = noteSigns(wake)
  const stagedFolder = join(mediaFolder, 'staged')
  const around = {
    clock,
    announce: changes.announce,
    newId,
    newDefectId: () => 'defect',
    log,
    author: 'eva',
    mediaFolder,
    uploadSigns: signs.uploadSigns,
    app,
    files: askFiles(reading, { stagedFolder, maxFiles: maxFilesPerDrop }),
    picturesProcess: picturesHere(),
    readWorkbook: () => Promise.resolve(unread),
    notify: () => undefined,
    pickFolder: () => Promise.resolve(picked.folder),
    grantedPath: (token: string) => success(grants.get(token) ?? ''),
    tellMedia: (name: string, payload: unknown) => {
      told.push({ name, payload })
      wake()
    },
  }
  const accounts = {
    store: accountsStore(store, { clock, backUpStore: () => undefined }),
    vault: createPasswordVault(keychainInABox().keychain),
    demo: noDemo,
  }
  const mediaFiles = openMediaFiles(store, around, { caller, accounts })
  const prices = openPrices(store, around, {
    jobs,
    caller,
    accounts,
    sendings: sentAlone,
    drafts: noTeamOfDrafts,
  })
  const opened = openMedia(store, around, {
    jobs,
    caller,
    accounts,
    sendings: given.sendings ?? sentAlone,
    mediaFiles,
    refreshPricelist: prices.refreshPricelist,
  })
  changes.follow(opened.changed)
  changes.follow(wake)
  const { start, look, isSending, writtenDown, finish, stop, settleCall } = opened
  return {
    jobs,
    /** What a person chooses when asked for a folder. */
    picked,
    announced,
    calling,
    store,
    told,
    signs,
    start,
    look,
    isSending,
    writtenDown,
    finish,
    stop,
    settleCall,
    caller,
    call: callHandlers({ ...prices.handlers, ...opened.handlers }),
    grant: (path: string) => {
      const token = fileTokenSchema.parse(newId())
      grants.set(token, path)
      return token
    },
    /** When something has changed, or is told of a job. */
    nextChange: () => new Promise<void>((resolve) => waiting.add(resolve)),
  }
}

export type MediaWorld = ReturnType<typeof mediaWorld>

const unread = failed({ kind: 'cancelled', again: 'now' } as const)

const app = { policy: null, systemLocale: () => 'en' }
