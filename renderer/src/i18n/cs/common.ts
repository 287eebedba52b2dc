/** What several screens say in the same words. */
export const common = {
  common: {
    begin: 'Vybrat, jak začít',
    cancel: 'Zrušit',
    clearSearch: 'Vymazat hledání',
    close: 'Zavřít',
    noWorkspace: 'Není otevřený žádný pracovní prostor',
    showTyped: 'Zobrazit zadaný text',
  },
  days: { fromDay: 'Ode dne', toDay: 'Do dne' },
} as const
