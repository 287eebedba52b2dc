import { chooseLanguage } from '#core/format/format-locale'
import type { OpenStore } from '../store/file/open.ts'
import { readSettings } from '../store/settings/settings.ts'
import type { HostServices } from './open-services.ts'

export type FirstContactHost = Pick<HostServices, 'contactedOrigins' | 'askFirstContact'> & {
  readonly app: Pick<HostServices['app'], 'systemLocale' | 'policy'>
}

/** Whether something may leave to an address; a person is asked about an origin that nothing has left to before. */
export const firstContact =
  (store: OpenStore, { contactedOrigins, askFirstContact, app }: FirstContactHost) =>
  (url: string): Promise<boolean> =>
    contactedOrigins.allow(originOf(url), (origin) => {
      const { language } = readSettings(store.db)
      return askFirstContact({ origin, language: chooseLanguage(language, app.systemLocale()) })
    })

/** Only addresses of the web have an origin of their own; one for a mail server is built like theirs. */
export const originOf = (url: string): string => {
  const { origin, protocol, host } = new URL(url)
  return origin === 'null' ? `${protocol}//${host}` : origin
}
