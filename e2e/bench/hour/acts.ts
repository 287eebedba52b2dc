import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { unitIdSchema } from '../../../core/ids.ts'
import { fromJson, toJson } from '../../../core/json.ts'
import { emptyLead } from '../../../core/leads/testing/sample-leads.ts'
import { writeCsv } from '../../files/bank-statements.ts'
import { writeFolder } from '../../files/write-folder.ts'
import { callMain } from '../../harness/call-main.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { unitsInCrm } from '../../harness/units-in-crm.ts'
import { MediaScreen } from '../../screens/media.ts'
import { PaymentsScreen } from '../../screens/payments.ts'
import type { Unitdesk } from '../../screens/unitdesk.ts'
import { draftRaise, sendBatch } from '../fortnight/work-of-day.ts'
import { loginsForTables } from './accounts-of-hour.ts'
import type { Desk } from './desk.ts'
import type { Draw } from './draw.ts'

/** What somebody does, at the window that they have open. */
export interface Act {
  readonly name: string
  /** Of a window one at a time is on the screen. */
  readonly isOnScreen: boolean
  readonly perform: (desk: Desk, unitdesk: Unitdesk) => Promise<void>
}

interface Works {
  readonly draw: Draw
  readonly crm: SandboxCrm
}

/** Tables that a person asks for by hand; the reports of the runner ask for some of them too. */
export const tables = [
  'products',
  'deals',
  'customers',
  'events',
  'inquiries',
  'business-cases',
  'sales-status',
  'tasks',
] as const

const soonMs = 4_000

const loadTable = ({ draw }: Works): Act => ({
  name: 'a table',
  isOnScreen: false,
  perform: async ({ place }, { page }) => {
    await callMain(page, 'console.sendCall', {
      workspaceId: place.workspaceId,
      accountId: place.accountOf(draw.of(loginsForTables)),
      file: null,
      isConfirmed: true,
      call: { endpoint: `list-excel-${draw.of(tables)}`, accept: 'any', parameters: [] },
    })
  },
})

const pollLeads: Act = {
  name: 'the list of leads',
  isOnScreen: false,
  perform: async ({ place: { workspaceId } }, { page }) => {
    await callMain(page, 'leads.pollLeads', { workspaceId })
  },
}

/** Several people may send the same one. Each asks about a unit of its own, by which the record knows it. */
const sendLead = ({ draw, crm }: Works): Act => {
  let at = 0
  return {
    name: 'a lead',
    isOnScreen: false,
    perform: async ({ place }, { page }) => {
      if (draw.happens(0.5)) at += 1
      const number = at
      const units = await unitsInCrm(crm)
      const unitId = unitIdSchema.parse(units[number % units.length]?.id)
      const { workspaceId } = place
      const surname = `Nová${number}`
      const lead = toJson({ ...emptyLead, surname, email: `eva${number}@example.cz`, unitId })
      const { draftId, revision } = await callMain(page, 'leads.saveDraft', {
        workspaceId,
        draftId: null,
        lead,
        isTest: false,
      })
      await callMain(page, 'leads.sendLead', {
        draftId,
        revision,
        accountId: place.accountOf('leads@demo'),
      })
    },
  }
}

/** Each statement comes to everybody. */
const sendPayments = ({ draw }: Works): Act => {
  let at = 0
  const ofStatement = 2
  return {
    name: 'a statement',
    isOnScreen: true,
    perform: async ({ home, name, place: { workspaceId } }, unitdesk) => {
      if (draw.happens(0.5)) at += 1
      const number = at
      const movements = Array.from({ length: ofStatement }, (_, which) => ({
        reference: `77${number}${which}`,
        minor: 100_000 + number * ofStatement + which,
        symbol: `88${number}${which}`,
      }))
      const path = join(home, `${name}-${number}.csv`)
      writeCsv(path, movements)
      await unitdesk.choose('Payments')
      const payments = new PaymentsScreen(unitdesk.page)
      await payments.choose(path)
      await payments.takeOver(ofStatement)
      const listed = await callMain(unitdesk.page, 'payments.listPayments', {
        workspaceId,
        scope: 'open',
        group: 'toDecide',
        statementId: null,
        search: '',
        offset: 0,
        limit: 100,
      })
      await callMain(unitdesk.page, 'payments.confirmPayments', {
        workspaceId,
        payments: fromJson(listed.payments).map(({ key }) => ({
          key,
          prescribedPaymentId: null,
          isNoTwin: true,
        })),
      })
      const { revision } = await callMain(unitdesk.page, 'payments.previewSending', {
        workspaceId,
      })
      await callMain(unitdesk.page, 'payments.sendPayments', { workspaceId, revision })
    },
  }
}

/** Each folder comes to everybody. */
const sendPictures = ({ draw, crm }: Works): Act => {
  let at = 0
  return {
    name: 'a picture',
    isOnScreen: true,
    perform: async ({ home, name, place: { workspaceId, projectId } }, unitdesk) => {
      if (draw.happens(0.5)) at += 1
      const shown = (await unitsInCrm(crm)).filter(({ hasGallery }) => hasGallery)
      const { internalId = '' } = shown[at % shown.length] ?? {}
      const folder = join(home, `${name}-pictures-${at}`)
      mkdirSync(folder, { recursive: true })
      writeFolder(folder, [`${internalId}_vizualizace_${at}.png`])
      await unitdesk.choose('Media')
      const media = new MediaScreen(unitdesk.page)
      await media.drop([folder])
      await media.expectSome('Ready')
      await callMain(unitdesk.page, 'media.startSending', { workspaceId, projectId, files: null })
    },
  }
}

const dayOf = ({ place, home }: Desk, unitdesk: Unitdesk, crm: SandboxCrm) => ({
  unitdesk,
  crm,
  home,
  workspaceId: place.workspaceId,
  projectId: place.projectId,
})

const sendPrices = ({ draw, crm }: Works): Act => ({
  name: 'prices',
  isOnScreen: false,
  perform: async (desk, unitdesk) => {
    await sendBatch(dayOf(desk, unitdesk, crm), draw.below(1_000))
  },
})

/** Whoever is there sends it, the runner too. */
const schedulePrices = ({ draw, crm }: Works): Act => ({
  name: 'scheduled prices',
  isOnScreen: false,
  perform: async (desk, unitdesk) => {
    const raise = { name: `Later ${draw.below(1_000_000)}`, first: draw.below(60), count: 3 }
    const drafted = await draftRaise(dayOf(desk, unitdesk, crm), raise)
    await callMain(unitdesk.page, 'drafts.share', { draftId: drafted.draftId })
    const at = Date.now() + soonMs + draw.below(20_000)
    await callMain(unitdesk.page, 'batches.schedule', { ...drafted, at })
  },
})

/** All that people do in an hour, what is done more often more often. */
export const actsOf = (works: Works): readonly Act[] => {
  const table = loadTable(works)
  return [
    table,
    table,
    table,
    pollLeads,
    sendLead(works),
    sendPayments(works),
    sendPictures(works),
    sendPrices(works),
    schedulePrices(works),
  ]
}
