// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ComingSettings } from '#core/contract/settings'
import { pageAround } from '../../testing/render-in-page.tsx'
import { ComingSettingsDialog } from './coming-settings.tsx'

const workspace = { name: 'Vltavan', baseUrl: 'https://crm.example.com' }
const unnamed = { name: '', sentTo: [] }

const show = async (coming: ComingSettings) => {
  const nothing = () => undefined
  render(
    <ComingSettingsDialog
      coming={coming}
      isImporting={false}
      onImport={nothing}
      onCancel={nothing}
    />,
    { wrapper: await pageAround() },
  )
  await screen.findByText('What will be imported')
  return (change: string) => {
    const term = screen.queryByText(change, { selector: 'dt' })
    return [...(term?.parentElement?.querySelectorAll('dd') ?? [])].map((line) => line.textContent)
  }
}

test('before a file is taken it is said what is new, what replaces what, what stays, and who gets reports', async () => {
  const linesOf = await show({
    workspaces: [
      {
        ...workspace,
        standing: 'here',
        isBackupLeft: false,
        parts: [
          { part: 'report', change: 'new', name: 'Units', sentTo: ['eva@example.cz', 'webhook'] },
          { part: 'report', change: 'new', name: 'Deals', sentTo: [] },
          { part: 'priceRules', change: 'replaced', ...unnamed },
          { part: 'priceRules', change: 'replaced', ...unnamed },
          { part: 'priceView', change: 'same', name: 'Free ones', sentTo: [] },
          { part: 'paymentSettings', change: 'forbidden', ...unnamed },
        ],
      },
      { ...workspace, name: 'Elsewhere', standing: 'forbidden', isBackupLeft: false, parts: [] },
    ],
    exports: [
      { part: 'mail', change: 'kept', sentTo: [] },
      { part: 'alarms', change: 'kept', sentTo: ['boss@example.com'] },
    ],
  })
  expect(linesOf('New')).toEqual(['2 reports: Units (goes to eva@example.cz, webhook), Deals'])
  expect(linesOf('Replaces')).toEqual(['Price rules of 2 projects'])
  expect(linesOf('Already here')).toEqual(['1 view of prices: Free ones'])
  expect(linesOf('Not allowed by your company')).toEqual(['Payment settings'])
  expect(linesOf('Stays as it is')).toEqual([
    'The mail server',
    'Messages about failures (goes to boss@example.com)',
  ])
  expect(screen.getByText(/doesn’t allow this CRM/)).toBeTruthy()
  expect(screen.getByText(/Passwords and keys, folders, and the addresses/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy()
})

test('a file that brings nothing new cannot be imported', async () => {
  await show({
    workspaces: [
      {
        ...workspace,
        standing: 'here',
        isBackupLeft: false,
        parts: [{ part: 'sendLimit', change: 'same', ...unnamed }],
      },
    ],
    exports: [{ part: 'digest', change: 'kept', sentTo: [] }],
  })
  expect(screen.getByText('Everything in it is already here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})

test('a backup that the file has and nobody here is said not to be set up', async () => {
  await show({
    workspaces: [{ ...workspace, standing: 'here', isBackupLeft: true, parts: [] }],
    exports: [],
  })
  expect(screen.getByText(/Its backup won’t be set up here/)).toBeTruthy()
  expect(screen.queryByText('Everything in it is already here.')).toBeNull()
})
