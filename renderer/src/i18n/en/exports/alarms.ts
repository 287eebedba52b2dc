/** Telling people when something fails. */
export const exportsAlarms = {
  alarms: {
    open: 'Tell me when something fails',
    title: 'Tell me when something fails',
    to: 'Who is told',
    hint: 'One message goes out when something fails, one a day while it lasts, and one when it is over. It names nobody.',
    of: 'What about',
    kind: { reports: 'Reports', leads: 'Leads', accounts: 'Accounts' },
    kindHint: {
      reports: 'A scheduled report or a backup has failed twice in a row.',
      leads:
        'A lead is missing or was refused, or none has come for unusually long. The lead settings say when.',
      accounts: 'An account is on hold until somebody acts.',
    },
    wrong: {
      ways: 'Choose who is told, by e-mail or by the webhook.',
      kinds: 'Choose at least one.',
    },
    test: 'Send a test',
    tested: {
      email: 'The mail server accepted the test.',
      webhook: 'The webhook accepted the test.',
    },
    saved: 'You will be told when something fails',
    remove: 'Stop the messages',
    removed: 'No more messages will be sent',
    now: 'What fails now',
    allClear: 'Nothing is failing.',
    since: 'Reported since {{at}}.',
    more_one: 'And {{count}} more.',
    more_other: 'And {{count}} more.',
    messages: 'The last messages',
    trouble: {
      report_one: '{{workspace}}: the report “{{report}}” has failed once.',
      report_other: '{{workspace}}: the report “{{report}}” has failed {{count}} times in a row.',
      backup_one: '{{workspace}}: the backup has failed once.',
      backup_other: '{{workspace}}: the backup has failed {{count}} times in a row.',
      missing: '{{workspace}}: the lead of {{at}} is missing in the CRM.',
      rejected: '{{workspace}}: the CRM refused the lead of {{at}}.',
      silence: '{{workspace}}: no lead has come since {{at}}, which is unusual.',
      account: '{{workspace}}: the account “{{account}}” is on hold until somebody acts.',
      diskFull: '{{workspace}}: the disk is full, so nothing can be saved and nothing runs.',
      disk: '{{workspace}}: the disk can’t be written to, so nothing runs.',
    },
  },
} as const
