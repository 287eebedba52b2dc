// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { learn } from '../../i18n/start-i18n.ts'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { notifyFailure } from './notify.tsx'
import { notifyWithActs } from './notify-with-acts.tsx'

const tell = () => {
  notifyFailure((t) => ({ title: t('shell.notCopied') }))
  notifyWithActs((t) => ({
    title: t('plan.changedSince'),
    tone: 'attention',
    acts: [{ label: t('draft.undo'), run: () => undefined }],
  }))
}

test('a notice that is open while another language is chosen is read in that language', async () => {
  mainOnOrder()
  render(null, { wrapper: await pageAround() })
  act(tell)
  const said = ['shell.notCopied', 'plan.changedSince', 'draft.undo'] as const
  const english = said.map((key) => i18next.t(key))
  for (const text of english) expect(screen.getByText(text)).toBeDefined()
  await learn('cs')
  await act(() => i18next.changeLanguage('cs'))
  for (const key of said) expect(screen.getByText(i18next.t(key))).toBeDefined()
  for (const text of english) expect(screen.queryByText(text)).toBeNull()
})
