import { teamDrafts } from './team/drafts.ts'

export const team = {
  team: {
    title: 'Team',
    sentence:
      'Computers that share one CRM can coordinate through a PostgreSQL database of your company: a payment, a price, a lead and a picture are sent by one of them, nobody asks for an export too early, and one refused login stops everybody before the CRM locks it.',
    alone: 'This computer isn’t in a team.',
    join: 'Join by invitation…',
    joinTitle: 'Join a team',
    joinSentence:
      'Paste the line that you were sent; it begins with “unitdesk-team” and is valid for a week. Joining replaces it with a password of your own, which is kept only in the keychain.',
    invitation: 'Invitation',
    joinNow: 'Join',
    joined: 'You are in the team',
    joinedSentence: 'The invitation can’t be used again.',
    usedUp: {
      title: 'This invitation doesn’t let you in',
      refused:
        'It was used already, withdrawn or replaced by another one, or the database doesn’t let this computer in.',
      noRights: 'It has expired: an invitation is valid for a week.',
      next: 'Ask whoever looks after the team for a new one. Each computer needs its own.',
    },
    notYet: {
      title: 'You aren’t in the team yet',
      certificate:
        'The connection isn’t safe: the server has no TLS, or its certificate isn’t trusted or isn’t its own.',
      noTeam: 'The database that the invitation names has no such team.',
      unreachable:
        'Nothing answers at the address in the invitation. It may open only from the company’s network or through its VPN.',
      next: 'Ask whoever sent you the invitation.',
    },
    make: {
      open: 'Create a team…',
      title: 'Create a team',
      sentence:
        'Unitdesk sets the team up in a PostgreSQL database of your company, and you join it right away.',
      address: 'Address of the database',
      addressHint: 'With the login that owns the database and may create roles.',
      wrong: {
        notAnAddress: 'Write it as postgres://LOGIN@HOST/DATABASE.',
        hasPassword: 'The password belongs in the field below.',
        noLogin: 'The login is missing: postgres://LOGIN@HOST/DATABASE.',
        noDatabase: 'The database is missing: postgres://LOGIN@HOST/DATABASE.',
        socket: 'Other computers can’t reach a socket. Write the name of the server instead.',
        severalServers: 'Write one server: the one that takes changes.',
        noBrackets: 'Put an IPv6 address in brackets, as in [2001:db8::1].',
        port: 'The port is a number from 1 to 65535. Without one it is 5432.',
        parameters:
          'Leave out the question mark and everything after it. The connection always uses TLS.',
      },
      password: 'Password of that login',
      passwordHint: 'It is used this once and isn’t kept.',
      name: 'Your name',
      nameHint: 'Colleagues see it beside what you do.',
      latinName: 'Use at least one Latin letter or digit.',
      now: 'Create the team',
      done: 'The team is ready, and you are in it',
      doneSentence: 'You look after it: invite the others here in Settings.',
      failed: 'The team couldn’t be created',
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
        stillConnected: {
          sentence: 'An earlier attempt may still be connected to the database.',
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
          sentence: 'The server already has somebody else’s roles under that name.',
          next: 'Use another name or another server, or let IT run the commands for IT.',
        },
        teamThere: {
          sentence: 'There is a team in this database already.',
          next: 'Ask whoever looks after it for an invitation.',
        },
        alreadyHere: {
          sentence: 'Somebody with this name is already in the team.',
          next: 'If you are inviting somebody else, or adding a second computer for the same person, add something to the name. If the team has an approval limit, invite a second computer without prices. If a person’s computer was replaced or lost, IT gives them a new invitation with “team rotate”.',
        },
        oldServer: {
          sentence: 'The server has a PostgreSQL older than version 14.',
          next: 'Update it, or use another server.',
        },
      },
    },
    demo: {
      try: 'Try a team of three',
      sentence: 'On this computer alone, and only in the demo: it ends when you close Unitdesk.',
      starting: 'Starting a database and inviting two others. This takes a few seconds.',
      obstacle: {
        noPostgres:
          'To try a team out in the demo, install PostgreSQL 14 or later on this computer.',
        root: 'A team can’t be tried out while Unitdesk is run by the system administrator (root).',
        windows: 'A team can’t be tried out on Windows. On Linux and macOS it can.',
      },
      is: 'A team to try out, on this computer alone',
      see: 'Jana Nováková is changing prices in the draft “{{draft}}”. Open it under Prices to watch, and ask to edit. What Petr Svoboda has done is under Activity.',
      draft: 'Spring prices',
    },
    commands: 'Show the commands for IT…',
    commandsTitle: 'How IT sets up a team',
    commandsSentence:
      'A team needs a database in PostgreSQL 14 or later, reached over TLS. These commands set it up and invite somebody; the last one prints the line to join with.',
    commandsPassword: 'Put the same password of your own in place of both “…”.',
    commandsRunner:
      'The first two lines are for psql, the others for a terminal with the runner. If your company signs its own certificates, add --authority with the file.',
    server: 'Name of the database server',
    serverHint: 'With its port if it isn’t 5432.',
    serverWrong: 'Write only the name, and the port if it isn’t 5432: db.example.com:5433.',
    copy: 'Copy the commands',
    copied: 'Copied',
    is: 'Team “{{team}}” in the database “{{database}}” on {{host}}',
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
      stillConnected:
        'The earlier login no longer works, but a connection made with it may still be open.',
      refused:
        'The database no longer accepts your login. Ask whoever looks after the team for a new invitation.',
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
      tooManyDesks:
        'You are connected from 50 computers already. Quit Unitdesk where you don’t need it.',
      tooManyConnections:
        'The database lets in no more connections. Quit Unitdesk where you don’t need it.',
      alreadyHere: 'You are already in the team.',
      notStarted: 'The database for the demo’s team didn’t start. Try it once more.',
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
      title: 'The team’s key',
      has: 'This computer has the team’s key: reports and leads that colleagues have loaded open here too.',
      hasNot:
        'This computer doesn’t have the team’s key, so it loads reports and leads by itself. A colleague’s computer that has it shows its code: Settings, Team, “Show the code for a new computer”.',
      hasNotOf:
        'This computer doesn’t have the team’s key, so it loads reports and leads by itself. {{name}}’s computer shows its code, and so does any other that has the key: Settings, Team, “Show the code for a new computer”.',
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
      replace: 'Replace the team’s key…',
      replaceTitle: 'Replace the team’s key?',
      replaceSentence:
        'Replace it only if no computer of the team has the key that the team uses, so that nobody can show its code. This computer’s key then becomes the team’s, and every other computer needs its code.',
      replaceSentenceOf:
        'The key that the team uses was made on {{name}}’s computer. Replace it only if it wasn’t made by your team, or is no longer on any computer. This computer’s key then becomes the team’s, and every other computer needs its code.',
      replaceLost:
        'What was shared with the old key can’t be opened with the new one. Reports and leads are loaded again automatically. Settings of the team’s reports stay on every computer that has them, and reach the others when somebody changes them.',
      replaceNow: 'Replace the key',
      replaced: 'The team has a new key',
      replacedSentence: 'Show its code to the other computers: Settings, Team.',
      gone: 'The key is not in the keychain.',
      notACode: 'That isn’t the code. The code has 56 letters and digits, in groups of four.',
      otherCode: 'That code belongs to another team, or to a key this team no longer uses.',
      nextCode: 'Compare it with the colleague’s screen.',
    },
    leave: 'Leave the team…',
    leaveTitle: 'Leave the team?',
    leaveSentence:
      'This computer will work on its own again and keep everything it has, except the team’s key. Its copies of the team’s reports run only by hand, because the team keeps loading them. To come back, you need a new invitation and the code.',
    leaveDemo:
      'The team was there to be tried out and is gone then. The draft stays here as your own, and you can try a team again at any time.',
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
      titleAway: 'The team can’t be reached',
      unreachable: 'Nothing was saved or sent.',
      timedOut: 'Its database took too long to answer.',
      nextAway: 'Try again later.',
      next: 'Try again.',
      nextAsk: 'Then try again.',
    },
    ...teamDrafts,
    taken: {
      somebody: 'Somebody else',
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
      settling: {
        title: 'What {{name}} sent may still arrive',
        sentence: 'Nothing was sent from here, so that it isn’t overwritten.',
        next: 'Try again in a few minutes: the CRM will have it by then, or not at all.',
      },
    },
    invite: {
      open: 'Invite somebody…',
      title: 'Invite somebody to the team',
      sentence:
        'To create their login, Unitdesk needs the login that owns the database. Its password is used this once and isn’t kept. If you don’t have it, ask IT for the invitation.',
      name: 'Name of the person',
      areas: 'What they work with',
      login: 'Login that owns the database',
      password: 'Password of that login',
      now: 'Invite',
      failed: 'The invitation couldn’t be created',
      ready: '{{name}} can join until {{until}}',
      readySentence:
        'Copy the invitation and hand it over like a password. {{name}} pastes it on the first screen, or under Settings, Team, “{{join}}”.',
      copy: 'Copy the invitation',
      copied: 'The invitation is on the clipboard',
    },
    roles: {
      title: 'Roles',
      role: 'Role',
      acts: 'Actions',
      change: 'Change…',
      changeOf: 'Change the role of {{name}}',
      changeTitle: 'Role of {{name}}',
      sentence:
        'What isn’t ticked can’t be sent from their computers. It takes effect within seconds.',
      lasting: 'Somebody has to look after the team. Give this to another person first.',
      adminMeans: 'Changes roles and the approval limit, invites others, and replaces a lost key.',
      save: 'Save',
      changed: 'The role of {{name}} was changed',
      area: {
        prices: 'Prices',
        media: 'Pictures',
        leads: 'Leads',
        reports: 'Reports',
        accounting: 'Payments',
        admin: 'Looking after the team',
      },
    },
    failedElsewhere: {
      title: '{{name}}’s computer couldn’t send it',
      sentence: 'Nothing was sent. The reason is in the history of price changes there.',
      next: 'Send the draft from here, or schedule it again.',
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
