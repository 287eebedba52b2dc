export const guide = {
  guide: {
    title: 'Guide',
    contents: 'All pages of the guide',
    close: 'Close the guide',
    search: 'Search the guide',
    nothingFound: 'No page contains these words. Try fewer words, or part of a word.',
    enlarge: 'Enlarge the picture: {{picture}}',
    steps: {
      title: 'First steps in the demo',
      left_one: '{{count}} thing left to try:',
      left_other: '{{count}} things to try:',
      allDone: 'You have tried all three. Connect your CRM when you are ready.',
      done: 'Done:',
      open: 'To do:',
      price: 'Change a price and send it',
      files: 'Drop a folder of pictures',
      report: 'Schedule a report',
    },
  },
} as const
