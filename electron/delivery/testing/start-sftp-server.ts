import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from 'ssh2'
import { onTestFinished } from 'vitest'
import type { SftpServer } from '#core/exports/delivery/delivery'

const { STATUS_CODE } = ssh2.utils.sftp

const generateKey = (passphrase?: string) =>
  passphrase === undefined
    ? ssh2.utils.generateKeyPairSync('ed25519')
    : ssh2.utils.generateKeyPairSync('ed25519', { passphrase, cipher: 'aes256-ctr', rounds: 2 })

/** The library writes one key of some three hundred in such a way that it cannot read it: that one is thrown away. */
export const newKey = (passphrase?: string): ReturnType<typeof generateKey> => {
  for (;;) {
    const key = generateKey(passphrase)
    const parts = [key.private, key.public].map((part) => ssh2.utils.parseKey(part, passphrase))
    if (!parts.some((part) => part instanceof Error)) return key
  }
}

interface SftpServerInput {
  readonly password?: string
  /** The key of a person who is let in by it. */
  readonly person?: ReturnType<typeof newKey>
  readonly hostKey?: ReturnType<typeof newKey>
  readonly port?: number
  /** Called with each piece of a file that has arrived. */
  readonly onWrite?: (path: string) => void
  /** What the server does when a file is to get its name. */
  readonly onRename?: (accept: () => void, drop: () => void) => void
}

/** An SFTP server on this computer for one test, with the one folder `/reports`. */
export const startSftpServer = async ({
  password = 'right',
  person,
  hostKey = newKey(),
  port = 0,
  onWrite = () => undefined,
  onRename = (accept) => accept(),
}: SftpServerInput = {}) => {
  const files = new Map<string, Buffer>()
  const written: string[] = []
  const connections = new Set<Connection>()
  const letsIn = (context: AuthContext): boolean => {
    if (context.method === 'password') return context.password === password
    if (context.method !== 'publickey' || person === undefined) return false
    const known = ssh2.utils.parseKey(person.public)
    return !(known instanceof Error) && known.getPublicSSH().equals(context.key.data)
  }
  const serve = (sftp: SFTPWrapper, drop: () => void) => {
    const open = new Map<number, string>()
    let handles = 0
    sftp.on('OPEN', (request, path) => {
      if (!path.startsWith('/reports/')) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE)
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(handles)
      open.set(handles, path)
      handles += 1
      files.set(path, Buffer.alloc(0))
      written.push(path)
      sftp.handle(request, handle)
    })
    sftp.on('WRITE', (request, handle, offset, bytes) => {
      const path = open.get(handle.readUInt32BE()) ?? ''
      const before = files.get(path) ?? Buffer.alloc(0)
      files.set(path, Buffer.concat([before.subarray(0, offset), bytes]))
      onWrite(path)
      sftp.status(request, STATUS_CODE.OK)
    })
    sftp.on('CLOSE', (request) => sftp.status(request, STATUS_CODE.OK))
    sftp.on('REMOVE', (request, path) => {
      const isThere = files.delete(path)
      sftp.status(request, isThere ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE)
    })
    sftp.on('RENAME', (request, from, to) => {
      const bytes = files.get(from)
      // As most servers do, it renames over nothing that is there.
      if (bytes === undefined || files.has(to)) return sftp.status(request, STATUS_CODE.FAILURE)
      const accept = () => {
        files.delete(from)
        files.set(to, bytes)
        sftp.status(request, STATUS_CODE.OK)
      }
      onRename(accept, drop)
    })
  }
  const server = new ssh2.Server({ hostKeys: [hostKey.private] }, (connection) => {
    connections.add(connection)
    connection.on('error', () => undefined)
    connection.on('close', () => connections.delete(connection))
    connection.on('authentication', (context) =>
      letsIn(context) ? context.accept() : context.reject(['password', 'publickey']),
    )
    connection.on('ready', () =>
      connection.on('session', (acceptSession) =>
        acceptSession().on('sftp', (acceptSftp) => serve(acceptSftp(), () => connection.end())),
      ),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const connection of connections) connection.end()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  const parsed = ssh2.utils.parseKey(hostKey.private)
  if (parsed instanceof Error) throw parsed
  const hash = createHash('sha256').update(parsed.getPublicSSH()).digest('base64')
  const place: SftpServer = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    login: 'reports',
    folder: '/reports',
    hostKey: `SHA256:${hash.replace(/=+$/, '')}`,
  }
  return { files, written, place, close }
}
