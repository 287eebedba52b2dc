import type { Language } from '#core/format/format-locale'
import type { TeamAddressFault } from '#core/team/team-address'
import type { TeamFaultKind } from '#core/team/team-fault'
import type { TeamPerson } from '../../team/people.ts'
import type { RightsFinding } from '../../team/verify-team.ts'
import type { WordsOf } from '../words-of.ts'

interface FaultInWords {
  readonly host: string
  readonly database: string
  readonly user: string
  readonly code: string
}

type SayName = (name: string) => string

const en = {
  teamName: (name: string) =>
    `“${name}” cannot be the name of a team. Use up to 20 lowercase letters and digits, a letter first.`,
  address: {
    notAnAddress: 'That is no address of a team. Write it as postgres://LOGIN@HOST:5432/DATABASE.',
    hasPassword:
      'A password has no place in an address, because others can read a command line. Put it among the secrets.',
    noLogin: 'The address lacks a login. Write it as postgres://LOGIN@HOST:5432/DATABASE.',
    noDatabase: 'The address lacks a database. Write it as postgres://LOGIN@HOST:5432/DATABASE.',
    socket:
      'That is a socket, which other computers do not reach. Write the name of the server instead.',
    severalServers: 'That names several servers. Write the one that takes changes.',
    noBrackets: 'An IPv6 address stands in brackets: postgres://LOGIN@[2001:db8::1]:5432/DATABASE.',
    port: 'That is no port. Write a number from 1 to 65535, or nothing for 5432.',
    parameters:
      'Leave out the question mark and what follows it. The connection always uses TLS and verifies it.',
  } satisfies Record<TeamAddressFault, string>,
  noAuthority: (path: string) => `The certificates in ${path} cannot be read. Check the path.`,
  noPassword: (name: string) =>
    `There is no password for the database. Put it among the secrets, under the name ${name}.`,
  noRole: (name: string) =>
    `“${name}” has no letter or digit that a role of PostgreSQL can be called by. Write the name in Latin letters.`,
  longName: (most: number) => `A name can have at most ${most} characters. Write a shorter one.`,
  init: {
    made: (team: string) => `The team “${team}” was made. Invite its people with “team invite”.`,
    upgraded: (team: string) => `The team “${team}” was brought up to date.`,
    unchanged: (team: string) => `The team “${team}” is there and up to date. Nothing was changed.`,
  },
  invited: (name: string, until: string) =>
    `${name} can join until ${until} with the line below. It is as good as a password: hand it over as one.`,
  noInvitation: (path: string) =>
    `${path} has no invitation to a team. Put the whole line there that “team invite” has printed.`,
  covers: (name: string, areas: string) => `${name} works with ${areas} from now on.`,
  worksWith: (areas: string) => `Areas: ${areas}.`,
  backedUp: (rows: number, path: string, sha256: string) =>
    `${path} has the ${rows} rows of the team, with the hash ${sha256}.`,
  restored: (team: string, at: string, rows: number) =>
    `The team “${team}” is as it was on ${at}, with ${rows} rows. Invite each of its people anew with “team invite”.`,
  teamIsThere: (team: string) =>
    `There is a team “${team}” in this database already. Restore into one that has none.`,
  damagedBackup: (path: string) =>
    `${path} is no backup of a team, or it was cut off or changed. Nothing was restored.`,
  backupOfTeam: (team: string) =>
    `This is a backup of the team “${team}”. Restore it under that name, with --team.`,
  backupOfVersion: (version: number, own: number) =>
    `The backup has version ${version} of the schema, and this Unitdesk makes version ${own}. Restore it with the Unitdesk that has taken it, then run “team init” with this one.`,
  place: (path: string, code: string) =>
    code === 'EEXIST'
      ? `There is a file ${path} already. Name another one.`
      : `The file ${path} cannot be used (${code}). Check the path and the disk.`,
  joined: (team: string) => `This profile is in the team “${team}”.`,
  removed: (name: string) => `${name} was removed from the team and is let in no more.`,
  asMade: 'Everybody has the rights that were given, and no others.',
  otherRights: 'Some rights are not as they were made. Find out who has changed them:',
  finding: {
    table: (name: string) =>
      `  Table ${name}: it is not as it was made, or somebody other than the owner has rights on it.`,
    function: (name: string) =>
      `  Function ${name}: it does something else than it was made for, or has other rights.`,
    rows: (name: string) => `  Table ${name}: its rows are not kept from whoever they are not for.`,
    schema: (name: string) =>
      `  Schema ${name}: it has another owner, or somebody may do more in it than use it.`,
    role: (name: string) =>
      `  Role ${name}: it may do more on the server than a person of the team.`,
    owner: (name: string) => `  Role ${name}: it may act as the owner of the team.`,
    member: (name: string) =>
      `  Role ${name}: it is not there or no member of the team, and its person is not let in. Invite them anew with “team rotate”.`,
  } satisfies Record<RightsFinding['kind'], SayName>,
  auditWhole: (rows: number, head: string) =>
    rows === 0
      ? 'Nobody has told of anything done yet.'
      : `The record of who did what is whole: ${rows} ${rows === 1 ? 'row' : 'rows'}, the last with the hash ${head}.`,
  auditBroken: (rows: string) =>
    `The record of who did what was changed afterwards: these rows do not follow from those before them: ${rows}.`,
  noted: (row: number | null) =>
    row === null
      ? 'No row has the hash that you have noted: the end of the record was cut off, or the record was made anew.'
      : `The hash that you have noted is that of row ${row}.`,
  person: {
    here: (name: string, role: string, _until: string) => `${name} (${role}) is in the team.`,
    invited: (name: string, role: string, until: string) =>
      `${name} (${role}) is invited until ${until}.`,
    late: (name: string, role: string, until: string) =>
      `${name} (${role}) was invited until ${until} and did not come. Invite them again.`,
    removed: (name: string, role: string, _until: string) => `${name} (${role}) was removed.`,
  } satisfies Record<TeamPerson['standing'], (name: string, role: string, until: string) => string>,
  /** What has no kind of its own and may work a little later. */
  passing: ({ host, code }: FaultInWords) =>
    `The database on ${host} cannot do that at the moment (${code}). Try again later.`,
  fault: {
    unreachable: ({ host }) => `The database on ${host} does not answer. Try again later.`,
    certificate: ({ host }) =>
      `The connection to ${host} is not safe: it has no TLS, or a certificate of another host or of an unknown authority. Name the authority of your company with --authority.`,
    timedOut: ({ host }) => `The database on ${host} took too long. Try again later.`,
    stillConnected: ({ database }) =>
      `This person can no longer log in, but may still be connected to ${database}. Run the same command again.`,
    refused: ({ user, host }) =>
      `${host} does not let ${user} in. Check the login and its password.`,
    noPassword: ({ user, host }) => `There is no password of ${user} for ${host}.`,
    noRights: ({ user, database }) =>
      `${user} lacks a right for that in ${database}. It has to own the database, and may need to make roles (CREATEROLE).`,
    noArea: () => 'Your role in the team does not cover that.',
    noDatabase: ({ host, database }) => `${host} has no database “${database}”. Check the name.`,
    noTeam: ({ database }) => `There is no such team in ${database}. Make it with “team init”.`,
    nameTaken: ({ host }) =>
      `Somebody else on ${host} has that name. Choose another one; for a team with --team.`,
    newerTeam: () => 'A newer Unitdesk has made this team. Update Unitdesk here.',
    olderTeam: () => 'An older Unitdesk has made this team. Bring it up to date with “team init”.',
    teamThere: ({ database }) => `There is a team in ${database} already.`,
    oldServer: ({ host }) => `${host} has a PostgreSQL older than version 14. Update it first.`,
    tooManyDesks: ({ user }) =>
      `${user} is connected from 50 computers already. Quit Unitdesk at some of them.`,
    tooManyConnections: ({ host }) =>
      `${host} lets in no more connections. Quit Unitdesk at some computers, and try again.`,
    notStarted: () => 'The database did not start.',
    alreadyHere: () =>
      'Somebody with this name is already in the team. “team rotate” gives them a new invitation and shuts out what they had. For somebody else, or a second computer, add something to the name; where the team has an approval limit, leave prices out of the second computer’s --areas.',
    notHere: () => 'Nobody of that name is in the team. See who is with “team verify”.',
    other: ({ host, code }) =>
      `The database on ${host} has refused something that should work (${code}). Its log says more.`,
  } satisfies Record<TeamFaultKind, (fault: FaultInWords) => string>,
}

type TeamWords = WordsOf<typeof en>

const cs: TeamWords = {
  teamName: (name) =>
    `Tým se nemůže jmenovat „${name}“. Použijte nejvýše 20 malých písmen bez diakritiky a číslic, první ať je písmeno.`,
  address: {
    notAnAddress: 'To není adresa týmu. Napište ji jako postgres://LOGIN@HOST:5432/DATABÁZE.',
    hasPassword:
      'Heslo do adresy nepatří, příkazový řádek mohou číst i jiní. Uložte ho mezi hesla.',
    noLogin: 'V adrese chybí login. Napište ji jako postgres://LOGIN@HOST:5432/DATABÁZE.',
    noDatabase: 'V adrese chybí databáze. Napište ji jako postgres://LOGIN@HOST:5432/DATABÁZE.',
    socket: 'To je socket, na který jiné počítače nedosáhnou. Napište místo něj název serveru.',
    severalServers: 'V adrese je víc serverů. Napište ten, který přijímá změny.',
    noBrackets:
      'Adresa IPv6 se píše v hranatých závorkách: postgres://LOGIN@[2001:db8::1]:5432/DATABÁZE.',
    port: 'To není port. Napište číslo od 1 do 65535, nebo nic (pak platí 5432).',
    parameters: 'Otazník a všechno za ním vynechte. Spojení vždy používá TLS a ověřuje ho.',
  },
  noAuthority: (path) => `Certifikáty v ${path} nelze přečíst. Zkontrolujte cestu.`,
  noPassword: (name) => `Chybí heslo k databázi. Uložte ho mezi hesla pod názvem ${name}.`,
  noRole: (name) =>
    `V „${name}“ není písmeno ani číslice, po kterých by se role PostgreSQL mohla jmenovat. Napište jméno latinkou.`,
  longName: (most) => `Jméno má nejvýš ${most} znaků. Napište kratší.`,
  init: {
    made: (team) => `Tým „${team}“ je založen. Lidi do něj pozvete příkazem „team invite“.`,
    upgraded: (team) => `Tým „${team}“ byl převeden na novou verzi.`,
    unchanged: (team) => `Tým „${team}“ tu je a je aktuální. Nic se nezměnilo.`,
  },
  invited: (name, until) =>
    `${name} se může připojit do ${until} následujícím řádkem. Má cenu hesla, tak ho i předejte.`,
  noInvitation: (path) =>
    `V ${path} není pozvánka do týmu. Uložte tam celý řádek, který vypsal příkaz „team invite“.`,
  covers: (name, areas) => `${name} odteď pracuje s: ${areas}.`,
  worksWith: (areas) => `Oblasti: ${areas}.`,
  backedUp: (rows, path, sha256) =>
    `V ${path} jsou všechny řádky týmu (${rows}), jejich součet je ${sha256}.`,
  restored: (team, at, rows) =>
    `Tým „${team}“ je zase takový, jaký byl ${at} (řádků: ${rows}). Všechny jeho lidi znovu pozvěte příkazem „team invite“.`,
  teamIsThere: (team) =>
    `Tým „${team}“ už v této databázi je. Obnovte ho do databáze, kde žádný není.`,
  damagedBackup: (path) =>
    `${path} není záloha týmu, nebo je neúplná či pozměněná. Nic se neobnovilo.`,
  backupOfTeam: (team) =>
    `Toto je záloha týmu „${team}“. Obnovte ji pod tímto názvem, volbou --team.`,
  backupOfVersion: (version, own) =>
    `Záloha má schéma verze ${version}, tento Unitdesk zakládá verzi ${own}. Obnovte ji Unitdeskem, který ji vytvořil, a pak v tomto spusťte „team init“.`,
  place: (path, code) =>
    code === 'EEXIST'
      ? `Soubor ${path} už existuje. Zvolte jiný název.`
      : `Soubor ${path} nelze použít (${code}). Zkontrolujte cestu a disk.`,
  joined: (team) => `Tento profil je v týmu „${team}“.`,
  removed: (name) => `${name} už v týmu není a databáze přihlášení odmítne.`,
  asMade: 'Všichni mají práva, která dostali, a žádná jiná.',
  otherRights: 'Některá práva jsou jiná, než byla založena. Zjistěte, kdo je změnil:',
  finding: {
    table: (name) =>
      `  Tabulka ${name}: je jiná, než byla založena, nebo k ní má práva i někdo jiný než vlastník.`,
    function: (name) =>
      `  Funkce ${name}: dělá něco jiného, než k čemu byla založena, nebo má jiná práva.`,
    rows: (name) => `  Tabulka ${name}: její řádky vidí i ten, komu nepatří.`,
    schema: (name) =>
      `  Schéma ${name}: má jiného vlastníka, nebo v něm někdo smí víc než ho používat.`,
    role: (name) => `  Role ${name}: smí na serveru víc než člen týmu.`,
    owner: (name) => `  Role ${name}: smí jednat jako vlastník týmu.`,
    member: (name) =>
      `  Role ${name}: na serveru není, nebo není členem týmu, a svého člověka do něj nepustí. Vydejte mu novou pozvánku příkazem „team rotate“.`,
  },
  auditWhole: (rows, head) =>
    rows === 0
      ? 'Zatím nikdo nic neudělal.'
      : `Záznam, kdo co udělal, je celý (řádků: ${rows}); poslední má součet ${head}.`,
  auditBroken: (rows) =>
    `Záznam, kdo co udělal, byl dodatečně změněn: tyto řádky nenavazují na předchozí: ${rows}.`,
  noted: (row) =>
    row === null
      ? 'Součet, který jste si poznamenali, žádný řádek nemá: záznamu chybí konec, nebo vznikl znovu.'
      : `Součet, který jste si poznamenali, má řádek ${row}.`,
  person: {
    here: (name, role) => `${name} (${role}) je v týmu.`,
    invited: (name, role, until) => `${name} (${role}) má pozvánku do ${until}.`,
    late: (name, role, until) => `${name} (${role}): pozvánka platila do ${until}. Pošlete novou.`,
    removed: (name, role) => `${name} (${role}) už v týmu není.`,
  },
  passing: ({ host, code }) =>
    `Databáze na ${host} to teď nemůže provést (${code}). Zkuste to později.`,
  fault: {
    unreachable: ({ host }) => `Databáze na ${host} neodpovídá. Zkuste to později.`,
    certificate: ({ host }) =>
      `Spojení s ${host} není bezpečné: chybí TLS, nebo je certifikát jiného serveru či neznámé autority. Autoritu své firmy uveďte volbou --authority.`,
    timedOut: ({ host }) => `Databázi na ${host} to trvalo příliš dlouho. Zkuste to později.`,
    stillConnected: ({ database }) =>
      `Tato osoba se už nepřihlásí, ale k databázi ${database} může být ještě připojená. Spusťte stejný příkaz znovu.`,
    refused: ({ user, host }) => `${host} odmítá přihlášení ${user}. Zkontrolujte login a heslo.`,
    noPassword: ({ user, host }) => `Chybí heslo přihlášení ${user} k ${host}.`,
    noRights: ({ user, database }) =>
      `${user} k tomu v ${database} nemá právo. Má být vlastníkem databáze a případně smět zakládat role (CREATEROLE).`,
    noArea: () => 'Na to se vaše role v týmu nevztahuje.',
    noDatabase: ({ host, database }) =>
      `Na ${host} není databáze „${database}“. Zkontrolujte název.`,
    noTeam: ({ database }) => `V ${database} takový tým není. Založte ho příkazem „team init“.`,
    nameTaken: ({ host }) =>
      `Toto jméno už na ${host} patří někomu jinému. Zvolte jiné; pro tým volbou --team.`,
    newerTeam: () => 'Tým založil novější Unitdesk. Aktualizujte Unitdesk zde.',
    olderTeam: () =>
      'Tým založil starší Unitdesk. Převeďte ho na novou verzi příkazem „team init“.',
    teamThere: ({ database }) => `V ${database} už tým je.`,
    oldServer: ({ host }) =>
      `Na ${host} běží PostgreSQL starší než verze 14. Nejdřív ho aktualizujte.`,
    tooManyDesks: ({ user }) =>
      `${user} je už připojen na 50 počítačích. Na některých Unitdesk ukončete.`,
    tooManyConnections: ({ host }) =>
      `${host} už další připojení nepřijímá. Na některých počítačích Unitdesk ukončete a zkuste to znovu.`,
    notStarted: () => 'Databáze se nespustila.',
    alreadyHere: () =>
      'Někdo s tímto jménem už v týmu je. „team rotate“ mu vydá novou pozvánku a co měl, přestane platit. Pokud zvete někoho jiného, nebo přidáváte druhý počítač, doplňte něco ke jménu; má-li tým limit pro schvalování, v --areas druhého počítače vynechte ceny.',
    notHere: () => 'Nikdo takový v týmu není. Kdo v něm je, řekne „team verify“.',
    other: ({ host, code }) =>
      `Databáze na ${host} odmítla něco, co má fungovat (${code}). Víc říká její záznam.`,
  },
}

export const teamWords: Readonly<Record<Language, TeamWords>> = { en, cs }
