export const team = {
  team: {
    title: 'Team',
    sentence:
      'Computers that share one CRM can coordinate through a PostgreSQL database of your company: a payment, a price, a lead and a picture are sent by one of them, nobody asks for an export too early, and one refused login stops everybody before the CRM locks it.',
    alone: 'This computer isn’t in a team.',
    join: 'Join by invitation…',
    joinTitle: 'Join a team',
    joinSentence:
      'Whoever looks after the database sends you a line that begins with “unitdesk-team”. It is valid for a week. Joining replaces it with a password of your own, which is kept only in the keychain.',
    invitation: 'Invitation',
    joinNow: 'Join',
    joined: 'You are in the team',
    joinedSentence: 'The invitation can’t be used again.',
    commands: 'Show the commands for IT…',
    commandsTitle: 'How IT sets up a team',
    commandsSentence:
      'A team needs a database in PostgreSQL 14 or later, reached over TLS. These commands set it up and invite somebody.',
    server: 'Address of the database server',
    copy: 'Copy the commands',
    copied: 'Copied',
    is: 'Team “{{team}}” in {{database}} on {{host}}',
    user: 'Your login there is {{user}}.',
    coming: 'Connecting to the team…',
    here: 'Connected.',
    offline:
      'You can keep working. Payments, prices, leads and pictures are not sent until the connection is back. An export waits until nobody else can be loading it, then it runs.',
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
        'You aren’t a member of the team, or the invitation has expired. Ask for a new one.',
      noDatabase: 'The database is no longer on its server. Ask whoever looks after it.',
      noTeam: 'The team is no longer in the database. Ask whoever looks after it.',
      nameTaken: 'The name is taken. Ask whoever looks after the database.',
      newerTeam: 'The team uses a newer Unitdesk. Update this one.',
      olderTeam:
        'The team’s database is older than this Unitdesk. Whoever looks after it has to run “team init” once.',
      alreadyHere: 'You are already in the team.',
      notHere: 'You aren’t in the team. Ask for an invitation.',
      other: 'The database refused something that should work. Its log says more.',
    },
    whoIsHere: 'Who is here',
    person: 'Person',
    computer: 'Computer',
    program: 'Program',
    you: '{{name}} (this computer)',
    window: 'Unitdesk {{version}}',
    runner: 'Runner {{version}}',
    nobody: 'Nobody is connected at the moment.',
    leave: 'Leave the team…',
    leaveTitle: 'Leave the team?',
    leaveSentence:
      'This computer will work on its own again and keep everything it has. To come back, you need a new invitation.',
    leaveNow: 'Leave the team',
    left: 'This computer is no longer in the team',
    loading: '{{name}} is loading {{report}}; it can be loaded again at {{at}}',
    loaded: '{{name}} has loaded {{report}}; it can be loaded again at {{at}}',
    loadingWhy: 'The CRM lets one login load the same export every five minutes, whoever asks.',
    failure: {
      title: 'The team’s database couldn’t do that',
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
