export const premiums = {
  premiums: {
    open: 'Premiums and outliers…',
    title: 'Premiums and outliers',
    premiums: 'What this list charges for',
    out: 'Prices that the others do not explain',
    outCount_one: '{{count, number}} price that the others do not explain',
    outCount_other: '{{count, number}} prices that the others do not explain',
    noneOut: 'The premiums explain every price.',
    sentence_one:
      'From the prices with VAT of {{count, number}} free unit, your draft included. A usual price lies {{spread}} from what the premiums make.',
    sentence_other:
      'From the prices with VAT of {{count, number}} free units, your draft included. A usual price lies {{spread}} from what the premiums make.',
    limits: 'The list says what is charged, not what buyers would pay.',
    withoutArea_one: '{{count, number}} unit without an area is left out.',
    withoutArea_other: '{{count, number}} units without an area are left out.',
    withoutPrice_one: '{{count, number}} unit without a price is left out.',
    withoutPrice_other: '{{count, number}} units without a price are left out.',
    withoutFacing_one: '{{count, number}} unit does not say which way it faces.',
    withoutFacing_other: '{{count, number}} units do not say which way they face.',
    unknownFloors_one:
      'Units on {{floors}} are left out: the name of the floor does not say its height.',
    unknownFloors_other:
      'Units on {{floors}} are left out: the names of the floors do not say their height.',
    tooFew: 'Too few free units',
    tooFewSentence_one:
      'Premiums need at least 30 free units with a price and an area; this list has {{count, number}}. The review compares prices with the median of their layout.',
    tooFewSentence_other:
      'Premiums need at least 30 free units with a price and an area; this list has {{count, number}}. The review compares prices with the median of their layout.',
    tooUneven: 'These prices follow no common rule',
    tooUnevenSentence:
      'A usual price lies {{spread}} from what floor, area, layout and side make; above 4% premiums would mislead. The review compares prices with the median of their layout.',
    column: {
      name: 'Premium',
      value: 'Charged',
      range: 'Range (90%)',
      homes: 'Units',
      unit: 'Unit',
      price: 'Price',
      expected: 'By the others',
      difference: 'Difference',
    },
    range: '{{from}} to {{to}}',
    untold: 'can’t be told apart',
    term: {
      floor: 'Each floor up',
      lowest: 'Lowest floor',
      top: 'Top floor',
      area: '10% more area, per m²',
      south: 'South rather than north',
      west: 'West rather than east',
      layout: 'Layout {{name}}',
      building: 'Building {{name}}',
    },
    outdoor: {
      balcony: 'Balcony, of an indoor m²',
      terrace: 'Terrace, of an indoor m²',
      loggia: 'Loggia, of an indoor m²',
      garden: 'Garden, of an indoor m²',
    },
    questions: 'Is there something here that the list doesn’t say?',
    question: {
      stack_one: '{{fraction}} in {{count, number}} unit of one stack, building {{building}}:',
      stack_other: '{{fraction}} in {{count, number}} units of one stack, building {{building}}:',
      side_one: '{{fraction}} in {{count, number}} unit of one side, building {{building}}:',
      side_other: '{{fraction}} in {{count, number}} units of one side, building {{building}}:',
    },
  },
} as const
