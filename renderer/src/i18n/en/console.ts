/** Any call of the interface. */
export const consoleWords = {
  console: {
    title: 'Any call',
    sentence:
      'For those who build on the CRM’s interface: any of its calls, put together by hand. Requests and answers are shown without login and password.',
    switchOn: 'Allow manual calls',
    noWorkspace: 'Connect the CRM first.',
    account: 'Account',
    endpoint: 'Endpoint',
    effect: {
      reads: 'It only reads.',
      replaces: 'It changes something in the CRM.',
      creates: 'It may change something in the CRM.',
    },
    send: { reads: 'Send', replaces: 'Send…', creates: 'Send…' },
    curl: 'Copy as curl',
    copied: 'Copied',
    copiedHint: 'Set CRM_LOGIN and CRM_PASSWORD where you run it.',
    stop: 'Stop',
    repeated: 'Already there.',
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
      empty: 'Required.',
      integer: 'A whole number is expected.',
      date: 'A day such as 2026-11-20 is expected.',
      choice: 'One of the choices is expected.',
      json: 'That isn’t JSON.',
    },
    confirmTitle: 'Send {{endpoint}}?',
    confirm: {
      reads: 'It only reads.',
      replaces: 'It changes something in the CRM. Unitdesk can’t undo it.',
      creates:
        'It may create or change something in the CRM. It is sent once; Unitdesk can’t undo it.',
    },
    confirmWhere: 'With the account “{{label}}” to {{address}}.',
    sendNow: 'Send it',
  },
} as const
