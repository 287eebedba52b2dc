import type { TypedSecret } from '#core/contract/export-delivery'
import type { InputOf, OutputOf } from '#core/contract/index'
import { type MailServer, mailServerSchema } from '#core/exports/delivery/delivery'
import { parseSiteAddress } from '#core/leads/sent/site-address'
import { readSftp, type SftpField, type SftpForm, toSftpForm } from './sftp-form.ts'

/** The places that reports leave through, as they are typed. */
export interface PlacesForm {
  readonly host: string
  readonly port: string
  readonly encryption: MailServer['encryption']
  readonly login: string
  /** Empty keeps the one that is in the keychain. */
  readonly password: string
  readonly from: string
  readonly url: string
  /** Empty keeps the one that is in the keychain. */
  readonly secret: string
  readonly sftp: SftpForm
}

export type PlacesField = Exclude<keyof PlacesForm, 'sftp'>

type Places = OutputOf<'exports.readDelivery'>

const usualPorts: Readonly<Record<MailServer['encryption'], string>> = {
  tls: '465',
  startTls: '587',
}

export const toPlacesForm = ({ mail, webhook, sftp }: Places): PlacesForm => ({
  host: mail?.host ?? '',
  port: String(mail?.port ?? usualPorts.tls),
  encryption: mail?.encryption ?? 'tls',
  login: mail?.login ?? '',
  password: '',
  from: mail?.from ?? '',
  url: webhook ?? '',
  secret: '',
  sftp: toSftpForm(sftp),
})

/** Another encryption has another usual port; one that a person has chosen stays. */
export const withEncryption = (
  form: PlacesForm,
  encryption: MailServer['encryption'],
): PlacesForm => {
  const isUsual = form.port === usualPorts[form.encryption]
  return { ...form, encryption, port: isUsual ? usualPorts[encryption] : form.port }
}

type ReadPlaces =
  | { readonly ok: true; readonly places: InputOf<'exports.saveDelivery'> }
  | {
      readonly ok: false
      readonly wrong: ReadonlySet<PlacesField>
      readonly wrongSftp: ReadonlySet<SftpField>
    }

const secretOf = (typed: string): TypedSecret =>
  typed === '' ? { kind: 'keep' } : { kind: 'set', value: typed }

const shortestSecret = 16

/** Without a host there is no server, and an empty address no webhook. */
export const readPlaces = (form: PlacesForm, saved: Places): ReadPlaces => {
  const mail = form.host.trim() === '' ? null : readMail(form, saved)
  const webhook = form.url.trim() === '' ? null : readWebhook(form, saved)
  const wrong = new Set([...(mail?.wrong ?? []), ...(webhook?.wrong ?? [])])
  const sftp = readSftp(form.sftp, saved.sftp)
  if (!sftp.ok) return { ok: false, wrong, wrongSftp: sftp.wrong }
  if (wrong.size > 0) return { ok: false, wrong, wrongSftp: new Set() }
  const places = { mail: mail?.place ?? null, webhook: webhook?.place ?? null, sftp: sftp.place }
  return { ok: true, places }
}

const readMail = (form: PlacesForm, { mail: saved }: Places) => {
  const port = /^\d{1,5}$/.test(form.port.trim()) ? Number(form.port) : 0
  const login = form.login.trim()
  const candidate = { host: form.host.trim(), port, encryption: form.encryption, login }
  const read = mailServerSchema.safeParse({ ...candidate, from: form.from.trim() })
  const wrong = (read.error?.issues ?? []).flatMap(({ path: [field] }): PlacesField[] =>
    field === 'host' || field === 'port' || field === 'from' ? [field] : [],
  )
  const isSame =
    saved?.host === candidate.host && saved.port === port && saved.login === candidate.login
  const needsPassword = login !== '' && form.password === '' && !isSame
  if (needsPassword) wrong.push('password')
  const place = read.success ? { server: read.data, password: secretOf(form.password) } : null
  return { wrong, place }
}

const readWebhook = (form: PlacesForm, { webhook: saved }: Places) => {
  const address = parseSiteAddress(form.url)
  const wrong: PlacesField[] = address.ok ? [] : ['url']
  const keeps = form.secret === '' && address.ok && address.url === saved
  if (!keeps && form.secret.length < shortestSecret) wrong.push('secret')
  return { wrong, place: { url: form.url.trim(), secret: secretOf(form.secret) } }
}
