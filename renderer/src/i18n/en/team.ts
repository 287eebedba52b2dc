export const team = {
  team: {
    title: 'Team',
    sentence:
      'Desks that share one CRM can agree through a PostgreSQL database of your company: nobody asks for an export too early, and one refused login stops everybody before the CRM bans it.',
    alone: 'This desk works alone.',
    join: 'Join by invitation…',
    joinTitle: 'Join a team',
    joinSentence:
      'Whoever looks after the database sends you a line that begins with “unitdesk-team”. It works for a week and is replaced by a password of your own, which only the keychain has.',
    invitation: 'Invitation',
    joinNow: 'Join',
    joined: 'You are in the team',
    joinedSentence: 'The invitation can’t be used again.',
    commands: 'Show the commands for IT…',
    commandsTitle: 'How IT makes a team',
    commandsSentence:
      'A team needs a database in PostgreSQL 14 or later, reached with TLS. These commands make it and invite somebody.',
    server: 'Address of the database server',
    copy: 'Copy the commands',
    copied: 'Copied',
    is: 'Team “{{team}}” in {{database}} on {{host}}',
    user: 'Your login there is {{user}}.',
    coming: 'Connecting to the team…',
    here: 'Connected.',
    offline:
      'You can go on working. An export waits until nobody else can be loading it, and is made then.',
    lookNow: 'Connect now',
    awayTitle: 'Not connected to the team',
    away: {
      unreachable: 'The database doesn’t answer. Unitdesk keeps trying by itself.',
      certificate:
        'The database’s certificate isn’t trusted, or isn’t its own. Ask whoever looks after it.',
      timedOut: 'The database took too long to answer. Unitdesk keeps trying by itself.',
      refused: 'The database refuses your login. Ask whoever looks after it for a new invitation.',
      noPassword:
        'The password isn’t in the keychain, or the keychain is locked. Unlock it, or ask for a new invitation.',
      noRights:
        'You are not a member of the team, or the invitation has expired. Ask for a new one.',
      noDatabase: 'The database is no longer on its server. Ask whoever looks after it.',
      noTeam: 'The team is no longer in the database. Ask whoever looks after it.',
      nameTaken: 'The name is taken. Ask whoever looks after the database.',
      newerTeam: 'The team uses a newer Unitdesk. Update this one.',
      olderTeam:
        'The team’s database is older than this Unitdesk. Whoever looks after it has to run “team init” once.',
      alreadyHere: 'You are in the team already.',
      notHere: 'You are not in the team. Ask for an invitation.',
      other: 'The database refused something that should work. Its log says more.',
    },
    whoIsHere: 'Who is here',
    person: 'Person',
    computer: 'Computer',
    program: 'Program',
    you: '{{name}} (this desk)',
    window: 'Unitdesk {{version}}',
    runner: 'Runner {{version}}',
    nobody: 'Nobody is connected at the moment.',
    leave: 'Leave the team…',
    leaveTitle: 'Leave the team?',
    leaveSentence:
      'This desk works alone again and keeps everything it has. To come back you need a new invitation.',
    leaveNow: 'Leave the team',
    left: 'This desk works alone again',
    loading: '{{name}} is loading {{report}}, again at {{at}}',
    loaded: '{{name}} has loaded {{report}}, again at {{at}}',
    loadingWhy: 'The CRM lets one login load the same export every five minutes, whoever asks.',
    failure: {
      title: 'The team’s database didn’t do it',
      next: 'Try again.',
      nextAsk: 'Then try again.',
    },
    taken: {
      busy: {
        title: '{{name}} is sending it right now',
        sentence: 'Nothing was sent from here, so that it does not arrive twice.',
        next: 'Look again in a minute.',
      },
      done: {
        title: '{{name}} has sent it already',
        sentence: 'Nothing was sent from here, so that it does not arrive twice.',
        next: 'Look for it in the CRM.',
      },
      unknown: {
        title: 'What {{name}} sent may or may not have arrived',
        sentence: 'Nothing was sent from here, so that it does not arrive twice.',
        next: 'Look for it in the CRM, then say here whether it is there.',
      },
    },
    notAnInvitation: 'That isn’t an invitation to a team.',
    nextInvitation: 'Copy the whole line, from “unitdesk-team” to its end.',
  },
} as const
