/** An address of the web site that is asked for what it has sent. */
export const leadsAddress = {
  address: {
    label: 'Website address',
    none: 'No address is set.',
    asked: 'Address:',
    notYet: 'not loaded yet',
    askedAt: 'loaded {{at}}',
    thisRun: 'The value of the header is kept until Unitdesk is closed.',
    choose: 'Add an address…',
    change: 'Edit…',
    askNow: 'Load now',
    forget: 'Remove',
    title: 'Website address',
    intro:
      'Unitdesk loads it as often as it checks the CRM, imports what is new, and reads it like the first file.',
    url: 'Address',
    urlHint:
      'It must return CSV, Excel, JSON or JSON lines, up to 64 MB. Since the address may contain a key, it stays on this computer and is never in a log or an exported settings file.',
    urlExample: 'https://www.example.com/leads.csv',
    header: 'Value of the “Authorization” header, if the website needs one',
    headerHint:
      'Ask whoever runs the website, for example Bearer …. It is kept in this computer’s keychain and sent only to this website.',
    headerKept: 'A value is kept. Leave this empty to keep it.',
    forgetHeader: 'Forget the saved value',
    save: 'Save and load',
    keychainTitle: 'No keychain to keep the value in',
    keychainSentence:
      'Unitdesk never writes it to a file. It can keep it in memory until you close it; then you enter it again.',
    keepForThisRun: 'Keep until Unitdesk closes',
    faults: {
      empty: 'Enter an address.',
      notAnAddress: 'That isn’t a website address.',
      needsHttps: 'The address must begin with https://, because it returns personal data.',
      hasCredentials:
        'Leave login and password out of the address. Enter them as the header value instead.',
      hasSecret:
        'The address seems to contain a key or a password. Enter it as the header value instead.',
      otherSite:
        'The saved value belongs to another website. Enter one for this website, or remove it.',
      headerValue: 'A header is a single line without accents.',
    },
    trouble: {
      notFound: 'There is nothing at this address.',
      notAllowed:
        'The website refused access ({{status}}). Unitdesk doesn’t try again until you change the address or press “Load now”.',
      page: 'The website returned a page instead of a file, perhaps a sign-in page.',
      tooLarge: 'The file is larger than 64 MB.',
      redirected:
        'The website redirects to {{host}}, which Unitdesk doesn’t follow. Enter the address of the file itself.',
      certificate:
        'The website’s certificate isn’t valid. If your company signs its own, choose its authority under Settings.',
      unreachable: 'The website can’t be reached.',
      proxy: 'The website can’t be reached through this computer’s proxy.',
      tooSlow: 'The website didn’t answer in time.',
      serverError: 'The website answered with an error ({{status}}).',
      unexpected: 'The website returned no file ({{status}}).',
      empty: 'The website returned an empty file.',
      keychain: 'The keychain doesn’t provide the header value, so the website wasn’t contacted.',
      headerGone:
        'The header value is gone, so the website wasn’t contacted. Enter it again under “Edit…”.',
    },
  },
} as const
