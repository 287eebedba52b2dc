/** Whether the CRM has a payment: what is not known, what may be lost, what looks alike. */
export const paymentsBooked = {
  twin: {
    title: 'This may be a duplicate',
    sentence: 'Confirm this one only if it is a second payment; otherwise leave it out.',
    other: 'It looks like {{amount}} of {{day}}, symbol {{symbol}}, from {{name}}: {{state}}.',
    gone: 'The payment that it looked like is no longer here.',
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
          'The list of sent payments came from a backup, so this one may have been sent before. If it is none of these, confirm it as another payment below.',
      },
      elsewhere: {
        open: 'It is already in the CRM…',
        title: 'Is it already in the CRM?',
        sentence: 'Somebody has entered it there. It then counts as booked and is not sent.',
      },
      otherwise: {
        open: 'I found something else…',
        title: 'What did you find out?',
        sentence: 'What you say now takes the place of what you said before.',
      },
    },
    said: { booked: 'It counts as booked now', notBooked: 'It counts as not booked now' },
    badId: 'A number has letters, digits and the signs . / _ - only.',
    chooseOne: 'Choose which one it is, or say that it is another one.',
    another: 'Another one, or its number is not known',
    untold: {
      variableSymbol: 'The CRM tells no variable symbols: payments are compared by sum and day.',
      paidOn: 'The CRM tells no days of payments: whatever has the same sum may be the one.',
    },
    unread_one: '{{count}} row of what the CRM told could not be read.',
    unread_other: '{{count}} rows of what the CRM told could not be read.',
    untoldDay: 'no day told',
    noSymbol: 'symbol not told',
    many_one: '1 payment may or may not be booked',
    many_other: '{{count}} payments may or may not be booked',
    manySentence_one:
      'It was sent and the answer was lost. Open it, look in the CRM, and say what you found. Until then it is not sent again.',
    manySentence_other:
      'They were sent and the answer was lost. Open each, look in the CRM, and say what you found. Until then they are not sent again.',
    show_one: 'Show it',
    show_other: 'Show them',
    noExport: 'The incoming payments of the CRM were not read yet.',
    older:
      'The incoming payments were read on {{at}}, before it was sent: they tell nothing of it.',
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
      'What was sent after {{at}} is missing in it and would be offered once more. Nothing is sent before you have compared.',
    sentenceEmptied:
      'There was no backup, so nothing of what was sent before is known. Nothing is sent before you have compared.',
    sentenceShort: 'Nothing is sent before you have compared it with the CRM.',
    ask: 'Load the incoming payments from the CRM first.',
    looksBooked_one: '{{count}} payment that was not sent from here looks as if the CRM had it.',
    looksBooked_other:
      '{{count}} payments that were not sent from here look as if the CRM had them.',
    nothingAlike: 'None of the payments that wait here is among the incoming ones of the CRM.',
    later:
      'Statements that you import later are compared too: what looks booked is decided one by one.',
    settle_one: '{{count}} is booked: use its number',
    settle_other: '{{count}} are booked: use their numbers',
    settled_one: '{{count}} payment counts as booked now',
    settled_other: '{{count}} payments count as booked now',
    accept: 'I have compared',
  },
} as const
