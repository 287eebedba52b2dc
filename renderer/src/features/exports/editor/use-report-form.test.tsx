// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileTokenSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { useReportForm } from './use-report-form.ts'

const start = {
  desk: { workspaceId: workspaceIdSchema.parse('w1'), reports: [] },
  place: { kind: 'editor', reportId: null, like: null },
} as const

test('a folder that was picked for a report is opened until it is saved, given up or another one is picked, also by whoever looks elsewhere meanwhile', async () => {
  const main = mainOnOrder()
  const drafts = new Map<string, unknown>()
  const open = () => renderInPage(useReportForm, start, { drafts })
  const first = await open()
  const pick = (of: typeof first, folder: string) =>
    act(() => {
      const { form, put } = of.result.current
      put({ ...form, latest: { ...form.latest, folder: fileTokenSchema.parse(folder) } })
    })
  pick(first, 'a')
  pick(first, 'b')
  expect((await main.asked('app.endFiles')).input.files).toEqual(['a'])
  first.unmount()
  const again = await open()
  expect(again.result.current.form.latest.folder).toBe('b')
  expect(main.waiting()).toEqual([])
  act(() => again.result.current.drop())
  expect((await main.asked('app.endFiles')).input.files).toEqual(['b'])
})
