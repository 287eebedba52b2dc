import type { Speech } from '../i18n/speech.ts'

/** What main writes down of an answer that may name somebody, instead of its words. */
const forms = [
  ['nothing', 'nothing'],
  ['HTML', 'html'],
  ['a JSON list', 'jsonList'],
  ['a JSON object', 'jsonObject'],
  ['text', 'text'],
] as const

/** What came instead of the expected answer; the words of a server stay as they are. */
export const receivedWords = (received: string, t: Speech['t']): string => {
  const [, form] = forms.find(([written]) => written === received) ?? []
  return form === undefined ? received : t(`received.${form}`)
}
