import type { MailServer, SftpServer } from './delivery.ts'

/** The address under which a person is asked about a mail server. */
export const mailOrigin = ({ host, port, encryption }: MailServer): string =>
  `${encryption === 'tls' ? 'smtps' : 'smtp'}://${host}:${port}`

/** The address under which a person is asked about a server that files are put on. */
export const sftpOrigin = ({ host, port }: Pick<SftpServer, 'host' | 'port'>): string =>
  `sftp://${host}:${port}`
