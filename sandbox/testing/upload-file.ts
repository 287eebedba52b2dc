import type { TestedSandbox } from './start-for-test.ts'

type Fields = Readonly<Record<string, string | number>>

export interface SentFile {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly type?: string
}

/** The first bytes make it a PNG; what follows them is no picture. */
export const pngBytes = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('a plan'),
])
export const jpegBytes = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('a view'),
])

export const credentialsOf = ({ accounts }: TestedSandbox, login: string) => ({
  login,
  password: accounts.find((account) => account.login === login)?.password ?? '',
})

/** A multipart form as a client sends it, with the account that may upload. */
export const uploadFile = async (
  sandbox: TestedSandbox,
  endpoint: string,
  { fields, file, login = 'media@demo' }: { fields: Fields; file: SentFile | null; login?: string },
): Promise<{ status: number; text: string }> => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...credentialsOf(sandbox, login), ...fields })) {
    body.set(name, String(value))
  }
  if (file !== null) {
    const { bytes, name = 'plan.png', type = 'application/octet-stream' } = file
    body.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const response = await fetch(`${sandbox.baseUrl}/ws/v10/${endpoint}`, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}
