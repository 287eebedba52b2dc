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
    make: {
      open: 'Make a team…',
      title: 'Make a team',
      sentence:
        'Unitdesk sets the team up in a PostgreSQL database of your company, and you join it right away.',
      address: 'Address of the database',
      addressHint: 'With the login that owns the database and may create roles.',
      notAnAddress: 'Write it as postgres://LOGIN@HOST/DATABASE.',
      password: 'Password of that login',
      passwordHint: 'It is used this once and isn’t kept.',
      name: 'Your name',
      latinName: 'Use at least one Latin letter or digit.',
      now: 'Make the team',
      done: 'The team is ready, and you are in it',
      doneSentence: 'You look after it: you invite the others with the commands for IT.',
      failed: 'The team couldn’t be made',
      fault: {
        unreachable: {
          sentence: 'Nothing answers at that address.',
          next: 'Check the name of the server and the port, and whether this computer may reach it.',
        },
        certificate: {
          sentence:
            'The connection isn’t safe: the server has no TLS, or its certificate isn’t trusted or isn’t its own.',
          next: 'Turn TLS on at the server. A certificate of your company goes under “{{certificates}}” here in Settings.',
        },
        timedOut: {
          sentence: 'The database took too long to answer.',
          next: 'Try again.',
        },
        refused: {
          sentence: 'The database refuses that login or its password.',
          next: 'Check both, and whether the login may connect from this computer.',
        },
        noRights: {
          sentence: 'That login doesn’t own the database, or may not create roles.',
          next: 'Use one that does, or let IT run the commands for IT.',
        },
        noDatabase: {
          sentence: 'The server has no database of that name.',
          next: 'Create it, or check the end of the address.',
        },
        nameTaken: {
          sentence: 'The server already has roles or a schema of the team’s name.',
          next: 'Use another server, or let IT make a team of another name with the commands for IT.',
        },
        teamThere: {
          sentence: 'There is a team in this database already.',
          next: 'Ask whoever looks after it for an invitation.',
        },
        oldServer: {
          sentence: 'The server has a PostgreSQL older than version 14.',
          next: 'Update it, or use another server.',
        },
      },
    },
    commands: 'Show the commands for IT…',
    commandsTitle: 'How IT sets up a team',
    commandsSentence:
      'A team needs a database in PostgreSQL 14 or later, reached over TLS. These commands set it up and invite somebody.',
    server: 'Address of the database server',
    copy: 'Copy the commands',
    copied: 'Copied',
    is: 'Team “{{team}}” in {{database}} on {{host}}',
    user: 'Your login there is {{user}}.',
    covers: 'Your role covers {{areas}}.',
    area: {
      prices: 'prices',
      media: 'pictures',
      leads: 'leads',
      reports: 'reports',
      accounting: 'payments',
      admin: 'looking after the team',
    },
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
      noArea: 'Your role in the team doesn’t cover that. Ask whoever looks after the team.',
      noDatabase: 'The database is no longer on its server. Ask whoever looks after it.',
      noTeam: 'The team is no longer in the database. Ask whoever looks after it.',
      nameTaken: 'The name is taken. Ask whoever looks after the database.',
      newerTeam: 'The team uses a newer Unitdesk. Update this one.',
      olderTeam:
        'The team’s database is older than this Unitdesk. Whoever looks after it has to run “team init” once.',
      teamThere:
        'There is a team in the database already. Ask one of its people for an invitation.',
      oldServer: 'The database is older than PostgreSQL 14. Ask whoever looks after it.',
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
    key: {
      has: 'This computer has the team’s key: reports that colleagues have loaded open here too.',
      hasNot:
        'This computer doesn’t have the team’s key, so it loads every report by itself. A colleague’s computer shows the code: Settings, Team.',
      show: 'Show the code for a new computer…',
      showTitle: 'Code for a new computer',
      showSentence:
        'Type or paste this code on the new computer: Settings, Team, “Enter the code”. Whoever has it can read what the team shares, so hand it over like a password.',
      code: 'Code',
      copy: 'Copy the code',
      copied: 'Code copied',
      enter: 'Enter the code…',
      enterTitle: 'Enter the team’s code',
      enterSentence:
        'A colleague’s computer shows it: Settings, Team, “Show the code for a new computer”. It is kept only in the keychain.',
      enterNow: 'Use the code',
      taken: 'This computer has the team’s key',
      takenSentence: 'From now on it can open what colleagues have loaded.',
      gone: 'The key is not in the keychain.',
      notACode: 'That isn’t the code: it has 56 letters and digits in groups of four.',
      otherCode: 'That code belongs to another team, or to a key this team no longer uses.',
      nextCode: 'Compare it with the colleague’s screen.',
    },
    leave: 'Leave the team…',
    leaveTitle: 'Leave the team?',
    leaveSentence:
      'This computer will work on its own again and keep everything it has, except the team’s key. To come back, you need a new invitation and the code.',
    leaveNow: 'Leave the team',
    left: 'This computer is no longer in the team',
    loading: '{{name}} is loading {{report}}; it can be loaded again at {{at}}',
    loaded: '{{name}} has loaded {{report}}; it can be loaded again at {{at}}',
    loadingWhy: 'The CRM lets one login load the same export every five minutes, whoever asks.',
    loadedHere: 'The run of {{at}} opens here too, and the CRM is not asked again.',
    loadedTooLarge: 'It is too large to be opened from there; load it when the wait is over.',
    loadedNoKey:
      'To open it here, this computer needs the team’s key: Settings, Team, “Enter the code”.',
    openRun: 'Open “{{report}}”',
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
    outsideRole: {
      prices: 'Your role in the team doesn’t cover prices',
      media: 'Your role in the team doesn’t cover pictures',
      leads: 'Your role in the team doesn’t cover leads',
      reports: 'Your role in the team doesn’t cover reports',
      accounting: 'Your role in the team doesn’t cover payments',
      admin: 'Your role in the team doesn’t cover looking after it',
      sentence: 'Nothing was sent.',
      next: 'Ask whoever looks after the team.',
    },
    notAnInvitation: 'That isn’t an invitation to a team.',
    nextInvitation: 'Copy the whole line, from “unitdesk-team” to its end.',
  },
} as const
