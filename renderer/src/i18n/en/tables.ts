export const tables = {
  tables: {
    open: 'Export',
    xlsx: 'Save as Excel',
    csv: 'Save as CSV',
    saved: 'Saved: {{file}}',
  },
} as const
