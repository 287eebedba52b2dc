export const sheet = {
  sheet: {
    range_one: '{{count}} cell, {{from}} to {{to}}',
    range_other: '{{count}} cells, {{from}} to {{to}}',
  },
} as const
