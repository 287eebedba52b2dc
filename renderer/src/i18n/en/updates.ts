export const updates = {
  updates: {
    title: 'Updates',
    sentence:
      'A new version is downloaded while you work and installed when you quit, never while something is being sent.',
    channel: 'New versions',
    stable: 'For everybody',
    early: 'Early',
    earlySentence: 'Early versions come sooner but fewer people have tried them.',
    askNow: 'Check now',
    askedAgo: 'Last checked {{ago}}.',
    notHere: {
      company: 'Your company installs new versions. Unitdesk doesn’t check for them.',
      packages: 'New versions come as a package, like this one. Unitdesk doesn’t update itself.',
      place:
        'Unitdesk can’t replace its own file, so it doesn’t update itself. Move it to a folder you can write to.',
      build: 'This build does not update itself.',
    },
    notAsked: 'Unitdesk {{running}} is running. Not checked for newer versions yet.',
    asking: 'Checking for a newer version…',
    current: 'Unitdesk {{running}} is up to date.',
    later:
      'Unitdesk {{version}} is out. It is rolled out gradually and reaches this computer within days.',
    downloading: 'Unitdesk {{version}} is being downloaded, {{percent}}%. You can go on working.',
    ready: 'Unitdesk {{version}} is ready. It will be installed when you quit.',
    notInstalled: 'It wasn’t installed when you last quit.',
    failed: 'Couldn’t get a newer version. Unitdesk {{running}} keeps working.',
    trouble: {
      unreachable:
        'The update server can’t be reached. Check your connection; Unitdesk tries again by itself.',
      tooSlow: 'The update server took too long. Unitdesk tries again by itself.',
      proxy: 'The proxy blocks the update server. Ask your network administrator.',
      certificate: 'The update server’s certificate isn’t trusted. Ask your network administrator.',
      refused: 'The update server refused the request. Unitdesk tries again by itself.',
      forged:
        'The update isn’t signed by the makers of Unitdesk, so it was rejected. If this continues, tell your network administrator.',
      replayed:
        'The update information is older than what this computer has already seen, so it was rejected. If this continues, tell your network administrator.',
      expired:
        'The update information has expired. Check this computer’s date; if it is right, try again in a few days.',
      otherSystem: 'A newer version is out, but not for this kind of computer.',
      wrongFile:
        'The downloaded file differs from the published one and was discarded. Unitdesk tries again by itself.',
      disk: 'The file couldn’t be written. Free some disk space and check again.',
      defect:
        'Something went wrong in Unitdesk. If this continues, save a report for support under Help.',
    },
  },
} as const
