export const updates = {
  updates: {
    title: 'Updates',
    sentence:
      'A new version is downloaded while you work and installed when you quit, never while something is being sent.',
    channel: 'New versions',
    stable: 'For everybody',
    early: 'Early',
    earlySentence: 'Early versions come sooner and have been tried by fewer people.',
    askNow: 'Check now',
    askedAgo: 'Last checked {{ago}}.',
    notHere: {
      company: 'Your company installs new versions. Unitdesk asks no server for them.',
      packages:
        'New versions come the way this one was installed: as a package. Unitdesk does not update itself.',
      place:
        'Unitdesk may not replace its own file, so it does not update itself. Move the file to a folder that you may write to.',
      build: 'This build does not update itself.',
    },
    notAsked: 'Unitdesk {{running}} is running. Newer versions have not been looked for yet.',
    asking: 'Looking for a newer version…',
    current: 'Unitdesk {{running}} is up to date.',
    later:
      'Unitdesk {{version}} is out. It goes to a few computers first, and will come to this one in a few days.',
    downloading: 'Unitdesk {{version}} is being downloaded, {{percent}}%. You can go on working.',
    ready: 'Unitdesk {{version}} is ready. It will be installed when you quit.',
    notInstalled: 'It was not installed when you quit last.',
    failed: 'No newer version could be fetched. Unitdesk {{running}} goes on.',
    trouble: {
      unreachable:
        'The server of the new versions cannot be reached. Check your connection; Unitdesk asks again by itself.',
      tooSlow: 'The server took too long. Unitdesk asks again by itself.',
      proxy: 'The proxy lets nothing through to the server. Ask whoever looks after your network.',
      certificate:
        'The certificate of the server is not trusted. Ask whoever looks after your network.',
      refused: 'The server did not give what was asked for. Unitdesk asks again by itself.',
      forged:
        'What the server sent does not come from the makers of Unitdesk, so nothing of it was taken. If this stays so, tell whoever looks after your network.',
      replayed:
        'The server sent something older than this computer has seen before, so nothing of it was taken. If this stays so, tell whoever looks after your network.',
      expired:
        'What the server sent is out of date. Check the date of this computer; if it is right, try again in a few days.',
      otherSystem: 'A newer version is out, but not for this kind of computer.',
      wrongFile:
        'The downloaded file is not the one that was published and was thrown away. Unitdesk tries again by itself.',
      disk: 'The file could not be written. Free some space on the disk and check again.',
      defect:
        'Something in Unitdesk went wrong. If this stays so, save a report for support under Help.',
    },
  },
} as const
