import type { TypedSftpSecret } from '#core/contract/export-delivery'
import type { InputOf, OutputOf } from '#core/contract/index'
import { sftpServerSchema } from '#core/exports/delivery/delivery'

/** A server that files are put on, as it is typed. */
export interface SftpForm {
  readonly host: string
  readonly port: string
  readonly login: string
  readonly folder: string
  readonly proof: 'password' | 'key'
  /** What is empty keeps what is in the keychain. */
  readonly password: string
  readonly key: string
  readonly passphrase: string
  /** The key that the server has shown; empty before it was asked. */
  readonly hostKey: string
  /** Whether a person has compared it with the one that they were given. */
  readonly isConfirmed: boolean
}

export type SftpField = 'host' | 'port' | 'login' | 'password' | 'key' | 'hostKey'

type SavedSftp = OutputOf<'exports.readDelivery'>['sftp']
type SftpPlace = NonNullable<InputOf<'exports.saveDelivery'>['sftp']>

export const toSftpForm = (saved: SavedSftp): SftpForm => ({
  host: saved?.host ?? '',
  port: String(saved?.port ?? 22),
  login: saved?.login ?? '',
  folder: saved?.folder ?? '',
  proof: 'password',
  password: '',
  key: '',
  passphrase: '',
  hostKey: saved?.hostKey ?? '',
  isConfirmed: saved !== null,
})

/** Another server shows another key: the one before counts for it no more. */
export const withPlace = (
  form: SftpForm,
  part: Partial<Pick<SftpForm, 'host' | 'port'>>,
): SftpForm => ({ ...form, ...part, hostKey: '', isConfirmed: false })

export const sftpPlace = ({ host, port }: Pick<SftpForm, 'host' | 'port'>) => ({
  host: host.trim(),
  port: /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0,
})

type ReadSftp =
  | { readonly ok: true; readonly place: SftpPlace | null }
  | { readonly ok: false; readonly wrong: ReadonlySet<SftpField> }

/** An empty host is no server. */
export const readSftp = (form: SftpForm, saved: SavedSftp): ReadSftp => {
  if (form.host.trim() === '') return { ok: true, place: null }
  const candidate = {
    ...sftpPlace(form),
    login: form.login.trim(),
    folder: form.folder.trim(),
    hostKey: form.isConfirmed ? form.hostKey : '',
  }
  const read = sftpServerSchema.safeParse(candidate)
  const wrong = new Set(
    (read.error?.issues ?? []).flatMap(({ path: [field] }) =>
      fields.filter((one) => one === field),
    ),
  )
  const typed = secretOf(form)
  const isSame =
    saved?.host === candidate.host &&
    saved.port === candidate.port &&
    saved.login === candidate.login
  if (typed.kind === 'keep' && !isSame) wrong.add(form.proof)
  if (!read.success || wrong.size > 0) return { ok: false, wrong }
  return { ok: true, place: { server: read.data, secret: typed } }
}

const fields: readonly SftpField[] = ['host', 'port', 'login', 'hostKey']

const secretOf = ({ proof, password, key, passphrase }: SftpForm): TypedSftpSecret => {
  if (proof === 'password' && password !== '') return { kind: 'password', password }
  if (proof === 'key' && key.trim() !== '')
    return { kind: 'key', key: `${key.trim()}\n`, passphrase }
  return { kind: 'keep' }
}
