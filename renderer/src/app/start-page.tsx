import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { chooseLanguage, formatLocale } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import { unitChunk } from '#core/prices/unit-chunk'
import { query } from '../bridge/query.ts'
import { RecoveryScreen } from '../features/store/recovery-screen.tsx'
import { startI18n } from '../i18n/start-i18n.ts'
import { notifyFailure } from '../ui/notify.ts'
import { App } from './app.tsx'
import { chosenProject } from './chosen-project.ts'
import { failureWords } from './failure-words.ts'
import { followMain } from './follow-main.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { reportDefect } from './report-defect.ts'
import { readStart, type Start } from './start.ts'

const tellDefect = async (thrown: unknown): Promise<void> => {
  const id = await reportDefect('window', thrown)
  notifyFailure({
    title: i18next.t('defect.unexpected'),
    sentence: `${i18next.t('defect.idLabel')}: ${id ?? i18next.t('defect.unreported')}`,
  })
}

const createClient = ({ systemLocale, settings, storeState }: Start) => {
  const client = createQueryClient({
    onFailure: (failure) => {
      const locale = formatLocale(i18next.language === 'cs' ? 'cs' : 'en', systemLocale)
      notifyFailure(failureWords({ t: i18next.t, formats: createFormats(locale) })(failure))
    },
    onDefect: (error) => void tellDefect(error),
  })
  client.setQueryData(query('settings.readSettings', {}).queryKey, settings)
  client.setQueryData(query('store.readState', {}).queryKey, storeState)
  return client
}

/** What the first screen shows is read from the store while its code is still being loaded. */
const readAhead = async (client: QueryClient, { settings }: Start): Promise<void> => {
  const { workspaceId, screen } = settings.place
  void client.prefetchQuery(query('accounts.listWorkspaces', {}))
  void client.prefetchQuery(query('jobs.listJobs', {}))
  if (workspaceId === null) return
  const projects = query('prices.listProjects', { workspaceId })
  await client.prefetchQuery(projects)
  const project = chosenProject(client.getQueryData(projects.queryKey) ?? [], settings.place)
  if (project === null || screen !== 'prices') return
  const of = { workspaceId, projectId: project.id }
  void client.prefetchQuery(query('prices.readPricelist', of))
  void client.prefetchQuery(query('prices.readUnits', unitChunk(of, 0)))
}

export const startPage = async (root: HTMLElement): Promise<void> => {
  window.addEventListener('error', ({ error }) => void tellDefect(error))
  window.addEventListener('unhandledrejection', ({ reason }) => void tellDefect(reason))
  const start = await readStart()
  await startI18n(chooseLanguage(start.settings.language, start.systemLocale))
  const client = createClient(start)
  const isClosed = start.storeState.kind === 'closed'
  followMain(client)
  if (!isClosed) void readAhead(client, start)
  createRoot(root, { onUncaughtError: (error) => void tellDefect(error) }).render(
    <Providers start={start} client={client}>
      {isClosed ? <RecoveryScreen /> : <App />}
    </Providers>,
  )
}
