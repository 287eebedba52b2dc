export const milestones = {
  milestones: {
    refresh: 'Načíst z CRM',
    form: 'Zobrazení',
    table: 'Tabulka',
    tree: 'Původní data',
    treeLabel: 'Milníky, původní data',
    search: 'Hledat milníky',
    askedAt: 'Načteno {{ago}}',
    kind: 'Co',
    within: 'Kde',
    list: 'Milníky',
    nothing: 'Hledání nic neodpovídá.',
    emptyTitle: 'Milníky zatím nejsou načtené',
    empty: 'Načtou se milníky všech projektů, ke kterým má účet přístup.',
  },
} as const
