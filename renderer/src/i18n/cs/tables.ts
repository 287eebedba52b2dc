export const tables = {
  answers: { yes: 'Ano', no: 'Ne' },
  tables: {
    tooManyTitle: 'Na jeden soubor je řádků příliš mnoho',
    tooMany: 'Do souboru se vejde {{most}} řádků. Zužte seznam, například na několik dní.',
    open: 'Exportovat',
    xlsx: 'Uložit jako Excel',
    csv: 'Uložit jako CSV',
    saved: 'Uloženo jako {{file}}',
  },
} as const
