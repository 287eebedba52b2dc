import { notifications } from '@mantine/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { Settings } from '#core/contract/settings'
import { Providers } from '../app/providers.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { query } from '../bridge/query.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { Drafts } from '../ui/drafts.ts'

const settings: Settings = {
  language: 'en',
  colorScheme: 'light',
  density: 'normal',
  isAnyCallOn: false,
  personName: '',
  place: { workspaceId: null, projectId: null, screen: 'prices' },
}

const start = {
  settings,
  storeState: { kind: 'healthy' },
  systemLocale: 'en-GB',
  about: null,
} as const

interface Page {
  /** What was typed and not yet sent: outlives the screen where two of them are given the same. */
  readonly drafts?: Map<string, unknown>
  readonly place?: Settings['place']
  readonly client?: QueryClient
}

/** Everything that the application puts around its screens, for as long as the test lasts. */
export const pageAround = async ({
  drafts = new Map(),
  place = settings.place,
  client = createQueryClient(),
}: Page = {}) => {
  await startI18n('en')
  client.setQueryData(query('settings.readSettings', {}).queryKey, { ...settings, place })
  onTestFinished(() => {
    notifications.clean()
    cleanup()
    client.clear()
    localStorage.clear()
  })
  return ({ children }: { children: ReactNode }) => (
    <Providers start={start} client={client}>
      <Drafts value={drafts}>{children}</Drafts>
    </Providers>
  )
}

export const renderInPage = async <R, P>(hook: (props: P) => R, initialProps: P, page: Page = {}) =>
  renderHook(hook, { initialProps, wrapper: await pageAround(page) })

/** What is told on the page at the moment. */
export const notices = (): string =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join(' ')
