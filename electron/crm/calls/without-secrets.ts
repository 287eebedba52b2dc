import type { Secret } from '#core/accounts/secret'

interface Credential {
  readonly login: string
  readonly password: Secret
}

const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A server may quote what it was sent; the credential is taken out of its words however it is written. */
export const withoutSecrets = (text: string, { login, password }: Credential): string =>
  [
    ...formsOf(password.reveal()).map((form) => [form, '[password]'] as const),
    ...formsOf(login).map((form) => [form, '[login]'] as const),
  ].reduce((rest, [form, mark]) => rest.replaceAll(form, mark), text)

const formsOf = (value: string): string[] => {
  const forms = new Set([
    value,
    escapeMarkup(value),
    encodeURIComponent(value),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
  ])
  return [...forms].filter((form) => form !== '')
}
