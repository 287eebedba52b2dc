import {
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
  useMantineColorScheme,
} from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '#core/contract/settings'
import type { Subject } from '#core/contract/subject'
import { chooseLanguage, formatLocale } from '#core/format/format-locale'
import { createFormats, type Formats } from '#core/format/formats'
import { FormatsContext } from '../i18n/formats-context.ts'
import { learn } from '../i18n/start-i18n.ts'
import { Drafts } from '../ui/drafts.ts'
import { FailureWords } from '../ui/notices/failure-words.ts'
import { createScreenVerbs, ScreenVerbsContext } from '../ui/screen-verbs.ts'
import { styleNonce } from '../ui/style-nonce.ts'
import { failureWords } from './failure-words.ts'
import { GuideContext, type OpenedGuide } from './guide/use-guide.ts'
import classes from './notices.module.css'
import { RequestedSubjectContext } from './requested-subject.ts'
import { useSettingsPart } from './settings/use-settings.ts'
import type { Start } from './start.ts'
import { cssVariables, theme } from './theme.ts'
import { ConnectFormContext } from './use-place.ts'

const Words = ({ systemLocale, children }: { systemLocale: string; children: ReactNode }) => {
  const { i18n } = useTranslation()
  const formats = useLanguage(systemLocale)
  const words = useMemo(() => failureWords({ t: i18n.t, formats }), [i18n, formats])
  return (
    <FormatsContext value={formats}>
      <FailureWords value={words}>
        <Notifications
          position="top-right"
          limit={3}
          containerWidth={610}
          classNames={{ root: classes['notices'], notification: classes['notice'] }}
        />
        {children}
      </FailureWords>
    </FormatsContext>
  )
}

const Memory = ({ children }: { children: ReactNode }) => {
  const [drafts] = useState(() => new Map<string, unknown>())
  const [verbs] = useState(createScreenVerbs)
  const [connecting, setConnecting] = useState(false)
  const form = useMemo(() => ({ connecting, setConnecting }), [connecting])
  const [subject, setSubject] = useState<Subject | null>(null)
  const requested = useMemo(() => ({ subject, setSubject }), [subject])
  const [opened, setOpened] = useState<OpenedGuide | null>(null)
  const guide = useMemo(() => ({ opened, setOpened }), [opened])
  return (
    <Drafts value={drafts}>
      <ScreenVerbsContext value={verbs}>
        <ConnectFormContext value={form}>
          <RequestedSubjectContext value={requested}>
            <GuideContext value={guide}>{children}</GuideContext>
          </RequestedSubjectContext>
        </ConnectFormContext>
      </ScreenVerbsContext>
    </Drafts>
  )
}

interface Props {
  readonly start: Start
  readonly client: QueryClient
  readonly children: ReactNode
}

export const Providers = ({ start, client, children }: Props) => {
  const [manager] = useState(() => schemeOfSettings(start.settings.colorScheme))
  return (
    <QueryClientProvider client={client}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={manager}
        getStyleNonce={styleNonce}
      >
        <ColorSchemeFollower />
        <Memory>
          <Words systemLocale={start.systemLocale}>{children}</Words>
        </Memory>
      </MantineProvider>
    </QueryClientProvider>
  )
}

const mantineScheme = (chosen: Settings['colorScheme']): MantineColorScheme =>
  chosen === 'system' ? 'auto' : chosen

/** The settings are the memory of the scheme: Mantine's own must keep nothing. */
const schemeOfSettings = (atStart: Settings['colorScheme']): MantineColorSchemeManager => ({
  get: () => mantineScheme(atStart),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
})

const schemeOf = (settings: Settings): Settings['colorScheme'] => settings.colorScheme

/** Lets Mantine follow the settings. */
const ColorSchemeFollower = () => {
  const colorScheme = useSettingsPart(schemeOf)
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  useEffect(() => setColorScheme(mantineScheme(colorScheme)), [colorScheme, setColorScheme])
  return null
}

const languageOf = (settings: Settings): Settings['language'] => settings.language

/** Lets the words follow the chosen language as soon as they are here; answers with the formats of it. */
const useLanguage = (systemLocale: string): Formats => {
  const chosen = useSettingsPart(languageOf)
  const language = chooseLanguage(chosen, systemLocale)
  useEffect(() => {
    if (i18next.language === language) return
    let isWanted = true
    void learn(language).then(() => {
      if (!isWanted) return
      document.documentElement.lang = language
      return i18next.changeLanguage(language)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return useMemo(
    () => createFormats(formatLocale(language, systemLocale)),
    [language, systemLocale],
  )
}
