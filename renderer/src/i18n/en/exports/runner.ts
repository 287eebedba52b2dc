/** A runner that does the work of this window elsewhere. */
export const exportsRunner = {
  runner: {
    open: 'Runner',
    title: 'Runner',
    move: 'Move schedules to a runner',
    moveHint:
      'The runner is Unitdesk without its window, for a server that is always on. This saves a settings file for it, without passwords, and pauses all scheduled reports here, so that nothing runs twice. Backups, dashboards and the checks of leads go on here.',
    moveNow: 'Move schedules…',
    moved_one: '{{count}} scheduled report is paused here. The file: {{file}}',
    moved_other: '{{count}} scheduled reports are paused here. The file: {{file}}',
    steps: 'On the runner, with the file and the folders for latest files and backups:',
    stays:
      'Then stop backing up here, and turn off “Check automatically” under Leads: the runner does both.',
    back: 'To take a report back, resume it here and stop it there: unitdesk-runner pause “Report”.',
    see: 'See its runs here',
    seeHint:
      'The runner shows its state at its own address. Beyond its own computer it needs https, or a tunnel that ends on this one, and its token.',
    address: 'Address of the runner',
    example: 'https://runner.example.com',
    token: 'Token',
    kept: 'Kept in the keychain',
    save: 'Save',
    saved: 'Runner saved',
    remove: 'Forget the runner',
    removed: 'Runner forgotten',
    look: 'Look now',
    asOf: 'Version {{version}}, as of {{at}}.',
    inOrder: 'Everything is in order.',
    held: 'Account “{{account}}” of “{{workspace}}” is on hold there.',
    failing: 'Report “{{report}}” of “{{workspace}}” fails there.',
    overdue: 'Report “{{report}}” of “{{workspace}}” was due there on {{at}} and hasn’t run.',
    missing: 'Leads of “{{workspace}}” missing in the CRM: {{count}}.',
    rejected: 'Leads of “{{workspace}}” that the CRM has refused: {{count}}.',
    silent: 'No lead of “{{workspace}}” has come for unusually long.',
    diskFull: 'Its disk has been full since {{at}}: nothing runs there.',
    diskRefuses: 'Its disk hasn’t been writable since {{at}}: nothing runs there.',
    runs: 'Its last runs',
    noRuns: 'Nothing has run there yet.',
    column: { at: 'Started', report: 'Report', outcome: 'Outcome', rows: 'Rows' },
    failed: '{{state}}: {{why}}',
  },
} as const

/** Why one has not told how it fares. */
export const runnerFailures = {
  title: 'The runner’s state is unknown',
  notNamed: 'Its address hasn’t been entered.',
  declined: 'You didn’t allow contacting that address.',
  token: 'It doesn’t accept the token.',
  notARunner: 'Something other than a runner answered at its address.',
  next: {
    notNamed: 'Enter it under the server icon above the list of reports.',
    declined: 'Look again and allow it, if that’s what you want.',
    token: 'Enter the one that the runner’s secrets call “status-token”.',
    notARunner: 'Check the address, and that the runner’s version isn’t older than this window.',
  },
} as const
