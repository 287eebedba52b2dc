export const batches = {
  batches: {
    showUnit: 'Show {{unit}} in the table',
    export: 'Export',
    exportAs: { xlsx: 'Excel workbook (.xlsx)', csv: 'Text table (.csv)' },
    underWay: 'Sending prices',
    comparing: 'Comparing with the CRM',
    cancelSending: 'Stop before anything is sent',
    column: {
      sent: 'Send',
      number: 'Unit',
      building: 'Building',
      grossBefore: 'Now',
      grossAfter: 'New',
      netAfter: 'Without VAT',
      delta: 'Change',
      percent: '%',
      perAreaBefore: 'm² now',
      perAreaAfter: 'm² new',
      marks: 'Checks',
      base: 'When drafted',
      mine: 'Mine',
      theirs: 'In the CRM now',
      decide: 'Which one to keep',
      seen: 'In the CRM after',
      outcome: 'Outcome',
    },
    exportAll: 'Export all',
    historyFile: '{{project}} – history of price changes',
    tooManyTitle: 'Too much for one file',
    tooMany: 'These price changes have more than {{most}} units. Narrow the list first.',
    file: {
      made: 'Created',
      draft: 'Draft',
      note: 'Note',
      author: 'By',
      account: 'Account',
      origins: 'Origin of the prices',
      state: 'State',
      number: 'Unit',
      building: 'Building',
      floor: 'Floor',
      netBefore: 'Now without VAT',
      grossBefore: 'Now with VAT',
      netAfter: 'New without VAT',
      grossAfter: 'New with VAT',
      delta: 'Change with VAT',
      percent: 'Change in %',
      perAreaBefore: 'Now per m² with VAT',
      perAreaAfter: 'New per m² with VAT',
      seenNet: 'In the CRM after, without VAT',
      seenGross: 'In the CRM after, with VAT',
      outcome: 'Outcome',
    },
    phase: { reading: 'Read', sending: 'Send', confirming: 'Confirm' },
    phaseSentence: {
      reading: 'The price list is being read again. Nothing has been sent yet.',
      sending: 'The prices are being sent. They can no longer be stopped.',
      confirming: 'The price list is being read again to see what the CRM has now.',
    },
    state: {
      scheduled: 'Scheduled',
      missed: 'Time missed',
      checking: 'Checking',
      stopped: 'Stopped',
      notSent: 'Not sent',
      sending: 'Sending',
      rejected: 'Refused',
      unknown: 'Unknown',
      sent: 'Accepted',
      confirmed: 'Confirmed',
      differs: 'Differs',
      notApplied: 'Didn’t arrive',
      withdrawn: 'Unscheduled',
    },
    unitState: {
      waiting: 'Waiting',
      notSent: 'Not sent',
      unknown: 'Unknown',
      sent: 'Accepted',
      confirmed: 'Confirmed',
      differs: 'The CRM has another price',
      culprit: 'Refused',
      alongside: 'Nothing wrong: refused together with the others',
      notApplied: 'Didn’t arrive',
    },
    outcome: {
      scheduled: {
        title: 'Scheduled for {{at}}',
        sentence: 'Price list, locks and conflicts are checked again then.',
        next: 'The computer must be on and Unitdesk running at that time.',
      },
      missed: {
        title: 'Its time has passed: {{at}}',
        sentence:
          'Unitdesk wasn’t running then, or the computer was asleep. Nothing was sent; the draft is kept.',
        next: 'Send it now, choose another time, or unschedule it.',
      },
      unapproved: {
        title: 'Not sent at {{at}}: it needs approval',
        sentence:
          'It is above the team’s limit and isn’t approved, or the approval no longer counts. Nothing has been sent, and the draft is kept.',
        next: 'Unschedule it, ask for approval in the draft’s review, then send or schedule it again.',
      },
      heldUp: {
        scheduled: {
          title: 'Waiting since {{at}}: {{why}}',
          sentence:
            'Nothing has been sent. Unitdesk tries again every few seconds, for five minutes.',
          next: 'Leave Unitdesk running.',
        },
        missed: {
          title: 'Its time has passed: {{at}}',
          sentence:
            'It couldn’t be sent within five minutes. The reason at that time: {{why}}. The draft is kept.',
          next: 'Send it now, choose another time, or unschedule it.',
        },
      },
      checking: {
        title: 'Being checked',
        sentence: 'The price list is being read again. Nothing has been sent yet.',
        next: 'Wait a moment.',
      },
      stopped: {
        title_one: 'Nothing was sent: {{count, number}} unit needs attention',
        title_other: 'Nothing was sent: {{count, number}} units need attention',
        sentence: 'The price list has changed since the review. The draft is kept.',
        next: 'Resolve the points under Checks, then send again.',
      },
      nothingToSend: {
        title: 'There is nothing to send',
        sentence: 'The CRM already has every one of these prices.',
        next: 'Nothing to do.',
      },
      sending: {
        title: 'Being sent since {{at}}',
        sentence: 'The prices are being sent.',
        next: 'Wait for the answer.',
      },
      rejected: {
        title: 'The CRM refused the price change: nothing was changed',
        sentence:
          'It said: “{{message}}”. Cause: {{culprit}}. Refused together with them: {{alongside}}.',
        next: 'Leave out the cause and send the rest, or go back to the list.',
      },
      unknown: {
        title: 'The prices may or may not have arrived',
        sentence: 'They were sent on {{at}} and no answer came. The draft is kept.',
        next: 'Compare with the CRM. Nothing is sent again before that.',
      },
      sent: {
        title_one: 'The CRM accepted {{count, number}} price',
        title_other: 'The CRM accepted {{count, number}} prices',
        sentence: 'They couldn’t be read back afterwards.',
        next: 'Compare with the CRM to see them confirmed.',
      },
      confirmed: {
        title_one: '{{count, number}} price is in the CRM',
        title_other: '{{count, number}} prices are in the CRM',
        sentence: 'Checked on {{at}}: every price is the one that was sent.',
        next: 'Nothing to do.',
      },
      differs: {
        title_one: 'Accepted, but {{count, number}} price differs now',
        title_other: 'Accepted, but {{count, number}} prices differ now',
        sentence: 'Checked on {{at}}. Somebody may have changed them right after.',
        next: 'Look at these units in the list below.',
      },
      notApplied: {
        title: 'Nothing arrived',
        sentence: 'Checked on {{at}}: none of these prices is in the CRM. The draft is kept.',
        next: 'It is safe to send it again.',
      },
      withdrawn: {
        title: 'Unscheduled on {{at}}',
        sentence: 'Nothing was sent. The prices stay in the draft.',
        next: 'Send the draft whenever you like.',
      },
      endpointGone: {
        title: 'The CRM no longer takes prices this way',
        sentence:
          'The experimental part of its interface that changes prices is gone or has changed. Nothing was changed; the draft is kept.',
        next: 'Export the change list and enter the prices in the CRM by hand. Then ask for a newer Unitdesk.',
      },
      notSent: {
        title: 'Not sent: {{why}}',
        kept: 'No price was changed; the draft is kept.',
      },
    },
    scheduledInTeam: 'Any computer of the team that is on, with Unitdesk running, sends it then.',
    stillOpen:
      'The CRM may still be working on it: old prices prove nothing before {{at}}. Unitdesk checks again by itself.',
    act: {
      compare: 'Compare now',
      sendNow: 'Send now',
      reschedule: 'Another time…',
      withdraw: 'Unschedule',
    },
    open: {
      details: 'Details',
      show: 'Show',
      read: 'Dismiss',
      unknown: {
        title: 'A price change may or may not have arrived',
        sentence:
          '{{project}}: “{{draft}}” of {{at}} ({{units}}) was sent, and no answer came. Compare to find out.',
      },
      missed: {
        title: 'A price change missed its time',
        sentence:
          '{{project}}: “{{draft}}” ({{units}}) was scheduled for {{at}}, when Unitdesk wasn’t running or the computer was asleep. Nothing was sent.',
      },
      unapproved: {
        sentence:
          '{{project}}: “{{draft}}” ({{units}}) was scheduled for {{at}}. It needs the approval of a colleague. Nothing was sent.',
      },
      heldUp: {
        sentence:
          '{{project}}: “{{draft}}” ({{units}}) was scheduled for {{at}}. A colleague was sending prices there, or the team’s database didn’t answer. Nothing was sent.',
      },
      confirmed: {
        title: 'A price change arrived',
        sentence: '{{project}}: “{{draft}}” of {{at}} ({{units}}) is in the CRM as it was sent.',
      },
      notApplied: {
        title: 'A price change didn’t arrive',
        sentence:
          '{{project}}: “{{draft}}” of {{at}} ({{units}}) changed nothing in the CRM. You can send it again.',
      },
      differs: {
        title: 'A price change arrived, but some prices differ now',
        sentence:
          '{{project}}: “{{draft}}” of {{at}} ({{units}}) was compared with the CRM. See which units differ.',
      },
      notSent: {
        title: 'A price change couldn’t be sent',
        sentence: '{{project}}: “{{draft}}” of {{at}} ({{units}}) wasn’t sent. The draft is kept.',
      },
      stopped: {
        title: 'A price change was stopped before anything was sent',
        sentence:
          '{{project}}: “{{draft}}” of {{at}} ({{units}}) was checked again and wasn’t sent. Details say why; the draft is kept.',
      },
      rejected: {
        title: 'The CRM refused a price change',
        sentence: '{{project}}: “{{draft}}” of {{at}} ({{units}}) changed nothing.',
      },
    },
    chip_one: 'Price change of {{count, number}} unit: {{state}}',
    chip_other: 'Price change of {{count, number}} units: {{state}}',
    history: 'History of price changes',
    findUnit: 'Find by unit number',
    group: {
      label: 'Show by outcome',
      all: 'All price changes',
      arrived: 'Arrived',
      notArrived: 'Changed nothing',
      open: 'Open or waiting',
    },
    more: 'Show older ones',
    noneTitle: 'Nothing sent yet',
    noneSentence:
      'Every price change of this project is kept here with its prices and the CRM’s answer.',
    noneFoundTitle: 'No such price change',
    noneFoundSentence: 'Search for another unit, or show all price changes.',
    chooseTitle: 'Choose a price change',
    chooseSentence: 'Its prices, its outcome and a way to undo it are shown here.',
    unitCount_one: '{{count, number}} unit',
    unitCount_other: '{{count, number}} units',
    detail: 'Price change',
    units: 'Units of the price change',
    openDraft: 'Open the draft',
    fact: {
      origins: 'Origin of the prices',
      made: 'Created',
      author: 'By',
      account: 'Account',
      draft: 'Draft',
      sums: 'Sum with VAT',
      difference: 'Change',
      foundOut: 'Compared with the CRM',
      note: 'Note',
    },
    rollBack: {
      go: 'Undo in the CRM…',
      open: 'Review the rest',
      leftOutTitle_one: '{{count, number}} unit is left out',
      leftOutTitle_other: '{{count, number}} units are left out',
      changedSince: 'The price has changed since: {{units}}.',
      withoutPrice: 'There was no price before, and the CRM can’t remove a price: {{units}}.',
      others: 'A new draft with the previous prices was made for the others.',
    },
  },
} as const
