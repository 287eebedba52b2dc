export const milestones = {
  milestones: {
    refresh: 'Zeptat se CRM',
    form: 'Jak se zobrazují',
    table: 'Tabulka',
    tree: 'Jak přišly',
    treeLabel: 'Milníky, jak přišly',
    search: 'Hledat milníky',
    askedAt: 'Zjištěno {{ago}}',
    kind: 'Co',
    within: 'Kde',
    list: 'Milníky',
    nothing: 'Hledání nic neodpovídá.',
    emptyTitle: 'Na milníky se zatím nikdo neptal',
    empty: 'CRM řekne milníky každého projektu, který účet vidí.',
  },
} as const
