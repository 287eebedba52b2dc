// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { needsApproval } from '#core/contract/failure'
import { batchIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import type { OpenBatch } from '#core/prices/batch/batch'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { ToldBatch } from './told-batch.tsx'

test('a scheduled change whose time has passed without an approval says that it needs one', async () => {
  if (needsApproval.ok) throw new Error('it is a failure')
  mainOnOrder()
  const batch: OpenBatch = {
    id: batchIdSchema.parse('b'),
    workspaceId: workspaceIdSchema.parse('w1'),
    projectId: projectIdSchema.parse(7),
    projectName: 'Park',
    draftId: null,
    draftName: 'Spring',
    note: '',
    state: { kind: 'missed', at: 0, heldUpBy: needsApproval.failure },
    author: 'Jana',
    rollsBack: null,
    createdAt: 0,
    account: null,
    foundOutAt: null,
    unitCount: 3,
    sumBeforeMinor: 0,
    sumAfterMinor: 0,
    origins: [],
  }
  render(<ToldBatch batch={batch}>{null}</ToldBatch>, { wrapper: await pageAround() })
  expect(
    await screen.findByText(
      /“Spring” \(3 units\) was .* It needs the approval of a colleague\. Nothing was sent/,
    ),
  ).toBeTruthy()
})
