export const tables = {
  answers: { yes: 'Ano', no: 'Ne' },
  tables: {
    open: 'Exportovat',
    xlsx: 'Uložit jako Excel',
    csv: 'Uložit jako CSV',
    saved: 'Uloženo jako {{file}}',
  },
} as const
