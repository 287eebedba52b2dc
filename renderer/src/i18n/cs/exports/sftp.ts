/** Finished reports on an SFTP server. */
export const exportsSftp = {
  sftp: {
    to: 'Na server SFTP',
    none: 'Server SFTP zatím není nastavený: klikněte na papírovou vlaštovku nad seznamem reportů.',
    title: 'SFTP',
    hint: 'Server, na který se každý report uloží pod vlastním názvem. Ověřuje se podle klíče: serveru s jiným klíčem se nic nepošle.',
    field: {
      host: 'Server SFTP',
      port: 'Port SFTP',
      folder: 'Složka na serveru',
      login: 'Přihlašovací jméno SFTP',
      password: 'Heslo SFTP',
      key: 'Soukromý klíč',
      passphrase: 'Heslo ke klíči',
    },
    example: { host: 'sftp.example.com', port: '22', folder: '/reporty', login: 'reporty' },
    proof: 'Přihlášení',
    proofOf: { password: 'Heslem', key: 'Soukromým klíčem' },
    showKey: 'Zobrazit klíč serveru',
    confirm: 'Je to klíč, který mi dal správce serveru',
    wrong: {
      host: 'Zadejte název serveru, například sftp.example.com.',
      port: 'Zadejte celé číslo od 1 do 65535.',
      login: 'Zadejte přihlašovací jméno.',
      password: 'Zadejte heslo k tomuto jménu na tomto serveru.',
      key: 'Vložte soukromý klíč k tomuto jménu na tomto serveru.',
      hostKey: 'Nechte si ukázat klíč serveru a potvrďte ho.',
    },
  },
} as const
