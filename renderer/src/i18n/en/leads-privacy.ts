/** Contacts, how long persons are kept, and how they go. */
export const leadsPrivacy = {
  contact: {
    reveal: 'Show',
    revealOf: 'Show the contact of {{name}}',
    gone: 'not kept any more',
  },
  privacy: {
    open: 'Privacy of leads',
    title: 'Privacy of leads',
  },
  sealing: {
    title: 'How contacts rest on this computer',
    what: 'E-mails, phones, drafts and notes are sealed with a key that only the keychain of this computer has. Names stay readable: the archive is sorted, searched and compared by them.',
    sealed: 'Contacts are sealed.',
    opening: 'The keychain is being asked for the key.',
    again: 'Try again',
    replace: 'Use a new key',
    unsealed: {
      title: 'Contacts rest unsealed',
      why: {
        unavailable:
          'This computer gives Unitdesk no keychain to keep a key in. As soon as there is one, they are sealed.',
        locked:
          'The keychain of this computer is locked. Unlock it, then try again: they are sealed.',
        timedOut: 'The keychain of this computer did not answer in time. Try again.',
        missing: 'The keychain of this computer did not keep the key. Try again.',
      },
    },
    unfinished: {
      atEnd: {
        title: 'Contacts are sealed; traces of earlier ones go when you close Unitdesk',
        sentence:
          'What was written before the sealing may still stand in free places of the file and in its backups. When you close Unitdesk, the file is rewritten, which takes some seconds; the next start replaces the backups.',
      },
      refused: {
        title: 'The sealing of contacts is not finished',
        sentence:
          'New contacts are sealed. Some earlier ones may still rest readable in the files or backups of this computer: the disk is full or refused a write. Free some space; it is tried again every hour.',
      },
    },
    closed: {
      title: 'Contacts are sealed, and the keychain does not give their key',
      sentence:
        'Unlock the keychain of this computer, then try again. Names, the archive and the comparison work meanwhile; nothing is lost.',
    },
    lost: {
      title: 'The keychain does not have the key to the contacts any more',
      sentence:
        'What was sealed with it stays here, and can be read again when the keychain is restored. A new key is for what comes from now on.',
    },
  },
  retention: {
    title: 'How long leads are kept here',
    sentence:
      'An e-mail and a phone are kept only while a lead may have to be sent again, and no longer than you say.',
    archiveDays: 'Leads, for … days',
    contactDays: 'Contacts of missing leads, for … days',
    hint: {
      archiveDays: 'Counted from their creation.',
      contactDays: 'Those of leads that have arrived go at once.',
    },
    wrong: 'A whole number from {{least}} to {{most}}.',
    forever: 'Keep leads for ever',
    save: 'Keep it like this',
    saved: 'How long leads are kept is saved',
  },
  person: {
    title: 'Delete one person',
    sentence:
      'Everything about the person on this computer is listed first. Leads go when you say so; for everything else you are told where to remove it.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    customerIds: 'Customer IDs',
    find: 'Find',
    found: 'What is kept of the person',
    nothing: 'No lead of this person is kept here.',
    elsewhere: {
      title: 'What else there is of the person',
      nothing:
        'Nothing else was found: payments, reports, media, prices, Activity, the audit list, imports and settings were searched.',
      stays: 'This stays until you remove it where it is:',
      runs_one:
        'Exports: {{count}} run has the person: {{runs}}. Remove it there and empty the bin.',
      runs_other:
        'Exports: {{count}} runs have the person: {{runs}}. Remove them there and empty the bin.',
      unread_one:
        'Exports: the rows of {{count}} run have not been read and were not searched: {{runs}}. Open it and search again, or remove it.',
      unread_other:
        'Exports: the rows of {{count}} runs have not been read and were not searched: {{runs}}. Open them and search again, or remove them.',
      copies_one:
        'Copy for recovery of {{dates}}: it is not searched and may have the person; it goes as newer ones are made.',
      copies_other:
        'Copies for recovery of {{dates}}: they are not searched and may have the person; they go as newer ones are made.',
      place: {
        payments_one:
          'Payments: {{count}} record. Remove the statement there; what was ever sent stays in the ledger as proof.',
        payments_other:
          'Payments: {{count}} records. Remove the statements there; what was ever sent stays in the ledger as proof.',
        paymentLists_one:
          'Payments and milestones as the CRM last listed them: {{count}} list. Delete the person in the CRM, then load the list again.',
        paymentLists_other:
          'Payments and milestones as the CRM last listed them: {{count}} lists. Delete the person in the CRM, then load the lists again.',
        reports_one:
          'Exports: {{count}} name, filter or alert of a report. Change or remove the report there.',
        reports_other:
          'Exports: {{count}} names, filters or alerts of reports. Change or remove the reports there.',
        media_one: 'Media: the name of {{count}} file. Remove it from the list there.',
        media_other: 'Media: the names of {{count}} files. Remove them from the list there.',
        prices_one:
          'Prices: {{count}} note, name or answer of the CRM. Drafts and views are removed there; the history of sent prices stays.',
        prices_other:
          'Prices: {{count}} notes, names or answers of the CRM. Drafts and views are removed there; the history of sent prices stays.',
        activity_one: 'Activity: {{count}} row. It goes as newer calls come.',
        activity_other: 'Activity: {{count}} rows. They go as newer calls come.',
        consents_one:
          'Audit list of consents: {{count}} line. It stays as proof; with the deletion it keeps the customer IDs alone.',
        consents_other:
          'Audit list of consents: {{count}} lines. They stay as proof; with the deletion they keep the customer IDs alone.',
        sources_one:
          'Leads: the name of {{count}} import, folder or address. Take the import back in Reconciliation, or change the source in the settings of leads.',
        sources_other:
          'Leads: the names of {{count}} imports, folders or addresses. Take the imports back in Reconciliation, or change the sources in the settings of leads.',
        settings_one:
          'Settings: {{count}} name of a workspace, an account or a setting. Change it there.',
        settings_other:
          'Settings: {{count}} names of workspaces, accounts or settings. Change them there.',
      },
    },
    unreadable_one:
      'One sealed contact cannot be read; it cannot be found by an e-mail or a phone.',
    unreadable_other:
      '{{count}} sealed contacts cannot be read; they cannot be found by an e-mail or a phone.',
    count_one: 'One record is found. Untick what belongs to somebody else.',
    count_other: '{{count}} records are found. Untick what belongs to somebody else.',
    revocations_one: 'One line of the audit list stays, with the customer IDs alone.',
    revocations_other: '{{count}} lines of the audit list stay, with the customer IDs alone.',
    crm: 'In the CRM nothing is deleted: that has to be done there. Copies for recovery lose the person within days; if one has to be used before, the person is deleted from it again.',
    delete_one: 'Delete one record',
    delete_other: 'Delete {{count}} records',
    deleted: 'Their leads were deleted on this computer',
    kind: {
      lead: 'Lead of the archive',
      sent: 'Lead of the web site',
      draft: 'Draft',
      sending: 'Sent from here',
    },
  },
  keptStores: {
    title: 'Files that were put aside',
    sentence:
      'When a store was damaged or another took its place, its files were kept. They have everybody who was in them then, perhaps with contacts that anybody can read, and no deletion reaches them.',
    one: 'Put aside {{at}}, {{size}}',
    show: 'Show in folder',
    remove: 'Remove…',
    sure: 'Remove the files that were put aside?',
    consequence:
      'Nothing in Unitdesk needs them. What could not be rescued from a damaged store is gone then for good.',
    keep: 'Keep them',
    removeNow: 'Remove for good',
    removed: 'The files that were put aside are removed',
  },
  deleteAll: {
    title: 'Delete everything',
    sentence:
      'The archive, what was imported, drafted and sent. The address that is asked and its header are forgotten too. What is older than seven days the CRM does not list again. A watched folder is watched no more. Settings and the audit list of consents stay. Copies for recovery are replaced by one of after. Should the computer stop meanwhile, the next start goes on.',
    word: 'delete',
    type: 'Type “{{word}}”',
    delete: 'Delete all leads here',
    progress: '{{done}} of {{total}} rows are deleted.',
    done: 'All leads were deleted on this computer',
    copiesLeft: {
      title: 'Older copies for recovery are left',
      sentence:
        'All leads are deleted here. But no new copy for recovery could be made, and the older ones hold them yet; if one has to be used, they are deleted from it again.',
      next: 'Free some space on the disk. The copies are replaced as soon as a new one can be made: it is tried every hour.',
    },
  },
} as const
