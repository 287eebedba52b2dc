import type { PricesStore } from '../../features/prices/dependencies.ts'
import type { OpenStore } from '../../store/file/open.ts'
import * as evidence from '../../store/prices/deals/deal-evidence.ts'
import * as dealTitles from '../../store/prices/deals/deal-titles.ts'
import * as views from '../../store/prices/price-views.ts'
import * as changed from '../../store/prices/pricelist/changed-since.ts'
import * as lastChanges from '../../store/prices/pricelist/last-changes.ts'
import * as listings from '../../store/prices/pricelist/listings.ts'
import * as history from '../../store/prices/pricelist/price-history.ts'
import * as pricelists from '../../store/prices/pricelist/pricelists.ts'
import * as projects from '../../store/prices/pricelist/projects.ts'
import * as seenStates from '../../store/prices/pricelist/seen-states.ts'
import * as unchanged from '../../store/prices/pricelist/unchanged-since.ts'
import * as numbers from '../../store/prices/pricelist/unit-numbers.ts'
import * as answers from '../../store/prices/rules/premium-answers.ts'
import * as rules from '../../store/prices/rules/price-rules.ts'
import * as limits from '../../store/prices/rules/send-limit.ts'
import * as reminders from '../../store/prices/what-if/raise-reminders.ts'
import { bindReads, bindWrites } from '../../store/rows/bound.ts'
import { rememberUntilChanged } from '../../store/rows/remember-until-changed.ts'

const rows = {
  ...projects,
  ...listings,
  ...pricelists,
  ...evidence,
  ...dealTitles,
  ...rules,
  ...answers,
  ...limits,
  ...reminders,
  ...views,
  ...unchanged,
  ...lastChanges,
  ...changed,
  ...history,
  ...seenStates,
  ...numbers,
}

export const pricesStore = (store: OpenStore): PricesStore => {
  const { db } = store
  const ofPricelists = rememberUntilChanged(db, 'pricelist')
  return {
    ...bindReads(db, rows),
    // Each letter of a search asks for these.
    listUnitNumbers: (id) => ofPricelists(id, () => numbers.listUnitNumbers(db, id)),
    write: bindWrites(store, rows),
  }
}
