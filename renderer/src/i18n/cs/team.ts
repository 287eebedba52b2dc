export const team = {
  team: {
    title: 'Tým',
    sentence:
      'Počítače, které pracují s jedním CRM, se mohou domlouvat přes databázi PostgreSQL vaší firmy: platbu, cenu, poptávku ani obrázek neodešlou dva lidé, nikdo nestahuje export příliš brzy a jedno odmítnuté přihlášení zastaví všechny dřív, než ho CRM zablokuje.',
    alone: 'Tento počítač není v žádném týmu.',
    join: 'Připojit se pozvánkou…',
    joinTitle: 'Připojení k týmu',
    joinSentence:
      'Správce databáze vám pošle řádek, který začíná „unitdesk-team“. Platí týden. Při připojení ho nahradí vaše vlastní heslo, které bude jen v klíčence.',
    invitation: 'Pozvánka',
    joinNow: 'Připojit se',
    joined: 'Jste v týmu',
    joinedSentence: 'Pozvánku už nelze použít znovu.',
    commands: 'Ukázat příkazy pro IT…',
    commandsTitle: 'Jak IT založí tým',
    commandsSentence:
      'Tým potřebuje databázi v PostgreSQL 14 nebo novějším, dostupnou přes TLS. Tyto příkazy ji založí a někoho pozvou.',
    server: 'Adresa databázového serveru',
    copy: 'Zkopírovat příkazy',
    copied: 'Zkopírováno',
    is: 'Tým „{{team}}“ v databázi {{database}} na {{host}}',
    user: 'Přihlašujete se tam jako {{user}}.',
    coming: 'Připojování k týmu…',
    here: 'Připojeno.',
    offline:
      'Můžete dál pracovat. Platby, ceny, poptávky a obrázky se do obnovení spojení neodešlou. Export počká, dokud je možné, že ho stahuje někdo jiný, a potom se stáhne.',
    lookNow: 'Připojit teď',
    awayTitle: 'Spojení s týmem chybí',
    away: {
      unreachable: 'Databáze neodpovídá. Unitdesk to sám zkouší dál.',
      certificate:
        'Certifikát databáze není důvěryhodný, nebo patří jinému serveru. Obraťte se na správce databáze.',
      timedOut: 'Databáze odpovídala příliš dlouho. Unitdesk to sám zkouší dál.',
      refused: 'Databáze vaše přihlášení odmítá. Požádejte jejího správce o novou pozvánku.',
      noPassword:
        'Heslo v klíčence není, nebo je klíčenka zamčená. Odemkněte ji, nebo požádejte o novou pozvánku.',
      noRights: 'Nejste členem týmu, nebo pozvánka vypršela. Požádejte o novou.',
      noDatabase: 'Databáze už na serveru není. Obraťte se na jejího správce.',
      noTeam: 'Tým už v databázi není. Obraťte se na jejího správce.',
      nameTaken: 'Název už je obsazený. Obraťte se na správce databáze.',
      newerTeam: 'Tým používá novější Unitdesk. Aktualizujte ho i tady.',
      olderTeam:
        'Databáze týmu je starší než tento Unitdesk. Správce musí jednou spustit „team init“.',
      alreadyHere: 'V týmu už jste.',
      notHere: 'V týmu nejste. Požádejte o pozvánku.',
      other: 'Databáze odmítla něco, co má fungovat. Víc říká její záznam.',
    },
    whoIsHere: 'Kdo je připojen',
    person: 'Osoba',
    computer: 'Počítač',
    program: 'Program',
    you: '{{name}} (tento počítač)',
    window: 'Unitdesk {{version}}',
    runner: 'Runner {{version}}',
    nobody: 'Právě není připojen nikdo.',
    leave: 'Opustit tým…',
    leaveTitle: 'Opustit tým?',
    leaveSentence:
      'Tento počítač bude zase pracovat sám a všechno, co má, mu zůstane. K návratu je potřeba nová pozvánka.',
    leaveNow: 'Opustit tým',
    left: 'Tento počítač už není v týmu',
    loading: '{{name}} právě stahuje: {{report}}. Znovu to půjde od {{at}}',
    loaded: '{{name}} má staženo: {{report}}. Znovu to půjde od {{at}}',
    loadingWhy:
      'CRM dovolí jednomu přihlášení stáhnout stejný export jednou za pět minut, ať o něj požádá kdokoli.',
    failure: {
      title: 'Databáze týmu požadavek neprovedla',
      next: 'Zkuste to znovu.',
      nextAsk: 'Potom to zkuste znovu.',
    },
    taken: {
      busy: {
        title: 'Právě to odesílá {{name}}',
        sentence: 'Odtud se nic neodeslalo, aby to nedorazilo dvakrát.',
        next: 'Podívejte se znovu za minutu.',
      },
      done: {
        title: 'Už je to odeslané ({{name}})',
        sentence: 'Odtud se nic neodeslalo, aby to nedorazilo dvakrát.',
        next: 'Najděte to v CRM.',
      },
      unknown: {
        title: 'Už je to odeslané, ale možná to nedorazilo ({{name}})',
        sentence: 'Odtud se nic neodeslalo, aby to nedorazilo dvakrát.',
        next: 'Najděte to v CRM a potom tady uveďte, jestli to tam je.',
      },
    },
    notAnInvitation: 'Toto není pozvánka do týmu.',
    nextInvitation: 'Zkopírujte celý řádek, od „unitdesk-team“ až do konce.',
  },
} as const
