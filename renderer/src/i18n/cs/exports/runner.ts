/** A runner that does the work of this window elsewhere. */
export const exportsRunner = {
  runner: {
    open: 'Runner',
    title: 'Runner',
    move: 'Přesunout plány na runner',
    moveHint:
      'Runner je Unitdesk bez okna pro server, který je stále zapnutý. Uloží se pro něj soubor nastavení bez hesel a všechny plánované reporty se tu pozastaví, aby nic neběželo dvakrát. Zálohy a přehled zůstávají tady.',
    moveNow: 'Přesunout plány…',
    moved_one: '{{count}} plánovaný report je tu pozastaven. Soubor: {{file}}',
    moved_few: '{{count}} plánované reporty jsou tu pozastaveny. Soubor: {{file}}',
    moved_many: '{{count}} plánovaného reportu je tu pozastaveno. Soubor: {{file}}',
    moved_other: '{{count}} plánovaných reportů je tu pozastaveno. Soubor: {{file}}',
    steps: 'Na runneru, se souborem a složkou pro nejnovější soubory:',
    back: 'Chcete-li report zpět, tady ho obnovte a tam ho zastavte: unitdesk-runner pause „Report“.',
    see: 'Vidět jeho běhy tady',
    seeHint:
      'Runner ukazuje, jak si vede, na vlastní adrese. Mimo svůj počítač potřebuje https, nebo tunel končící na tomto počítači, a svůj token.',
    address: 'Adresa runneru',
    example: 'https://runner.example.com',
    token: 'Token',
    kept: 'Uložen v klíčence',
    save: 'Uložit',
    saved: 'Runner uložen',
    remove: 'Zapomenout runner',
    removed: 'Runner zapomenut',
    look: 'Podívat se teď',
    asOf: 'Verze {{version}}, stav k {{at}}.',
    inOrder: 'Nikoho nepotřebuje.',
    held: 'Účet „{{account}}“ pracovního prostoru „{{workspace}}“ je tam pozastaven.',
    missing: 'Poptávky pracovního prostoru „{{workspace}}“, které v CRM chybějí: {{count}}.',
    runs: 'Jeho poslední běhy',
    noRuns: 'Nic tam ještě neběželo.',
    column: { at: 'Začátek', report: 'Report', outcome: 'Výsledek', rows: 'Řádky' },
    failed: '{{state}}: {{why}}',
  },
} as const

/** Why one has not told how it fares. */
export const runnerFailures = {
  title: 'Runner neřekl, jak si vede',
  notNamed: 'Jeho adresa není zadaná.',
  declined: 'Spojení s touto adresou jste nepovolili.',
  token: 'Token nepřijímá.',
  notARunner: 'Na jeho adrese odpovědělo něco jiného než runner.',
  next: {
    notNamed: 'Zadejte ji: stiskněte server nad seznamem reportů.',
    declined: 'Podívejte se znovu a povolte je, pokud to chcete.',
    token: 'Zadejte ten, který má runner mezi hesly jako „status-token“.',
    notARunner: 'Zkontrolujte adresu a také to, že runner nemá starší verzi než toto okno.',
  },
} as const
