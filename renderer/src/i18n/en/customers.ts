export const customers = {
  customers: {
    view: { label: 'What is shown', customers: 'Customers', milestones: 'Milestones' },
    noWorkspace: 'Connect the CRM or open the demo to look customers up.',
    loading: 'Loading the customer',
    customer: 'Customer {{id}}',
    openHint: 'Open customer {{id}}',
    types: {
      title: 'Consent types',
      refresh: 'Refresh',
      refreshHint: 'Refresh the consent types',
      never: 'Not loaded from the CRM yet.',
      asked: 'Loaded {{ago}}.',
    },
    revoke: {
      title: 'Withdraw a consent',
      by: 'Whose consent',
      ways: { email: 'By e-mail', customer: 'By customer ID' },
      email: 'E-mail',
      emailHint: 'Every customer with this address; capitals don’t matter.',
      customerId: 'Customer ID',
      type: 'Consent',
      choose: 'Choose the consent',
      needsType: 'Choose the consent.',
      notes: 'Notes',
      notesHint: 'Appended to the notes of the consent in the CRM.',
      review: 'Withdraw…',
    },
    confirm: {
      title: 'Withdraw “{{type}}”?',
      undoneTitle: 'This cannot be undone here',
      undone:
        'The consent becomes invalid and stays in the CRM for the record. Only the customer can give it again.',
      revoke: 'Withdraw the consent',
    },
    reach: {
      reading: 'Checking whom this affects…',
      one: 'This affects customer {{id}} only.',
      everybody:
        'This affects every customer with the address {{email}} who holds a valid consent of this type.',
      unknown:
        'The CRM doesn’t say in advance how many they are; it may be several. A report of all customers, under Exports, would show it.',
      known_one: 'The export of {{at}} has one such customer: {{ids}}. There may be more by now.',
      known_other:
        'The export of {{at}} has {{count}} such customers: {{ids}}. There may be more by now.',
    },
    outcome: {
      sending: 'Being sent',
      revoked_one: 'Withdrawn for {{count}} customer',
      revoked_other: 'Withdrawn for {{count}} customers',
      failed: 'Failed',
      unknown: 'Unknown whether it was withdrawn',
      notFound: {
        customer: 'No such customer',
        consentType: 'No such consent',
        validConsent: 'No valid consent',
        other: 'Nothing found',
      },
    },
    result: {
      revokedTitle_one: 'The consent was withdrawn for {{count}} customer',
      revokedTitle_other: 'The consent was withdrawn for {{count}} customers',
      revoked:
        '“{{type}}” is now invalid for them. Customers without a valid consent of this type didn’t change.',
      ids: 'Customers whose consent was withdrawn',
      notFound: {
        customer: 'The CRM has no customer with that address or ID that this account can see.',
        consentType: 'The CRM knows no consent of this type.',
        validConsent:
          'The customer exists but holds no valid consent of this type: there is nothing to withdraw.',
        other: 'The CRM answered that something was not found, without saying what.',
      },
      next: {
        nothing: 'Nothing to do.',
        checkHolder: 'Check the spelling; ask which address the person has given.',
        listTypesAgain: 'Refresh the consent types, then choose again.',
        readMessage: 'Look in the CRM.',
      },
      unknown:
        'The answer was lost after the request had left. Unitdesk does not send it again by itself.',
      unknownNext:
        'Open the customer in the CRM: the consent is marked as invalid if it was done. Withdrawing it once more does no harm.',
    },
    audit: {
      title: 'Withdrawn from here',
      table: 'Audit list of consents',
      nothing: 'Consents that you withdraw here are listed with their outcome, as proof.',
      older: 'Show older',
      file: 'Withdrawn consents {{day}}',
      column: {
        at: 'When',
        holder: 'Whose',
        consent: 'Consent',
        outcome: 'Outcome',
        customers: 'Customers',
        notes: 'Notes',
        account: 'Account',
      },
    },
    open: {
      title: 'Open a customer',
      id: 'Customer ID',
      open: 'Open',
      hint: 'Loaded from the CRM each time; nothing is kept here.',
      askedAt: 'Loaded {{at}}',
      again: 'Load again',
      search: 'Search the customer',
      nothing: 'Nothing of this customer matches.',
      tree: 'What the CRM says about the customer',
      close: 'Close the customer',
    },
  },
} as const
