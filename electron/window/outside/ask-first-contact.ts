import { type BrowserWindow, dialog } from 'electron'
import type { Language } from '#core/format/format-locale'

const words = {
  en: {
    message: (origin: string) => `Connect to ${origin}?`,
    detail: 'Unitdesk has never sent anything there. Continue only if you know this address.',
    connect: 'Connect',
    cancel: 'Cancel',
  },
  cs: {
    message: (origin: string) => `Připojit se k ${origin}?`,
    detail: 'Unitdesk tam zatím nikdy nic neposlal. Pokračujte, jen pokud tuto adresu znáte.',
    connect: 'Připojit',
    cancel: 'Zrušit',
  },
} as const satisfies Record<Language, object>

/** Asked by main itself: a page that somebody has taken over can neither answer nor dress it up. */
export const askFirstContact = async (
  window: BrowserWindow,
  { origin, language }: { readonly origin: string; readonly language: Language },
): Promise<boolean> => {
  const { message, detail, connect, cancel } = words[language]
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: message(origin),
    detail,
    buttons: [connect, cancel],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}
