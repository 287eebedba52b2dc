export const sheet = {
  sheet: {
    range_one: '{{count}} buňka, od {{from}} do {{to}}',
    range_few: '{{count}} buňky, od {{from}} do {{to}}',
    range_many: '{{count}} buňky, od {{from}} do {{to}}',
    range_other: '{{count}} buněk, od {{from}} do {{to}}',
  },
} as const
