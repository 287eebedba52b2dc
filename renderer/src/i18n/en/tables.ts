export const tables = {
  answers: { yes: 'Yes', no: 'No' },
  tables: {
    tooManyTitle: 'Too many rows for one file',
    tooMany: 'A file takes {{most}} rows. Narrow the list, for example by days.',
    open: 'Export',
    xlsx: 'Save as Excel',
    csv: 'Save as CSV',
    saved: 'Saved as {{file}}',
  },
} as const
