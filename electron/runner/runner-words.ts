import type { StoreOwner } from '#core/contract/store'
import type { Language } from '#core/format/format-locale'
import type { UsageFault } from './command-line.ts'
import type { WordsOf } from './words-of.ts'

interface OwnerInWords extends Pick<StoreOwner, 'program' | 'pid' | 'computer'> {
  readonly since: string
}

/** What follows the command. */
const subjects: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    once: 'a report',
    pause: 'a report',
    resume: 'a report',
    release: 'an account',
    import: 'a file',
    allow: 'an address',
    'prices plan': 'a table',
    'prices apply': 'a plan',
    'team join': 'the file of an invitation',
    'team invite': 'the name of a person',
    'team areas': 'the name of a person',
    'team rotate': 'the name of a person',
    'team remove': 'the name of a person',
    'team backup': 'the name of a new file',
    'team restore': 'the file of a backup',
  },
  cs: {
    once: 'report',
    pause: 'report',
    resume: 'report',
    release: 'účet',
    import: 'soubor',
    allow: 'adresa',
    'prices plan': 'tabulka',
    'prices apply': 'plán',
    'team join': 'soubor s pozvánkou',
    'team invite': 'jméno osoby',
    'team areas': 'jméno osoby',
    'team rotate': 'jméno osoby',
    'team remove': 'jméno osoby',
    'team backup': 'název nového souboru',
    'team restore': 'soubor se zálohou',
  },
}

const en = {
  help: `Unitdesk Runner: the reports, lead polls and backups of Unitdesk, without its window.

Usage: unitdesk-runner COMMAND [OPTIONS]

Commands:
  run               Runs schedules, polls and backups until it is stopped.
  status            Shows accounts and reports, and what is wrong with them.
  once REPORT       Runs a report now, by name or ID; prints one line of JSON.
  pause REPORT      Pauses the schedule of a report; “resume REPORT” resumes it.
  check             Checks for missing leads and silent sources; exits with 1 if there are any.
  verify            Verifies the record of who did what; exits with 1 if it was changed.
  backup            Backs up every workspace that has a backup set up, and waits for it.
  import FILE       Imports a settings file from the window; creates the profile if there is none.
  allow ADDRESS     Allows sending reports to a server, such as smtps://smtp.example.com:465.
  release ACCOUNT   Sends one request of an account on hold: you confirm that its login is right.
  prices plan FILE --project NAME [--workspace NAME] [--sheet NAME] > PLAN
                    Writes the price changes of a table as a plan, checked as in the window.
  prices apply PLAN [--confirm NUMBER]
                    Sends a plan once, unless prices have changed; NUMBER confirms a large one.
  team join FILE    Joins a team with the invitation in a file.
  team init         Creates a team in your PostgreSQL database, or updates it.
  team invite NAME  Invites a person, and prints the line that they join with.
  team areas NAME   Changes what a person works with to what --areas says.
  team rotate NAME  Invites a person again: their present access ends at once.
  team remove NAME  Removes a person from the team.
  team backup FILE  Backs up the team into a new file.
  team restore FILE Restores a team from a backup into a database that has none.
  team verify       Lists the people of the team; exits with 1 if any rights were changed.

While the service is running, the other commands go through it; otherwise they open the profile.

Options:
  --profile DIR     The folder of the profile; by default the one of your window.
  --secrets PLACE   A folder with a file for each secret, a file of JSON with all of them, both
                    readable by you alone, or “keychain”. By default: the credentials that
                    systemd hands to a service, else /run/secrets of a container, else the keychain.
  --folder DIR      For “import”: where reports without a folder here put their latest file.
  --allow ADDRESS   For “import”: allows a server as “allow” does; repeat it for several.
  --backups DIR     For “import”: takes over the backups of the file, into this folder.
  --serve ADDRESS   For “run”: where to serve the status, such as 8710 or 0.0.0.0:8710, or “off”;
                    by default 127.0.0.1:8710. Beyond this computer it needs a token.
  --language LANG   en or cs; by default the language of the system.
  --database ADDRESS  For a team: postgres://LOGIN@HOST:5432/DATABASE, without the password.
  --authority FILE    For a team: your company’s own certificates, if its database uses them.
  --team NAME         For a team: its name, if a server has several; by default “unitdesk”.
  --areas LIST        For “team invite” and “team areas”: prices, media, leads, reports, accounting
                      and admin, separated by commas; by default all but admin.
  --head HASH         For “team verify”: the hash of the record that you noted earlier.
  --json            Prints one line of JSON.
  -h, --help        Shows this help.
  -V, --version     Shows the version.

Exits with 0 when done, 1 when it failed or a check found something, 2 when the command line
was not understood, 3 when trying again later may work.`,
  fault: {
    noCommand: () => 'A command is missing.',
    unknownCommand: (word) => `There is no command “${word}”.`,
    option: (word) => `There is no option ${word}.`,
    value: (word) => `The option ${word} has a value that it does not take, or none.`,
    missing: (word) => `“${word}” needs ${subjects.en[word] ?? ''}.`,
    noProject: (word) => `“prices plan” needs a project: ${word} NAME.`,
    noDatabase: (word) => `A team needs its database: ${word} postgres://LOGIN@HOST:5432/DATABASE.`,
    areas: (word) =>
      `${word} takes prices, media, leads, reports, accounting and admin, with commas between them.`,
    surplus: (word) => `“${word}” is more than the command takes.`,
  } satisfies Record<UsageFault['kind'], (word: string) => string>,
  seeHelp: 'See unitdesk-runner --help.',
  secretsRefused: {
    missing: (path: string) => `There are no secrets at ${path}. Check the path.`,
    unreadable: (path: string) =>
      `The secrets in ${path} cannot be read. It has to be a folder, or a file of JSON with a text for each name.`,
    open: (path: string) =>
      `Others may read the secrets in ${path}, so they are not used. Make the file your own and private: chmod 600 ${path}`,
  },
  noToken: (name: string, minimum: number) =>
    `The status is to be served beyond this computer, and there is no token for it. Put one of at least ${minimum} characters among the secrets, as “${name}”.`,
  noProfile: (folder: string) =>
    `There is no profile of Unitdesk in ${folder}. Name its folder with --profile, or begin one with “import” or “run”.`,
  inUse: ({ program, pid, computer, since }: OwnerInWords) =>
    program === 'window'
      ? `The window of Unitdesk has had the profile open since ${since} (process ${pid} on ${computer}). Close it, then try again.`
      : `Unitdesk Runner has had the profile open since ${since} (process ${pid} on ${computer}) and does not answer yet. Try again in a moment.`,
  unanswered:
    'The service has ended without an answer. See with “status” what came of it, then try again.',
  inUseByAnother: 'Another program has the profile open. Close it, then try again.',
  running: ({ pid, computer, since }: OwnerInWords) =>
    `Unitdesk Runner has worked with this profile since ${since} (process ${pid} on ${computer}). One is enough: other commands ask it.`,
  full: (path: string) =>
    `There is no room left on the disk of ${path}. Nothing was changed or deleted. Make room, then try again.`,
  closed: (path: string) =>
    `The store ${path} cannot be opened. Nothing was changed or deleted. Open the profile in the window of Unitdesk: it tells the reason and the ways out.`,
  noAddress: (address: string) =>
    `“${address}” is no address of a server. Write it as https://example.com, smtps://smtp.example.com:465 or sftp://sftp.example.com:22.`,
  allowed: (origin: string) => `Reports may leave to ${origin}.`,
  backupTaken: (workspace: string) =>
    `“${workspace}” is backed up here from now on. Stop backing up in the window, or there are two backups.`,
  backupLeft: (workspace: string) =>
    `“${workspace}” has a backup in the file. To take it over, import the file with --backups DIR.`,
  notAllowed: (origin: string) =>
    `Reports are to leave to ${origin}, which you have not allowed yet. If it is yours: unitdesk-runner allow ${origin}`,
  nothingImported: 'The file has no workspace.',
  imported: {
    new: (workspace: string, parts: number) =>
      `“${workspace}” was added with its accounts and reports: ${parts} parts in all. It needs the passwords of its accounts among the secrets.`,
    here: (workspace: string, parts: number) =>
      `“${workspace}” was there; parts that were added or changed: ${parts}.`,
    forbidden: (workspace: string, _parts: number) =>
      `“${workspace}” was left out: the policy of your company lets no such CRM be connected.`,
  },
  noReport: (name: string) => `There is no report “${name}”.`,
  severalReports: (name: string, ids: readonly string[]) =>
    `Several reports are called “${name}”. Name one by its ID: ${ids.join(', ')}.`,
  unscheduled: (name: string) => `The report “${name}” runs by hand alone.`,
  scheduleChanged: {
    pause: (name: string) => `The schedule of “${name}” is paused.`,
    resume: (name: string) => `The schedule of “${name}” goes on.`,
  },
  noAccount: (name: string) => `There is no account “${name}”.`,
  severalAccounts: (name: string, ids: readonly string[]) =>
    `Several accounts are called “${name}”. Name one by its ID: ${ids.join(', ')}.`,
  released: (account: string) => `The server has let in “${account}”.`,
  releasedUnsent: (account: string) =>
    `The next request of “${account}” leaves. None could be sent now that changes nothing.`,
  service: (isRunning: boolean) => (isRunning ? 'The service runs.' : 'The service does not run.'),
  workspace: (name: string) => `Workspace “${name}”`,
  account: (label: string, state: string) => `  Account “${label}”: ${state}`,
  states: {
    ready: 'ready',
    held: 'on hold until you act',
    withoutPassword: 'without a password',
  },
  report: (name: string, last: string, next: string) => `  Report “${name}”: ${last}, ${next}`,
  lastRun: (state: string, at: string) => `last run ${state} on ${at}`,
  neverRan: 'never run',
  nextRun: (at: string) => `next on ${at}`,
  noNextRun: 'not scheduled',
  runStates: {
    running: 'running',
    postponed: 'postponed by the server',
    done: 'done',
    failed: 'failed',
    cancelled: 'cancelled',
    interrupted: 'interrupted',
  },
  nothingFound: (workspace: string) => `Leads of “${workspace}”: nothing is missing or silent.`,
  found: {
    missing: (count: number) => `${count} sent but missing in the CRM`,
    rejected: (count: number) => `${count} refused by the CRM`,
    silent: (since: string) => `none since ${since}, which is unusual`,
    notAnswered: (account: string) => `the list of “${account}” was not answered`,
    held: (account: string) => `“${account}” is on hold until you act`,
    site: 'the website’s address has a fault',
  },
  leadsOf: (workspace: string, found: string) => `Leads of “${workspace}”: ${found}.`,
  noBackups: 'No workspace has a backup set up. Set one up in the window, under Exports.',
  backupStopped: 'Unitdesk Runner is being stopped. The backup goes on at its next start.',
  record: {
    whole: (rows: number, head: string) =>
      `${rows} rows follow from each other. The last has the hash ${head || '–'}.`,
    broken: (rows: string) =>
      `The record was changed afterwards: these rows do not follow from those before them: ${rows}.`,
  },
  backup: {
    good: (workspace: string) => `The backup of “${workspace}” is whole.`,
    partial: (workspace: string) => `The backup of “${workspace}” has gaps.`,
    failed: (workspace: string) => `The backup of “${workspace}” failed.`,
  },
} as const

export type RunnerWords = WordsOf<typeof en>

const cs: RunnerWords = {
  help: `Unitdesk Runner: reporty, dotazy na poptávky a zálohy Unitdesku bez jeho okna.

Použití: unitdesk-runner PŘÍKAZ [VOLBY]

Příkazy:
  run               Provádí rozvrhy, dotazy na poptávky a zálohy, dokud ho nezastavíte.
  status            Řekne, jak jsou na tom účty a reporty.
  once REPORT       Hned spustí jeden report podle názvu nebo ID; vypíše jeden řádek JSON.
  pause REPORT      Pozastaví rozvrh reportu; „resume REPORT“ ho zase rozběhne.
  check             Řekne, zda nějaké poptávky chybějí nebo nechodí; pokud ano, skončí s 1.
  verify            Řekne, zda záznam, kdo co udělal, někdo nezměnil; pokud ano, skončí s 1.
  backup            Zálohuje všechny pracovní prostory, které mají zálohu nastavenou, a počká na konec.
  import SOUBOR     Načte soubor nastavení, který zapsalo okno; může jím začít nový profil.
  allow ADRESA      Povolí odesílat reporty na server, např. smtps://smtp.example.com:465.
  release ÚČET      Odešle jeden požadavek pozastaveného účtu: ručíte za jeho přihlášení.
  prices plan SOUBOR --project NÁZEV [--workspace NÁZEV] [--sheet NÁZEV] > PLÁN
                    Vypíše, co by ceny z tabulky změnily, s kontrolami jako v okně.
  prices apply PLÁN [--confirm ČÍSLO]
                    Odešle plán, a to jednou, pokud se ceny nezměnily; ČÍSLO potvrdí velkou změnu.
  team join SOUBOR  Připojí se k týmu pozvánkou v souboru.
  team init         Založí tým ve vašem PostgreSQL nebo ho převede na novou verzi.
  team invite JMÉNO  Pozve osobu do týmu a vypíše řádek, kterým se připojí.
  team areas JMÉNO   Změní, s čím osoba v týmu pracuje, podle --areas.
  team rotate JMÉNO  Vydá někomu z týmu novou pozvánku; jeho dosavadní heslo přestane platit.
  team remove JMÉNO  Odebere osobu z týmu.
  team backup SOUBOR  Zapíše všechno, co tým má, do nového souboru.
  team restore SOUBOR  Založí tým znovu ze zálohy, v databázi, kde žádný není.
  team verify       Řekne, kdo v týmu je; pokud jsou práva jiná, než byla založena, skončí s 1.

Dokud běží služba, ptají se ostatní příkazy jí; jinak otevřou profil samy.

Volby:
  --profile SLOŽKA  Složka profilu; bez ní profil vašeho okna.
  --secrets MÍSTO   Složka se souborem pro každé heslo nebo soubor JSON se všemi, obojí čitelné
                    jen pro vás, nebo „keychain“. Bez ní údaje, které službě předá systemd,
                    /run/secrets kontejneru, a jinak klíčenka.
  --folder SLOŽKA   U „import“: kam se mají ukládat nejnovější soubory reportů, které tu složku nemají.
  --allow ADRESA    U „import“: povolí server jako „allow“; více serverů se uvádí po jednom.
  --backups SLOŽKA  U „import“: převezme zálohy ze souboru, do této složky.
  --serve ADRESA    U „run“: kde se zobrazuje jeho stav, např. 8710 nebo 0.0.0.0:8710, nebo „off“;
                    bez ní 127.0.0.1:8710. Mimo tento počítač k tomu potřebuje token.
  --language JAZYK  en nebo cs; bez ní jazyk systému.
  --database ADRESA   U týmu: postgres://LOGIN@HOST:5432/DATABÁZE, bez hesla.
  --authority SOUBOR  U týmu: certifikáty vaší firmy, pokud je databáze potřebuje.
  --team NÁZEV        U týmu: jiný název než „unitdesk“, má-li jich server víc.
  --areas SEZNAM      U „team invite“ a „team areas“: prices, media, leads, reports, accounting
                      a admin, oddělené čárkami; u pozvánky bez ní všechno kromě admin.
  --head SOUČET       U „team verify“: součet záznamu, který jste si dříve poznamenali.
  --json            Vypíše jeden řádek JSON.
  -h, --help        Zobrazí tuto nápovědu.
  -V, --version     Zobrazí verzi.

Skončí s 0, když je hotovo, s 1, když se to nepodařilo nebo kontrola něco našla, s 2, když
příkazu nerozumí, a s 3, když to může jít později.`,
  fault: {
    noCommand: () => 'Chybí příkaz.',
    unknownCommand: (word) => `Příkaz „${word}“ neexistuje.`,
    option: (word) => `Volba ${word} neexistuje.`,
    value: (word) => `Volba ${word} nemá hodnotu, nebo má takovou, jakou mít nemůže.`,
    missing: (word) => `Za „${word}“ chybí ${subjects.cs[word] ?? ''}.`,
    noProject: (word) => `Za „prices plan“ chybí projekt: ${word} NÁZEV.`,
    noDatabase: (word) => `Chybí databáze týmu: ${word} postgres://LOGIN@HOST:5432/DATABÁZE.`,
    areas: (word) =>
      `Za ${word} patří prices, media, leads, reports, accounting a admin, oddělené čárkami.`,
    surplus: (word) => `„${word}“ je tu navíc.`,
  },
  seeHelp: 'Nápověda: unitdesk-runner --help.',
  secretsRefused: {
    missing: (path) => `V ${path} žádná hesla nejsou. Zkontrolujte cestu.`,
    unreadable: (path) =>
      `Hesla v ${path} nelze přečíst. Má to být složka, nebo soubor JSON s textem pro každý název.`,
    open: (path) =>
      `Hesla v ${path} mohou číst i jiní, a proto se nepoužijí. Soubor má patřit vám a být jen váš: chmod 600 ${path}`,
  },
  noToken: (name, minimum) =>
    `Stav má být vidět i mimo tento počítač a chybí k němu token. Přidejte mezi hesla token dlouhý aspoň ${minimum} znaků jako „${name}“.`,
  noProfile: (folder) =>
    `V ${folder} není profil Unitdesku. Uveďte jeho složku volbou --profile, nebo ho založte příkazem „import“ nebo „run“.`,
  inUse: ({ program, pid, computer, since }) =>
    program === 'window'
      ? `Profil má od ${since} otevřené okno Unitdesku (proces ${pid} na počítači ${computer}). Zavřete ho a zkuste to znovu.`
      : `Profil má od ${since} otevřený Unitdesk Runner (proces ${pid} na počítači ${computer}) a zatím neodpovídá. Zkuste to za chvíli znovu.`,
  unanswered:
    'Služba skončila bez odpovědi. Podívejte se příkazem „status“, jak to dopadlo, a zkuste to znovu.',
  inUseByAnother: 'Profil má otevřený jiný program. Zavřete ho a zkuste to znovu.',
  running: ({ pid, computer, since }) =>
    `S tímto profilem pracuje od ${since} Unitdesk Runner (proces ${pid} na počítači ${computer}). Jeden stačí: ostatní příkazy se ptají jeho.`,
  full: (path) =>
    `Na disku s ${path} není místo. Nic nebylo změněno ani smazáno. Uvolněte místo a zkuste to znovu.`,
  closed: (path) =>
    `Úložiště ${path} nelze otevřít. Nic nebylo změněno ani smazáno. Otevřete profil v okně Unitdesku: řekne proč a co s tím.`,
  noAddress: (address) =>
    `„${address}“ není adresa serveru. Napište ji jako https://example.com, smtps://smtp.example.com:465 nebo sftp://sftp.example.com:22.`,
  allowed: (origin) => `Reporty smějí odcházet na ${origin}.`,
  backupTaken: (workspace) =>
    `„${workspace}“ se teď zálohuje tady. V okně zálohovat přestaňte, jinak budou zálohy dvě.`,
  backupLeft: (workspace) =>
    `„${workspace}“ má v souboru zálohu. Převezmete ji, když soubor načtete s --backups SLOŽKA.`,
  notAllowed: (origin) =>
    `Reporty mají odcházet na ${origin}, což jste zatím nepovolili. Pokud je to váš server: unitdesk-runner allow ${origin}`,
  nothingImported: 'V souboru není žádný pracovní prostor.',
  imported: {
    new: (workspace, parts) =>
      `Pracovní prostor „${workspace}“ byl přidán i s účty a reporty, celkem částí: ${parts}. Hesla jeho účtů hledá tam, kde má runner hesla (--secrets).`,
    here: (workspace, parts) =>
      `Pracovní prostor „${workspace}“ tu už byl; přidaných nebo změněných částí: ${parts}.`,
    forbidden: (workspace) =>
      `Pracovní prostor „${workspace}“ byl vynechán: pravidla vaší firmy takové CRM připojit nedovolí.`,
  },
  noReport: (name) => `Report „${name}“ neexistuje.`,
  severalReports: (name, ids) =>
    `Reportů s názvem „${name}“ je víc. Uveďte ID jednoho z nich: ${ids.join(', ')}.`,
  unscheduled: (name) => `Report „${name}“ běží jen ručně.`,
  scheduleChanged: {
    pause: (name) => `Rozvrh reportu „${name}“ je pozastaven.`,
    resume: (name) => `Rozvrh reportu „${name}“ zase běží.`,
  },
  noAccount: (name) => `Účet „${name}“ neexistuje.`,
  severalAccounts: (name, ids) =>
    `Účtů s názvem „${name}“ je víc. Uveďte ID jednoho z nich: ${ids.join(', ')}.`,
  released: (account) => `Server účet „${account}“ přihlásil.`,
  releasedUnsent: (account) =>
    `Příští požadavek účtu „${account}“ odejde. Žádný, který by nic nezměnil, teď poslat nešlo.`,
  service: (isRunning) => (isRunning ? 'Služba běží.' : 'Služba neběží.'),
  workspace: (name) => `Pracovní prostor „${name}“`,
  account: (label, state) => `  Účet „${label}“: ${state}`,
  states: {
    ready: 'v pořádku',
    held: 'pozastaven, dokud nezasáhnete',
    withoutPassword: 'bez hesla',
  },
  report: (name, last, next) => `  Report „${name}“: ${last}, ${next}`,
  lastRun: (state, at) => `poslední běh ${at}: ${state}`,
  neverRan: 'ještě neběžel',
  nextRun: (at) => `další ${at}`,
  noNextRun: 'bez rozvrhu',
  runStates: {
    running: 'běží',
    postponed: 'server ho odložil',
    done: 'hotovo',
    failed: 'nezdařil se',
    cancelled: 'zrušen',
    interrupted: 'přerušen',
  },
  nothingFound: (workspace) =>
    `Poptávky pracovního prostoru „${workspace}“: žádná nechybí a chodí jako obvykle.`,
  found: {
    missing: (count) => `odesláno, ale v CRM chybí: ${count}`,
    rejected: (count) => `CRM odmítlo: ${count}`,
    silent: (since) => `od ${since} žádná, což není obvyklé`,
    notAnswered: (account) => `seznam účtu „${account}“ server nevydal`,
    held: (account) => `účet „${account}“ je pozastaven, dokud nezasáhnete`,
    site: 'adresa webu má závadu',
  },
  leadsOf: (workspace, found) => `Poptávky pracovního prostoru „${workspace}“: ${found}.`,
  noBackups: 'Žádný pracovní prostor nemá nastavenou zálohu. Nastavte ji v okně v části Exporty.',
  backupStopped:
    'Unitdesk Runner se právě ukončuje. Záloha bude pokračovat po jeho dalším spuštění.',
  record: {
    whole: (rows, head) =>
      `Záznam je celý, řádků: ${rows}. Poslední má kontrolní součet ${head || '–'}.`,
    broken: (rows) => `Záznam byl dodatečně změněn: tyto řádky nenavazují na předchozí: ${rows}.`,
  },
  backup: {
    good: (workspace) => `Záloha pracovního prostoru „${workspace}“ je úplná.`,
    partial: (workspace) => `Záloha pracovního prostoru „${workspace}“ není úplná.`,
    failed: (workspace) => `Záloha pracovního prostoru „${workspace}“ se nezdařila.`,
  },
}

/** The runner's own words; for failures it has those of the window. */
export const runnerWords: Readonly<Record<Language, RunnerWords>> = { en, cs }
