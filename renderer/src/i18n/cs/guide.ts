export const guide = {
  guide: {
    title: 'Příručka',
    contents: 'Všechny stránky příručky',
    close: 'Zavřít příručku',
    search: 'Hledat v příručce',
    nothingFound: 'Tato slova na žádné stránce nejsou. Zkuste jich zadat méně nebo jen část slova.',
    enlarge: 'Zvětšit obrázek: {{picture}}',
    steps: {
      title: 'První kroky v ukázce',
      left_one: 'Zbývá vyzkoušet {{count}} věc:',
      left_few: 'Zbývá vyzkoušet {{count}} věci:',
      left_many: 'Zbývá vyzkoušet {{count}} věci:',
      left_other: 'Zbývá vyzkoušet {{count}} věcí:',
      allDone: 'Máte vyzkoušené všechno. Až budete chtít, připojte své CRM.',
      done: 'Hotovo:',
      open: 'Zbývá:',
      price: 'Změnit cenu a odeslat ji',
      files: 'Přetáhnout složku s obrázky',
      report: 'Naplánovat report',
    },
  },
} as const
