/** Putting finished reports on an SFTP server. */
export const exportsSftp = {
  sftp: {
    to: 'To the SFTP server',
    none: 'No SFTP server is set up yet: press the paper plane above the list of reports.',
    title: 'SFTP',
    hint: 'Each report is saved to this server under its own name. The server is recognised by its key: nothing is sent to a server with another key.',
    field: {
      host: 'SFTP server',
      port: 'SFTP port',
      folder: 'Folder on the server',
      login: 'SFTP login',
      password: 'SFTP password',
      key: 'Private key',
      passphrase: 'Passphrase of the key',
    },
    example: { host: 'sftp.example.com', port: '22', folder: '/reports', login: 'reports' },
    proof: 'Sign in with',
    proofOf: { password: 'A password', key: 'A private key' },
    showKey: 'Show the server’s key',
    confirm: 'This is the key that the server’s administrator gave me',
    wrong: {
      host: 'The name of a server such as sftp.example.com.',
      port: 'A whole number from 1 to 65535.',
      login: 'Enter a login.',
      password: 'The password of this login at this server.',
      key: 'The private key of this login at this server.',
      hostKey: 'Show the server’s key and confirm it.',
    },
  },
} as const
