export const milestones = {
  milestones: {
    refresh: 'Ask the CRM',
    form: 'How they are shown',
    table: 'Table',
    tree: 'As it came',
    treeLabel: 'Milestones as they came',
    search: 'Search milestones',
    askedAt: 'Asked {{ago}}',
    kind: 'What',
    within: 'Where',
    list: 'Milestones',
    nothing: 'Nothing matches the search.',
    emptyTitle: 'Milestones were not asked for yet',
    empty: 'The CRM tells the milestones of every project that the account sees.',
  },
} as const
