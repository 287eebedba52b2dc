import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Failure } from '#core/contract/failure'
import type { Settings } from '#core/contract/settings'
import { chooseLanguage, formatLocale, type Language } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import { CallFailed } from '../bridge/call-failed.ts'
import { RecoveryScreen } from '../features/store/recovery-screen.tsx'
import { ReportButton } from '../features/support/report-button.tsx'
import { startI18n } from '../i18n/start-i18n.ts'
import { notifyFailure } from '../ui/notices/notify.tsx'
import { styleNonce } from '../ui/style-nonce.ts'
import { App } from './app.tsx'
import { askAhead } from './ask-ahead.ts'
import { failureWords } from './failure-words.ts'
import { loadScreen } from './loaded-screens.ts'
import { Providers } from './providers.tsx'
import { isFault, reportDefect } from './report-defect.ts'
import type { Start } from './start.ts'

const tellDefect = async (thrown: unknown): Promise<void> => {
  const id = await reportDefect('window', thrown)
  notifyFailure(() => ({
    title: i18next.t('defect.unexpected'),
    sentence: `${i18next.t('defect.idLabel')}: ${id ?? i18next.t('defect.unreported')}`,
  }))
}

const tellFailures = (client: QueryClient, { systemLocale }: Start) => {
  tellFailedWrites(client, {
    onFailure: (failure) => {
      const locale = formatLocale(i18next.language === 'cs' ? 'cs' : 'en', systemLocale)
      notifyFailure(() => failureWords({ t: i18next.t, formats: createFormats(locale) })(failure))
    },
    onDefect: (error) => void tellDefect(error),
  })
}

// Set before the first drawing, because all of it would otherwise be styled a second time.
const dressPage = (language: Language, chosen: Settings['colorScheme']): void => {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = chosen === 'dark' || (chosen === 'system' && systemIsDark)
  document.documentElement.lang = language
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}

export const startPage = async (): Promise<void> => {
  // The library that locks scrolling behind a dialog reads this when it adds its own style.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
  window.addEventListener('error', (event) => {
    if (isFault(event)) void tellDefect(event.error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => void tellDefect(reason))
  const asked = askAhead()
  const start = await asked.start
  const language = chooseLanguage(start.settings.language, start.systemLocale)
  await startI18n(language)
  dressPage(language, start.settings.colorScheme)
  tellFailures(asked.client, start)
  await loadScreen(start.settings.place.screen).catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the application')
  // The page is drawn at once and not in a task of React's own: see main.ts.
  const drawn = createRoot(root, { onUncaughtError: (error) => void tellDefect(error) })
  flushSync(() =>
    drawn.render(
      <Providers start={start} client={asked.client}>
        {start.storeState.kind === 'closed' ? <RecoveryScreen help={<ReportButton />} /> : <App />}
      </Providers>,
    ),
  )
}

interface FailureListeners {
  readonly onFailure: (failure: Failure) => void
  readonly onDefect: (error: Error) => void
}

/** A write that failed is told once, unless its screen says that it shows the failure itself. */
const tellFailedWrites = (client: QueryClient, { onFailure, onDefect }: FailureListeners): void => {
  client.getMutationCache().config.onError = (error, _variables, _result, { meta }) => {
    if (!(error instanceof CallFailed)) onDefect(error)
    else if (meta?.['failureShown'] !== 'here') onFailure(error.failure)
  }
}
