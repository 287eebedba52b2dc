import { expect, test } from 'vitest'
import {
  accountIdSchema,
  batchIdSchema,
  draftIdSchema,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { listChoices, readChoice } from '../accounts/account-choices.ts'
import { readAccount } from '../accounts/accounts.ts'
import { insertWorkspace, listWorkspaces } from '../accounts/workspaces.ts'
import { listCalls } from '../activity/activity.ts'
import { listActs } from '../activity/audit/audit.ts'
import { listUnknownCalls } from '../activity/outgoing-calls.ts'
import type { ReadableDb } from '../file/handle.ts'
import { listDeniedEndpoints, listWorkedEndpoints } from '../guards/denied-endpoints.ts'
import { readFailuresInARow, readHold } from '../guards/holds.ts'
import { readBatchUnits } from '../prices/batch/batch-units.ts'
import { listBatchesInState, listOpenBatches, readBatch } from '../prices/batch/batches.ts'
import { listDealEvidence } from '../prices/deals/deal-evidence.ts'
import { readDraftPrices } from '../prices/draft/draft-prices.ts'
import { listDraftSteps, readDraftReach } from '../prices/draft/draft-steps.ts'
import { listDrafts } from '../prices/draft/drafts.ts'
import { listOwnSends } from '../prices/draft/own-sends.ts'
import { readPriceLabels } from '../prices/draft/price-labels.ts'
import { listPriceViews } from '../prices/price-views.ts'
import { readChangedSince } from '../prices/pricelist/changed-since.ts'
import { listLastChanges } from '../prices/pricelist/last-changes.ts'
import { readPriceHistory } from '../prices/pricelist/price-history.ts'
import { readPricelist, readUnits, readUnitsOf } from '../prices/pricelist/pricelists.ts'
import { readProject } from '../prices/pricelist/projects.ts'
import { listSeenStates } from '../prices/pricelist/seen-states.ts'
import { listUnchangedSince } from '../prices/pricelist/unchanged-since.ts'
import { listUnitIds } from '../prices/pricelist/unit-numbers.ts'
import { readPremiumAnswers } from '../prices/rules/premium-answers.ts'
import { readPriceRules } from '../prices/rules/price-rules.ts'
import { readSendLimit } from '../prices/rules/send-limit.ts'
import { listRaiseReminders, listRemindedProjects } from '../prices/what-if/raise-reminders.ts'
import { readSettings } from '../settings/settings.ts'
import { plansOf } from '../testing/plans-of.ts'
import { sampleProject, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const accountId = accountIdSchema.parse('w1-prices')
const login = { origin: 'https://crm.example.com', login: 'prices' }
const draftId = draftIdSchema.parse('d1')
const batchId = batchIdSchema.parse('b1')
const unitId = unitIdSchema.parse(1)
const page = { search: '', before: null, limit: 100 }

// A read that walks a whole table or sorts it shows as SCAN or TEMP B-TREE; all that may are named here.
/** Both lists are read in their order and merged; then each row of the page is looked up. */
const mergedActs = (search: string): string[] => [
  `MERGE (UNION ALL); LEFT; ${search.replaceAll('AUDIT', 'audit')}; RIGHT; ${search.replaceAll('AUDIT', 'audit_of_team')}`,
  'SEARCH audit USING INTEGER PRIMARY KEY (rowid=?)',
  'SEARCH audit_of_team USING INTEGER PRIMARY KEY (rowid=?)',
]
const anyAct = { unit: '', person: null, from: null, to: null }

const reads: [name: string, read: (db: ReadableDb) => unknown, plans: string[]][] = [
  [
    'settings',
    readSettings,
    Array.from({ length: 6 }, () => 'SEARCH preference USING PRIMARY KEY (name=?)'),
  ],
  [
    'the few workspaces, and the accounts of each in their order',
    listWorkspaces,
    [
      'SCAN workspace; USE TEMP B-TREE FOR ORDER BY',
      'SEARCH account USING INDEX account_of_workspace (workspace_id=?)',
    ],
  ],
  ['one account', (db) => readAccount(db, accountId), ['SEARCH account USING PRIMARY KEY (id=?)']],
  [
    'the account chosen for a place',
    (db) => readChoice(db, { ...of, area: 'prices' }),
    ['SEARCH account_choice USING PRIMARY KEY (workspace_id=? AND area=? AND project_id=?)'],
  ],
  [
    'the choices of a workspace',
    (db) => listChoices(db, of.workspaceId),
    ['SEARCH account_choice USING PRIMARY KEY (workspace_id=?)'],
  ],
  [
    'the hold on a login',
    (db) => readHold(db, login),
    ['SEARCH hold USING PRIMARY KEY (origin=? AND login=?)'],
  ],
  [
    'its failures in a row',
    (db) => readFailuresInARow(db, login),
    ['SEARCH hold USING PRIMARY KEY (origin=? AND login=?)'],
  ],
  [
    'the endpoints that have worked with a login',
    (db) => listWorkedEndpoints(db, login),
    ['SEARCH endpoint_standing USING PRIMARY KEY (origin=? AND login=?)'],
  ],
  [
    'the endpoints that a login was denied',
    (db) => listDeniedEndpoints(db, login),
    ['SEARCH endpoint_standing USING PRIMARY KEY (origin=? AND login=?)'],
  ],
  [
    'the calls that may have arrived',
    listUnknownCalls,
    ['SCAN outgoing_call USING INDEX outgoing_call_unknown'],
  ],
  [
    'one project',
    (db) => readProject(db, of),
    ['SEARCH project USING PRIMARY KEY (workspace_id=? AND id=?)'],
  ],
  [
    'the pricelist that is shown',
    (db) => readPricelist(db, of),
    [
      'SEARCH workspace USING PRIMARY KEY (id=?)',
      'SEARCH pricelist USING INDEX pricelist_one_published (workspace_id=? AND project_id=?); ' +
        'CORRELATED SCALAR SUBQUERY 1; SEARCH audit_of_team USING INTEGER PRIMARY KEY (rowid>?)',
    ],
  ],
  [
    'its units in their order',
    (db) => readUnits(db, { ...of, offset: 0, limit: 10 }),
    [
      'SEARCH unit USING PRIMARY KEY (pricelist_id=?); SCALAR SUBQUERY 1; ' +
        'SEARCH pricelist USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?)',
    ],
  ],
  [
    'some of its units',
    (db) => readUnitsOf(db, { ...of, unitIds: [unitId] }),
    [
      'SCAN wanted VIRTUAL TABLE INDEX 1:; ' +
        'SEARCH unit USING INDEX sqlite_autoindex_unit_2 (pricelist_id=? AND id=?); SCALAR SUBQUERY 1; ' +
        'SEARCH pricelist USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?); ' +
        'USE TEMP B-TREE FOR ORDER BY',
    ],
  ],
  [
    'the drafts of a project',
    (db) => listDrafts(db, of),
    [
      'SEARCH draft USING INDEX draft_of_project (workspace_id=? AND project_id=?); ' +
        'CORRELATED SCALAR SUBQUERY 1; SEARCH draft_price USING PRIMARY KEY (draft_id=?); ' +
        'CORRELATED SCALAR SUBQUERY 2; ' +
        'SEARCH draft_step USING INDEX sqlite_autoindex_draft_step_1 (draft_id=? AND position=?); ' +
        'CORRELATED SCALAR SUBQUERY 3; ' +
        'SEARCH draft_step USING INDEX sqlite_autoindex_draft_step_1 (draft_id=? AND position=?); ' +
        'CORRELATED SCALAR SUBQUERY 5; SEARCH batch USING INDEX batch_of_draft (draft_id=?); ' +
        'CORRELATED SCALAR SUBQUERY 4; SEARCH draft_shared USING PRIMARY KEY (draft_id=?)',
    ],
  ],
  [
    'what a draft wants',
    (db) => readDraftPrices(db, draftId),
    ['SEARCH draft_price USING PRIMARY KEY (draft_id=?)'],
  ],
  [
    'the steps of a draft',
    (db) => listDraftSteps(db, draftId),
    [
      'SEARCH draft USING PRIMARY KEY (id=?); ' +
        'SEARCH draft_step USING INDEX sqlite_autoindex_draft_step_1 (draft_id=?)',
    ],
  ],
  [
    'between which steps a draft can move',
    (db) => readDraftReach(db, draftId),
    [
      'SEARCH draft USING PRIMARY KEY (id=?); CORRELATED SCALAR SUBQUERY 1; ' +
        'SEARCH step USING COVERING INDEX draft_step_barrier (draft_id=?); ' +
        'CORRELATED SCALAR SUBQUERY 2; ' +
        'SEARCH step USING COVERING INDEX sqlite_autoindex_draft_step_1 (draft_id=?)',
    ],
  ],
  [
    'the batches that somebody must look at',
    (db) => listOpenBatches(db),
    [
      'SEARCH batch USING INDEX batch_in_state (state_kind=?)',
      // The index holds only those that are still to be told.
      'SCAN batch USING INDEX batch_to_tell; USE TEMP B-TREE FOR ORDER BY',
      'SEARCH project USING PRIMARY KEY (workspace_id=? AND id=?)',
    ],
  ],
  [
    'the batches in a state',
    (db) => listBatchesInState(db, ['sending']),
    ['SEARCH batch USING INDEX batch_in_state (state_kind=?)'],
  ],
  [
    'one batch',
    (db) => readBatch(db, batchId),
    ['SEARCH batch USING INDEX sqlite_autoindex_batch_1 (id=?)'],
  ],
  [
    'the units of a batch',
    (db) => readBatchUnits(db, batchId),
    ['SEARCH batch_unit USING PRIMARY KEY (batch_id=?)'],
  ],
  [
    'the deals of a project',
    (db) => listDealEvidence(db, of),
    ['SEARCH deal_evidence USING PRIMARY KEY (workspace_id=? AND project_id=?)'],
  ],
  [
    'the prices that a unit has had',
    (db) => readPriceHistory(db, { ...of, unitId }),
    [
      'SEARCH price_seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=?)',
      'SEARCH workspace USING PRIMARY KEY (id=?)',
      'SEARCH audit USING INDEX audit_of_unit (unit_id=? AND source=? AND outcome=?); LIST SUBQUERY 1; SEARCH batch USING INDEX batch_of_project (workspace_id=?)',
      'SEARCH audit_of_team USING INDEX audit_of_team_of_unit (unit_id=?)',
    ],
  ],
  [
    'the prices that have not moved since a moment',
    (db) => listUnchangedSince(db, { ...of, since: 1 }),
    [
      [
        'SEARCH list USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?)',
        'SEARCH unit USING PRIMARY KEY (pricelist_id=?)',
        'SEARCH before USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at=?)',
        'CORRELATED SCALAR SUBQUERY 1',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at<?)',
        'CORRELATED SCALAR SUBQUERY 2',
        'SEARCH later USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at>?)',
      ].join('; '),
    ],
  ],
  [
    'the states of units as they were seen',
    (db) => listSeenStates(db, of),
    ['SEARCH price_seen USING PRIMARY KEY (workspace_id=? AND project_id=?)'],
  ],
  [
    'the units of a list by their numbers',
    (db) => listUnitIds(db, of),
    [
      'SEARCH pricelist USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?); SEARCH unit USING COVERING INDEX sqlite_autoindex_unit_2 (pricelist_id=?)',
    ],
  ],
  [
    'when prices were last seen to change',
    (db) => listLastChanges(db, of),
    [
      [
        'SEARCH list USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?)',
        'SEARCH unit USING PRIMARY KEY (pricelist_id=?)',
        'CORRELATED SCALAR SUBQUERY 2',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=?)',
        'CORRELATED SCALAR SUBQUERY 1',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at>?)',
        'CORRELATED SCALAR SUBQUERY 2',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=?)',
      ].join('; '),
    ],
  ],
  [
    'what was sent from here of a draft',
    (db) => listOwnSends(db, draftId),
    [
      [
        'SEARCH draft USING PRIMARY KEY (id=?)',
        'SEARCH list USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?)',
        'SEARCH wanted USING PRIMARY KEY (draft_id=?)',
        'SEARCH unit USING INDEX sqlite_autoindex_unit_2 (pricelist_id=? AND id=?)',
        'SEARCH last USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at=?)',
        'CORRELATED SCALAR SUBQUERY 1',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=?)',
        'SEARCH sent USING COVERING INDEX batch_unit_of_unit (unit_id=? AND after_gross_minor=? AND after_net_minor=?)',
        'SEARCH batch USING INDEX sqlite_autoindex_batch_1 (id=?)',
        'USE TEMP B-TREE FOR GROUP BY',
      ].join('; '),
    ],
  ],
  [
    'how the prices of a draft came',
    (db) => readPriceLabels(db, draftId),
    [
      'SEARCH draft_price USING PRIMARY KEY (draft_id=?)',
      'SEARCH draft_step USING INDEX sqlite_autoindex_draft_step_1 (draft_id=? AND position<?); ' +
        'CORRELATED SCALAR SUBQUERY 1; SEARCH draft USING PRIMARY KEY (id=?)',
    ],
  ],
  [
    'what a pricelist says otherwise than before',
    (db) => readChangedSince(db, { ...of, since: 1 }),
    [
      [
        'SEARCH list USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?)',
        'SEARCH unit USING PRIMARY KEY (pricelist_id=?)',
        'SEARCH before USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at=?) LEFT-JOIN',
        'CORRELATED SCALAR SUBQUERY 1',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at<?)',
        'SEARCH last USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=? AND at=?) LEFT-JOIN',
        'CORRELATED SCALAR SUBQUERY 2',
        'SEARCH seen USING PRIMARY KEY (workspace_id=? AND project_id=? AND unit_id=?)',
      ].join('; '),
    ],
  ],
  [
    'the rules of a project',
    (db) => readPriceRules(db, of),
    ['SEARCH price_rules USING PRIMARY KEY (workspace_id=? AND project_id=?)'],
  ],
  [
    'what is said about the list of a project',
    (db) => readPremiumAnswers(db, of),
    ['SEARCH premium_answers USING PRIMARY KEY (workspace_id=? AND project_id=?)'],
  ],
  [
    'the reminders of a project',
    (db) => listRaiseReminders(db, of),
    [
      'SEARCH raise_reminder USING INDEX raise_reminder_of_project (workspace_id=? AND project_id=?); SEARCH draft USING PRIMARY KEY (id=?) LEFT-JOIN',
    ],
  ],
  [
    'the projects with reminders',
    (db) => listRemindedProjects(db),
    ['SCAN raise_reminder USING COVERING INDEX raise_reminder_of_project'],
  ],
  [
    'the limit of a workspace',
    (db) => readSendLimit(db, of.workspaceId),
    ['SEARCH send_limit USING PRIMARY KEY (workspace_id=?)'],
  ],
  [
    'the views of a project',
    (db) => listPriceViews(db, of),
    [
      'SEARCH price_view USING INDEX sqlite_autoindex_price_view_2 (workspace_id=? AND project_id=?)',
    ],
  ],
  [
    'what was done last',
    (db) => listActs(db, { filter: anyAct, offset: 100, limit: 10 }),
    mergedActs('SCAN AUDIT USING COVERING INDEX AUDIT_by_time'),
  ],
  [
    'what somebody did',
    (db) => listActs(db, { filter: { ...anyAct, person: 'Jana' }, offset: 0, limit: 10 }),
    mergedActs('SEARCH AUDIT USING COVERING INDEX AUDIT_by_person (person=?)'),
  ],
  [
    'what was done on a day',
    (db) => listActs(db, { filter: { ...anyAct, from: 1, to: 2 }, offset: 0, limit: 10 }),
    mergedActs('SEARCH AUDIT USING COVERING INDEX AUDIT_by_time (at>? AND at<?)'),
  ],
  [
    'the newest calls',
    (db) => listCalls(db, { ...page, outcome: 'all' }),
    ['SEARCH api_call USING INTEGER PRIMARY KEY (rowid<?)', 'SCAN api_call'],
  ],
  [
    'the newest problems',
    (db) => listCalls(db, { ...page, outcome: 'problems' }),
    [
      'SEARCH api_call USING INDEX api_call_problems (id<?)',
      'SCAN api_call USING INDEX api_call_problems',
    ],
  ],
]

test.each(reads)('reading %s goes straight to its rows', async (_name, read, plans) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  expect(plansOf(db, read)).toEqual(plans)
  close()
})
