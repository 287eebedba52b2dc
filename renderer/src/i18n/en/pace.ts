export const pace = {
  pace: {
    open: 'Pace of sales…',
    title: 'Pace of sales',
    sources: 'Where sales are known from',
    sourcesWhy:
      'Sources overlap, and each means something else by a sale, so they are never added together.',
    source: {
      seen: 'Price lists loaded here',
      history: 'History of units',
      events: 'Deals won and lost',
      deals: 'Won deals',
      salesStatus: 'Sales status',
    },
    sourceWhy: {
      seen: 'A sale has the date when a price list first showed it.',
      history: 'Each change of a unit’s availability, from the report “{{report}}”.',
      events: 'Deals on the day they were won or lost, from the report “{{report}}”.',
      deals:
        'Deals on the day of their last change, from the report “{{report}}”. What was cancelled isn’t known.',
      salesStatus:
        'Today’s deals on the day they were made, from the report “{{report}}”. What was cancelled isn’t known.',
    },
    reach: '{{from}} to {{to}}',
    none: 'No sales are known yet',
    noneSentence:
      'Sales show once a second price list is loaded. Reports of the history of units, sales status, deals or events are read as well: run one under Exports.',
    loadHistory: 'Load the history of units',
    unanswered: 'Unitdesk couldn’t work out the pace',
    unansweredSentence: 'The calculation ended without an answer. Try again.',
    column: {
      source: 'Source',
      reach: 'Period',
      group: 'Units',
      taken: 'Taken',
      cancelled: 'Cancelled',
      free: 'Free',
      leads: 'Leads',
      months: 'Months until 90% are taken',
      unit: 'Unit',
      date: 'Date',
      what: 'What',
      told: 'On',
      range: 'Range (80%)',
      was: 'Taken',
      held: 'Outcome',
      interest: 'Interest',
      campaign: 'Campaign',
      number: 'Lead',
    },
    groups: 'Taken and left, by layout and building',
    project: 'All homes',
    period: 'Taken and cancelled from {{from}} to {{to}}; free as in the price list.',
    periodOfLeads:
      'Taken and cancelled from {{from}} to {{to}}, leads from {{leads}}; free as in the price list.',
    ranges: 'Months are given as 80% ranges: about one in five will turn out wrong.',
    months: '{{from}} to {{to}}',
    longer: 'over {{months}}',
    reached: '90% already taken',
    ofProject: 'as for all homes',
    ofProjectWhy: 'Fewer than 6 of these were taken in the last 6 months',
    noRange: {
      tooShort: 'This source reaches back less than 3 months: it counts, but no range is given.',
      tooFew:
        'Fewer than 6 homes were taken in the last 6 months: they are counted, but no range is given.',
      noProgress:
        'In the last 6 months as many homes came back as were taken, so there is no pace and no range.',
    },
    held_one: 'Of {{count, number}} earlier range, {{held}} held.',
    held_other: 'Of the last {{count, number}} ranges, {{held}} held.',
    noPast: 'No earlier range can be checked: too little is known.',
    past: 'Earlier ranges and what came',
    pastWhy:
      'On each date, how many homes would be taken in the 3 months after it, from what was known before. Cancellations are subtracted. The months overlap, so one surprise, such as a quiet summer, can miss several ranges.',
    isHeld: 'held',
    isMissed: 'missed',
    turn: 'The pace has changed',
    turnSentence:
      'Since {{since}}, {{was}} homes were taken with cancellations subtracted; {{from}} to {{to}} would have been usual. The ranges count all 6 months.',
    limits:
      'A range goes by the last 6 months. It doesn’t know what is coming, such as a raise or a season, or why homes are taken or not.',
    leadsOfAll:
      'A lead counts for each layout that it names; one that names none counts for all homes alone.',
    noLeads: 'No leads are kept in this workspace.',
    salesOf: '{{name}}: taken and cancelled',
    takenOf: '{{name}}: taken',
    cancelledOf: '{{name}}: cancelled',
    freeOf: '{{name}}: free',
    leadsOf: '{{name}}: leads',
    kind: { taken: 'taken', cancelled: 'cancelled' },
  },
} as const
