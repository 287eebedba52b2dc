export const milestones = {
  milestones: {
    refresh: 'Load from the CRM',
    form: 'How they are shown',
    table: 'Table',
    tree: 'As it came',
    treeLabel: 'Milestones as they came',
    search: 'Search milestones',
    askedAt: 'Loaded {{ago}}',
    kind: 'What',
    within: 'Where',
    list: 'Milestones',
    nothing: 'Nothing matches the search.',
    emptyTitle: 'Milestones haven’t been loaded yet',
    empty: 'The CRM lists the milestones of every project that the account can see.',
  },
} as const
