/** An address of the web site that is asked for what it has sent. */
export const leadsAddress = {
  address: {
    label: 'Address of the web site',
    none: 'No address is asked.',
    asked: 'Address:',
    notYet: 'not asked yet',
    askedAt: 'asked {{at}}',
    thisRun: 'The value of the header is kept until Unitdesk is closed.',
    choose: 'Ask an address…',
    change: 'Change…',
    askNow: 'Ask now',
    forget: 'Ask it no more',
    title: 'An address of the web site',
    intro:
      'Unitdesk asks it as often as the CRM, takes what is new, and understands it as the first file was understood.',
    url: 'Address',
    urlHint:
      'It has to answer with CSV, Excel, JSON or JSON lines, up to 64 MB. A long random part may be a key, which nobody can tell for sure: the address stays on this computer, in no log and in no exported settings.',
    urlExample: 'https://www.example.com/leads.csv',
    header: 'Value of the header “Authorization”, if the site asks for one',
    headerHint:
      'As whoever runs the site has told you, for example Bearer …. It goes into the keychain of this computer, and only to this site.',
    headerKept: 'A value is kept. Leave this empty to keep it.',
    forgetHeader: 'Forget the value that is kept',
    save: 'Save and ask',
    keychainTitle: 'No keychain to keep the value in',
    keychainSentence:
      'Unitdesk never writes it to a file. It can keep it in memory until you close it; then you will have to enter it again.',
    keepForThisRun: 'Keep for this run only',
    faults: {
      empty: 'Enter an address.',
      notAnAddress: 'This is not an address of a web site.',
      needsHttps: 'The address must begin with https://: what it answers is personal data.',
      hasCredentials:
        'Leave login and password out of the address. Enter them as the value of the header instead.',
      hasSecret:
        'There seems to be a key or a password in the address. Leave it out, and enter it as the value of the header instead.',
      otherSite:
        'The value that is kept belongs to another web site. Enter one for this site, or let it be forgotten.',
      headerValue: 'A header takes one line of letters without accents.',
    },
    trouble: {
      notFound: 'There is nothing at this address.',
      notAllowed:
        'The web site does not let Unitdesk in ({{status}}). It is not asked again until you change the address or press “Ask now”.',
      page: 'A web page came instead of a file: perhaps one to sign in on.',
      tooLarge: 'The file is larger than 64 MB.',
      redirected:
        'The web site sends on to {{host}}. Unitdesk does not follow: enter the address of the file itself.',
      certificate:
        'The certificate of the web site is not valid. If your company signs its own, choose its authority under Settings.',
      unreachable: 'The web site cannot be reached.',
      proxy: 'There is no way to the web site through the proxy of this computer.',
      tooSlow: 'The web site did not answer in time.',
      serverError: 'The web site has an error of its own ({{status}}).',
      unexpected: 'The web site gave no file ({{status}}).',
      empty: 'The web site gave an empty file.',
      keychain:
        'The keychain does not give out the value of the header, so the web site was not asked.',
      headerGone:
        'The value of the header is gone, so the web site was not asked. Enter it again under “Change…”.',
    },
  },
} as const
