/** A runner that does the work of this window elsewhere. */
export const exportsRunner = {
  runner: {
    open: 'Runner',
    title: 'Runner',
    move: 'Přesunout rozvrhy na runner',
    moveHint:
      'Runner je Unitdesk bez okna pro server, který je stále zapnutý. Uloží se pro něj soubor nastavení bez hesel a všechny naplánované reporty se tu pozastaví, aby nic neběželo dvakrát. Zálohy, přehledy a kontroly poptávek běží dál tady.',
    moveNow: 'Přesunout rozvrhy…',
    moved_one: '{{count}} naplánovaný report je tu pozastaven. Soubor: {{file}}',
    moved_few: '{{count}} naplánované reporty jsou tu pozastaveny. Soubor: {{file}}',
    moved_many: '{{count}} naplánovaného reportu je tu pozastaveno. Soubor: {{file}}',
    moved_other: '{{count}} naplánovaných reportů je tu pozastaveno. Soubor: {{file}}',
    steps: 'Na runneru, se souborem a složkami pro poslední soubory a zálohy:',
    stays:
      'Pak tu přestaňte zálohovat a v části Poptávky vypněte „Kontrolovat automaticky“: obojí dělá runner.',
    back: 'Chcete-li report vrátit sem, zvolte u něj Pokračovat v rozvrhu a na runneru ho zastavte: unitdesk-runner pause „Report“.',
    see: 'Zobrazovat jeho běhy tady',
    seeHint:
      'Runner ukazuje svůj stav na vlastní adrese. Mimo svůj počítač potřebuje https, nebo tunel končící na tomto počítači, a svůj token.',
    address: 'Adresa runneru',
    example: 'https://runner.example.com',
    token: 'Token',
    kept: 'Uložen v klíčence',
    save: 'Uložit',
    saved: 'Runner uložen',
    remove: 'Zapomenout runner',
    removed: 'Runner zapomenut',
    look: 'Načíst stav',
    asOf: 'Verze {{version}}, stav k {{at}}.',
    inOrder: 'Všechno je v pořádku.',
    held: 'Účet „{{account}}“ pracovního prostoru „{{workspace}}“ je tam pozastaven.',
    failing: 'Report „{{report}}“ pracovního prostoru „{{workspace}}“ tam selhává.',
    overdue:
      'Report „{{report}}“ pracovního prostoru „{{workspace}}“ tam měl běžet {{at}} a neběžel.',
    missing: 'Poptávky pracovního prostoru „{{workspace}}“, které v CRM chybějí: {{count}}.',
    rejected: 'Poptávky pracovního prostoru „{{workspace}}“, které CRM odmítlo: {{count}}.',
    silent: 'Do pracovního prostoru „{{workspace}}“ nezvykle dlouho nepřišla žádná poptávka.',
    diskFull: 'Jeho disk je od {{at}} plný: nic tam neběží.',
    diskRefuses: 'Na jeho disk nelze od {{at}} zapisovat: nic tam neběží.',
    runs: 'Jeho poslední běhy',
    noRuns: 'Nic tam ještě neběželo.',
    column: { at: 'Začátek', report: 'Report', outcome: 'Výsledek', rows: 'Řádky' },
    failed: '{{state}}: {{why}}',
  },
} as const

/** Why one has not told how it fares. */
export const runnerFailures = {
  title: 'Stav runneru není známý',
  notNamed: 'Jeho adresa není zadaná.',
  declined: 'Spojení s touto adresou jste nepovolili.',
  token: 'Runner token nepřijal.',
  notARunner: 'Na jeho adrese odpovědělo něco jiného než runner.',
  next: {
    notNamed: 'Zadejte ji pod ikonou serveru nad seznamem reportů.',
    declined: 'Načtěte stav znovu a spojení povolte, pokud to chcete.',
    token: 'Zadejte ten, který má runner mezi hesly jako „status-token“.',
    notARunner: 'Zkontrolujte adresu a také to, že runner nemá starší verzi než toto okno.',
  },
} as const
