/** Neutral statements: what happened, what was kept, what to do. */
export const failures = {
  failures: {
    held: {
      title: 'The account “{{account}}” is on hold',
      sentence:
        'The server refused its login on {{since}}. Unitdesk sends nothing with this account until you act, because further wrong logins make the server lock it for longer.',
      next: 'Check the password in the CRM’s web interface, then enter it under Settings.',
      nextUntil:
        'Check the password and enter it under Settings. If the server has banned the account, the ban ends by {{until}} at the latest.',
      titleEndpoint: 'The account “{{account}}” is probably not permitted to do this',
      sentenceEndpoint:
        'The server refused “{{endpoint}}” on {{since}}, although the same login works elsewhere. Unitdesk does not ask for it again until you act.',
      nextEndpoint:
        'Ask the CRM’s support for the permission, or choose another account. Then press “Try once” under Settings.',
    },
    cooling: {
      title: 'The server asks to wait',
      sentence: 'It takes the next “{{endpoint}}” request at {{until}}.',
      next: 'Nothing to do: the data shown stays as it is until then.',
    },
    unauthorised: {
      title: 'The login was not accepted',
      sentence:
        'The server answered 401: a wrong login or password, an area or project that this account is not for, an invitation that was not accepted yet, or a temporary lock. One request was sent.',
      next: 'Check login and password in the CRM’s web interface before another try: each wrong try can lock the account for longer, up to 24 hours.',
    },
    consent: {
      title: 'The account has to accept the terms first',
      sentence: 'The server answered 403: this account waits for a consent in the web interface.',
      next: 'Sign in to the CRM’s web interface with this account, accept the terms, then try again.',
    },
    deprecated: {
      title: 'The server no longer speaks this version',
      sentence: 'It answered 418: the version of the interface that Unitdesk uses is switched off.',
      next: 'Install a newer Unitdesk, or ask the CRM’s support.',
    },
    refused: {
      title: 'The server refused the request',
      sentence: 'It answered {{status}}: {{message}}',
      sentenceBare: 'It answered {{status}} without an explanation.',
      next: 'Correct what the message names. The same request would be refused again.',
    },
    unknownOutcome: {
      title: 'Whether it worked is not known',
      sentence: 'The connection broke before the server answered “{{endpoint}}”.',
      next: 'Refresh to see what the server has now, before anything is sent again.',
    },
    unreachable: {
      title: 'The server cannot be reached',
      kept: 'What was loaded before is still here.',
      refused: '{{host}} refuses the connection.',
      notFound: 'There is no server by the name {{host}}.',
      timedOut: '{{host}} did not answer in time.',
      reset: 'The connection to {{host}} broke.',
      certificate: 'The certificate of {{host}} cannot be trusted, so nothing was sent.',
      proxy: 'The proxy on the way to {{host}} refused the connection.',
      serverError: '{{host}} has trouble of its own.',
      next: 'Check the network and the address, then try again.',
      nextAddress: 'Check the spelling of the address.',
      nextCertificate:
        'Ask the person who runs the server for a valid certificate. If your company signs its own, choose the file of its authority under Settings.',
      nextProxy:
        'Check the proxy in the network settings of this computer, or ask who runs the network.',
      nextServer: 'Try again in a few minutes.',
    },
    notThisServer: {
      title: 'This is not the server that was expected',
      sentence: '“{{endpoint}}” should answer with {{expected}}, but {{received}} came.',
      next: 'Check the address: a sign-in page or another website often answers in its place.',
    },
    invalidInput: {
      title: 'An entry is not valid',
      sentence: 'The entry “{{path}}” was not accepted. Nothing was sent.',
      sentenceWhole: 'The entry was not accepted. Nothing was sent.',
      next: 'Correct the entry and try again.',
    },
    file: {
      title: 'The file was not taken',
      settingsFile: 'It holds no settings of Unitdesk, or something in it is not valid.',
      newerVersion: 'A newer Unitdesk has written it.',
      unreadable: 'It cannot be read, or it is too large to hold settings.',
      authority: 'It holds no certificate, or one that cannot be read.',
      withoutPlace: 'It has no place on this computer, so it cannot be read.',
      kept: 'Nothing was changed.',
      nextSettingsFile: 'Choose a file that Unitdesk has exported under Settings.',
      nextNewerVersion: 'Install the newest Unitdesk, then import the file again.',
      nextUnreadable:
        'Check that the file is still there and may be opened, or choose another one.',
      nextAuthority: 'Ask for the certificate of the authority as a PEM file.',
      nextWithoutPlace: 'Save it in a folder first, then choose it there.',
    },
    store: {
      title: 'The local store cannot be used',
      damaged: 'The file {{path}} is damaged.',
      full: 'The disk with {{path}} is full. Nothing was lost; nothing new was kept.',
      readOnly: 'The file {{path}} cannot be written to.',
      fromTheFuture: 'The file {{path}} was written by a newer Unitdesk.',
      inUse: 'Another program uses the file {{path}}.',
      failed: 'The file {{path}} could not be read or written.',
      next: 'Start Unitdesk again.',
      nextFull: 'Free some space, then try again.',
      nextReadOnly: 'Allow writing to the folder, then start Unitdesk again.',
      nextFuture: 'Install the newest Unitdesk.',
      nextInUse: 'Close the other program, then start Unitdesk again.',
    },
    keychain: {
      title: 'The keychain cannot be used',
      unavailable:
        'This computer offers no keychain to Unitdesk, so passwords cannot be kept safely.',
      locked: 'The keychain is locked.',
      timedOut: 'The keychain did not answer in time.',
      missing: 'The keychain has no password for this account.',
      next: 'Unlock or set up the keychain, or keep the password for this run only.',
      nextMissing: 'Enter the password under Settings.',
    },
    cancelled: {
      title: 'Cancelled',
      sentence: 'It was stopped as asked. What was there before is still here.',
      next: 'Start it again whenever you like.',
    },
    notAllowed: {
      title: 'That is not possible here',
      sentence: 'The request was not allowed and had no effect.',
      notFound: 'What was asked for is not here any more.',
      noAccount: 'No account of this workspace serves this project here. Nothing was sent.',
      nextNoAccount: 'Add an account under Settings, or let one serve this project.',
      next: 'Refresh the screen.',
    },
    defect: {
      title: 'A fault in Unitdesk',
      sentence: 'It was reported in the log under {{id}}. Your data is not affected.',
      next: 'Try again; if it comes back, send this number to support.',
    },
    again: 'It can be tried again at {{at}}.',
    retry: 'Try again',
  },
} as const
