/** Contacts, how long persons are kept, and how they go. */
export const leadsPrivacy = {
  contact: {
    reveal: 'Show',
    revealOf: 'Show the contact of {{name}}',
    gone: 'no longer kept',
  },
  privacy: {
    open: 'Lead privacy',
    title: 'Lead privacy',
  },
  sealing: {
    title: 'How contacts are stored on this computer',
    what: 'E-mails, phones, drafts and notes are encrypted with a key that only this computer’s keychain has. Names stay readable, so that the archive can be sorted, searched and compared.',
    sealed: 'Contacts are encrypted.',
    opening: 'Getting the key from the keychain.',
    again: 'Try again',
    replace: 'Use a new key',
    unsealed: {
      title: 'Contacts aren’t encrypted',
      why: {
        unavailable:
          'This computer has no keychain for the key. They are encrypted as soon as there is one.',
        locked: 'This computer’s keychain is locked. Unlock it, then try again to encrypt them.',
        timedOut: 'This computer’s keychain didn’t answer in time. Try again.',
        missing: 'This computer’s keychain didn’t save the key. Try again.',
      },
    },
    unfinished: {
      atEnd: {
        title: 'Contacts are encrypted; traces of earlier ones are removed when you close Unitdesk',
        sentence:
          'Earlier contacts may still be in unused parts of the file and in its backups. When you close Unitdesk, the file is rewritten, which takes a few seconds; the next start replaces the backups.',
      },
      refused: {
        title: 'Encrypting contacts isn’t finished',
        sentence:
          'New contacts are encrypted. Some earlier ones may still be readable in files or backups on this computer: the disk is full or write-protected. Free some space; Unitdesk tries again every hour.',
      },
    },
    closed: {
      title: 'Contacts are encrypted, and the keychain doesn’t provide their key',
      sentence:
        'Unlock this computer’s keychain, then try again. Names, the archive and the comparison still work; nothing is lost.',
    },
    lost: {
      title: 'The keychain no longer has the key to the contacts',
      sentence:
        'Encrypted contacts stay here and can be read again once the keychain is restored. A new key applies to new contacts.',
    },
  },
  retention: {
    title: 'How long leads are kept here',
    sentence:
      'E-mail and phone are kept only while a lead may have to be sent again, and no longer than you set.',
    archiveDays: 'Leads, for … days',
    contactDays: 'Contacts of missing leads, for … days',
    hint: {
      archiveDays: 'From their creation.',
      contactDays: 'Contacts of leads that arrived are removed at once.',
    },
    wrong: 'A whole number from {{least}} to {{most}}.',
    forever: 'Keep leads forever',
    save: 'Save',
    saved: 'Retention saved',
  },
  person: {
    title: 'Delete one person',
    sentence:
      'Everything about the person on this computer is listed first. You can delete the leads here; for everything else you see where to remove it.',
    sentenceInTeam:
      'Everything about the person on this computer is listed first. You can delete the leads here, and the team’s database forgets them too; what colleagues’ computers already have must be deleted there. For everything else you see where to remove it.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    customerIds: 'Customer IDs',
    find: 'Find',
    found: 'What is stored about the person',
    nothing: 'No leads of this person here.',
    elsewhere: {
      title: 'What else is stored about the person',
      nothing:
        'Nothing else was found: payments, reports, media, prices, Activity, the audit list, imports and settings were searched.',
      stays: 'This stays until you remove it where it is:',
      runs_one:
        'Exports: {{count}} run contains the person: {{runs}}. Remove it there and empty the bin.',
      runs_other:
        'Exports: {{count}} runs contain the person: {{runs}}. Remove them there and empty the bin.',
      unread_one:
        'Exports: the rows of {{count}} run have not been read and were not searched: {{runs}}. Open it and search again, or remove it.',
      unread_other:
        'Exports: the rows of {{count}} runs have not been read and were not searched: {{runs}}. Open them and search again, or remove them.',
      copies_one:
        'Recovery copy of {{dates}}: it isn’t searched and may contain the person; newer copies replace it.',
      copies_other:
        'Recovery copies of {{dates}}: they aren’t searched and may contain the person; newer copies replace them.',
      files:
        'Files in folders of your own aren’t searched: saved tables, latest files of reports, backups of the CRM.',
      place: {
        payments_one:
          'Payments: {{count}} record. Remove the statement there; what was ever sent stays in the list as proof.',
        payments_other:
          'Payments: {{count}} records. Remove the statements there; what was ever sent stays in the list as proof.',
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
        activity_one: 'Activity: {{count}} row. Newer calls replace it.',
        activity_other: 'Activity: {{count}} rows. Newer calls replace them.',
        consents_one:
          'Audit list of consents: {{count}} line. It stays as proof; after the deletion it contains only customer IDs.',
        consents_other:
          'Audit list of consents: {{count}} lines. They stay as proof; after the deletion they contain only customer IDs.',
        sources_one:
          'Leads: the name of {{count}} import, folder or address. Undo the import or change the source under Reconciliation, “Sources…”.',
        sources_other:
          'Leads: the names of {{count}} imports, folders or addresses. Undo the imports or change the sources under Reconciliation, “Sources…”.',
        settings_one:
          'Settings: {{count}} name of a workspace, an account or a setting. Change it there.',
        settings_other:
          'Settings: {{count}} names of workspaces, accounts or settings. Change them there.',
      },
    },
    unreadable_one: '1 encrypted contact can’t be read, so it can’t be found by e-mail or phone.',
    unreadable_other:
      '{{count}} encrypted contacts can’t be read, so they can’t be found by e-mail or phone.',
    count_one: '1 record found. Untick what belongs to somebody else.',
    count_other: '{{count}} records found. Untick what belongs to somebody else.',
    revocations_one: 'One line of the audit list stays, with only the customer IDs.',
    revocations_other: '{{count}} lines of the audit list stay, with only the customer IDs.',
    crm: 'Nothing is deleted in the CRM: do that there. Recovery copies lose the person within days; if one is used before that, the person is deleted again.',
    delete_one: 'Delete one record',
    delete_other: 'Delete {{count}} records',
    deleted: 'Their leads were deleted from this computer',
    blank: 'Leave only customer IDs in the audit list',
    blanked: 'The audit list now has only the person’s customer IDs',
    kind: {
      lead: 'Archived lead',
      sent: 'Website lead',
      draft: 'Draft',
      sending: 'Sent from here',
    },
  },
  keptStores: {
    title: 'Set-aside files',
    sentence:
      'When a store was damaged or replaced, its files were kept. They still contain the people of that time, perhaps with readable contacts, and deletions don’t affect them.',
    one: 'Set aside {{at}}, {{size}}',
    show: 'Show in folder',
    remove: 'Remove…',
    sure: 'Remove the set-aside files?',
    consequence:
      'Unitdesk doesn’t need them. Anything that couldn’t be recovered from a damaged store is then gone for good.',
    keep: 'Keep them',
    removeNow: 'Remove for good',
    removed: 'Set-aside files removed',
  },
  deleteAll: {
    title: 'Delete everything',
    sentence:
      'Deletes the archive, imports, drafts and sent leads, and forgets the website address, its header and the watched folder. The CRM doesn’t list leads older than seven days again. Settings and the audit list of consents stay. Recovery copies are replaced by a new one. If the computer stops meanwhile, the next start continues.',
    word: 'delete',
    type: 'Type “{{word}}”',
    delete: 'Delete all leads here',
    progress: '{{done}} of {{total}} rows deleted.',
    done: 'All leads were deleted from this computer',
    copiesLeft: {
      title: 'Older recovery copies remain',
      sentence:
        'All leads are deleted here. But no new recovery copy could be made, and the older ones still contain them; if one is ever used, they are deleted from it again.',
      next: 'Free some space on the disk. Unitdesk tries every hour to replace the copies.',
    },
  },
} as const
