/** What several screens say in the same words. */
export const common = {
  common: {
    begin: 'Choose how to begin',
    cancel: 'Cancel',
    clearSearch: 'Clear the search',
    close: 'Close',
    noWorkspace: 'No workspace is open',
    showTyped: 'Show what is typed',
  },
  days: { fromDay: 'From the day', toDay: 'To the day' },
} as const
