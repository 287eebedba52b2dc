/** Any call of the interface. */
export const consoleWords = {
  console: {
    title: 'Any call',
    sentence:
      'For those who build on the CRM’s interface: any of its calls, put together by hand. Requests and answers are shown without login and password.',
    switchOn: 'Let me make calls by hand',
    noWorkspace: 'Connect the CRM first.',
    account: 'Account',
    endpoint: 'Endpoint',
    effect: {
      reads: 'It only reads.',
      replaces: 'It changes something on the server.',
      creates: 'It may change something on the server.',
    },
    send: { reads: 'Send', replaces: 'Send…', creates: 'Send…' },
    curl: 'Copy as curl',
    copied: 'Copied',
    copiedHint: 'Set CRM_LOGIN and CRM_PASSWORD where you run it.',
    stop: 'Stop',
    repeated: 'It is there already.',
    earlier:
      'What follows came to an earlier call of {{endpoint}}: the request has been changed since.',
    request: 'Request',
    answer: 'Answer',
    save: 'Save…',
    isFile: 'The answer is a file. Save it to look at it.',
    isCut: 'Only the beginning is shown. Save it to see all.',
    add: 'Add a parameter',
    ownName: 'Name',
    ownText: 'Value',
    accept: 'Wished form of the answer',
    acceptAs: { any: 'Any', json: 'JSON', xml: 'XML' },
    noFile: 'no file chosen',
    chooseFile: 'Choose a file…',
    kind: {
      integer: 'Whole number',
      text: 'Text',
      date: '2026-11-20',
    },
    fault: {
      empty: 'It is needed.',
      integer: 'A whole number is expected.',
      date: 'A day such as 2026-11-20 is expected.',
      choice: 'One of the choices is expected.',
      json: 'This is no JSON.',
    },
    confirmTitle: 'Send {{endpoint}}?',
    confirm: {
      reads: 'It only reads.',
      replaces: 'It changes something on the server. Unitdesk cannot take it back.',
      creates:
        'It may create or change something on the server. It is sent once; Unitdesk cannot take it back.',
    },
    confirmWhere: 'With the account “{{label}}” to {{address}}.',
    sendNow: 'Send it',
  },
} as const
