/** Ukládání hotových reportů na server SFTP. */
export const exportsSftp = {
  sftp: {
    to: 'Na server SFTP',
    none: 'Server SFTP zatím není nastavený: stiskněte papírovou vlaštovku nad seznamem reportů.',
    title: 'SFTP',
    hint: 'Server, na který se každý report uloží pod vlastním názvem. Pozná se podle klíče: serveru, který ukáže jiný, se nic neřekne.',
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
    showKey: 'Ukázat klíč serveru',
    confirm: 'Je to klíč, který mi dal správce serveru',
    wrong: {
      host: 'Název serveru, například sftp.example.com.',
      port: 'Celé číslo od 1 do 65535.',
      login: 'Je potřeba přihlašovací jméno.',
      password: 'Heslo tohoto jména na tomto serveru.',
      key: 'Soukromý klíč tohoto jména na tomto serveru.',
      hostKey: 'Nechte si ukázat klíč serveru a potvrďte ho.',
    },
  },
} as const
