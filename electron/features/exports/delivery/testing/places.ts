import type { MailServer, SftpServer } from '#core/exports/delivery/delivery'

/** Where a test sends to. */
export const mail: MailServer = {
  host: 'smtp.example',
  port: 465,
  encryption: 'tls',
  login: 'us',
  from: 'us@x.example',
}

export const sftp: SftpServer = {
  host: 'sftp.example',
  port: 22,
  login: 'us',
  folder: '',
  hostKey: `SHA256:${'a'.repeat(43)}`,
}

export const url = 'https://hook.example/a'
