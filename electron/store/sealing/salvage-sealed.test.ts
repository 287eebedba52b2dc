import { createSecretKey, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadDraftIdSchema, workspaceIdSchema } from '#core/ids'
import { emptyLead } from '#core/leads/testing/sample-leads'
import { insertWorkspace } from '../accounts/workspaces.ts'
import {
  isDraftSealed,
  listSealedDrafts,
  readLeadDraft,
  writeLeadDraft,
} from '../leads/send/lead-drafts.ts'
import { salvage } from '../recovery/salvage.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { useSealKey } from './sealed-values.ts'

const key = { name: '00112233445566aa', secret: createSecretKey(randomBytes(32)) }
const workspaceId = workspaceIdSchema.parse('w1')
const id = leadDraftIdSchema.parse('d1')

test('what is taken over from a damaged file is sealed as it was, and opens with its key', async () => {
  const directory = storeFolder()
  const damaged = await openOrThrow({ directory })
  const rebuilt = await openOrThrow({ directory: storeFolder() })
  for (const { db } of [damaged, rebuilt]) insertWorkspace(db, sampleWorkspace('w1'))
  useSealKey(damaged.db, key)
  const lead = { ...emptyLead, surname: 'Zachráněná' }
  const kept = { id, workspaceId, changedAt: 1 as never, lead, isTest: false, ofSentKey: null }
  writeLeadDraft(damaged.db, kept)
  damaged.close()
  salvage(rebuilt.db, join(directory, 'unitdesk.db'))
  expect(isDraftSealed(rebuilt.db, id)).toBe(true)
  expect(listSealedDrafts(rebuilt.db, workspaceId)).toMatchObject([{ id }])
  expect(readLeadDraft(rebuilt.db, id)).toBeNull()
  useSealKey(rebuilt.db, key)
  expect(isDraftSealed(rebuilt.db, id)).toBe(false)
  expect(readLeadDraft(rebuilt.db, id)).toMatchObject(kept)
  rebuilt.close()
})
