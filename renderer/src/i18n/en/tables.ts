export const tables = {
  answers: { yes: 'Yes', no: 'No' },
  tables: {
    open: 'Export',
    xlsx: 'Save as Excel',
    csv: 'Save as CSV',
    saved: 'Saved as {{file}}',
  },
} as const
