/** Whether the CRM has a payment: what is not known, what may be lost, what looks alike. */
export const paymentsBooked = {
  twin: {
    title: 'This may be a duplicate',
    sentence: 'Confirm this one only if it is a second payment; otherwise leave it out.',
    other: 'It looks like {{amount}} of {{day}}, symbol {{symbol}}, from {{name}}: {{state}}.',
    gone: 'The payment that it looked like is no longer here.',
  },
  reversal: {
    title: 'The bank has taken this payment back',
    on: 'It was reversed on {{day}}.',
    booked: 'In the CRM it is still booked: take it back there too.',
    maybe: 'Find out whether it is booked in the CRM, and take it back there if it is.',
    notBooked: 'Leave it out. If it is paid again, the new payment comes with a statement.',
  },
  unknown: {
    about: {
      unknown: {
        title: 'Is it booked?',
        sentence:
          'It was sent and the answer was lost. It is never resent automatically: check in the CRM and say what you found.',
      },
      looksBooked: {
        title: 'The CRM may already have it',
        sentence:
          'The CRM has a payment like this one: a colleague or you may have sent it, or somebody entered it there. If it is none of these, confirm it as another payment.',
      },
      looksBookedSince: {
        title: 'The CRM may already have it',
        sentence:
          'Since you confirmed it, a payment like this one has appeared in the CRM: a colleague or you may have sent it, or somebody entered it there. If it is none of these, undo the confirmation and confirm it as another payment.',
      },
      earlierCall: {
        title: 'What is it booked for?',
        sentence:
          'The CRM has it from an earlier call, perhaps for something else than you confirmed last, and hasn’t changed it. Look in the CRM what it is for, correct it there if need be, and say that it is booked.',
      },
      elsewhere: {
        open: 'It is already in the CRM…',
        title: 'Is it already in the CRM?',
        sentence: 'Somebody has entered it there. It then counts as booked and is not sent.',
      },
      otherwise: {
        open: 'I found something else…',
        title: 'What did you find out?',
        sentence: 'The new answer replaces the earlier one.',
      },
    },
    said: { booked: 'It counts as booked now', notBooked: 'It counts as not booked now' },
    badId: 'A number contains only letters, digits and . / _ -',
    chooseOne: 'Choose which one it is, or say that it is another one.',
    ofAnother: 'Another payment in the list is already booked as {{path}}.',
    nextOfAnother:
      'If both are the same money, leave this one out; if its answer was lost, first say that it is not booked. Otherwise enter its own number, or none if the CRM has both as one.',
    another: 'Another one, or its number is unknown',
    untold: {
      variableSymbol: 'The CRM gives no variable symbols: payments are compared by amount and day.',
      paidOn: 'The CRM gives no payment days: any payment with the same amount may be the one.',
    },
    unread_one: '{{count}} row from the CRM couldn’t be read.',
    unread_other: '{{count}} rows from the CRM couldn’t be read.',
    untoldDay: 'no day given',
    noSymbol: 'no symbol given',
    many_one: '1 payment may or may not be booked',
    many_other: '{{count}} payments may or may not be booked',
    manySentence_one:
      'It was sent and the answer was lost. Open it, look in the CRM, and say what you found. Until then it isn’t sent again.',
    manySentence_other:
      'They were sent and the answers were lost. Open each, look in the CRM, and say what you found. Until then they aren’t sent again.',
    show_one: 'Show it',
    show_other: 'Show them',
    noExport: 'The CRM’s incoming payments haven’t been loaded yet.',
    older: 'The incoming payments were loaded on {{at}}, before it was sent. Load them again.',
    newer: 'The incoming payments of the CRM, as of {{at}}:',
    found_one: 'This incoming payment may be it',
    found_other: 'These incoming payments may be it',
    candidate: '{{id}}: {{amount}}, {{day}} ({{reason}})',
    sameDay: 'the same day',
    nearDay: 'a few days apart',
    otherDay: 'another day',
    nothing: 'No incoming payment looks like it. It may still be there under another symbol.',
    id: 'Its number in the CRM, if you know it',
    booked: 'It is booked',
    notBooked: 'It is not booked',
  },
  restored: {
    title: 'The list of sent payments came from a backup',
    sentence:
      'Payments sent after {{at}} are missing from it and would be offered again. Nothing is sent until you have compared it with the CRM.',
    sentenceEmptied:
      'There was no backup, so what was sent before is unknown. Nothing is sent until you have compared it with the CRM.',
    sentenceShort: 'Nothing is sent until you have compared it with the CRM.',
    ask: 'Load the incoming payments from the CRM first.',
    looksBooked_one: '{{count}} unsent payment seems to be in the CRM already.',
    looksBooked_other: '{{count}} unsent payments seem to be in the CRM already.',
    nothingAlike: 'None of the waiting payments is among the CRM’s incoming ones.',
    later:
      'Statements that you import later are compared too. You decide one by one about payments that may be booked.',
    settle_one: '{{count}} is booked: use its number',
    settle_other: '{{count}} are booked: use their numbers',
    settled_one: '{{count}} payment counts as booked now',
    settled_other: '{{count}} payments count as booked now',
    accept: 'Finish comparing',
  },
} as const
