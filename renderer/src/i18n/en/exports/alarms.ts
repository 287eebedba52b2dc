/** Telling people when something fails. */
export const exportsAlarms = {
  alarms: {
    open: 'Tell me when something fails',
    title: 'Tell me when something fails',
    to: 'Who is told',
    hint: 'A message goes out once when something fails, again once a day for as long as it does, and once when it is over. It names no clients.',
    of: 'What is told',
    kind: { reports: 'Reports', leads: 'Leads', accounts: 'Accounts' },
    kindHint: {
      reports: 'A scheduled report or a backup has failed twice in a row.',
      leads:
        'A lead is missing or was refused, or none comes for unusually long, as set under Leads for notifications.',
      accounts: 'An account is on hold until somebody acts.',
    },
    wrong: {
      ways: 'Choose who is told, by e-mail or by the webhook.',
      kinds: 'Choose at least one.',
    },
    test: 'Send a test',
    tested: {
      email: 'The mail server has taken the test.',
      webhook: 'The webhook has taken the test.',
    },
    saved: 'You will be told when something fails',
    remove: 'Tell nobody',
    removed: 'Nobody will be told',
    now: 'What fails now',
    allClear: 'Nothing that people should hear of.',
    since: 'Told since {{at}}.',
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
    },
  },
} as const
