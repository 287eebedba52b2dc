import { teamDrafts } from './team/drafts.ts'

export const team = {
  team: {
    title: 'Tým',
    sentence:
      'Počítače, které pracují s jedním CRM, se mohou domlouvat přes databázi PostgreSQL vaší firmy: platbu, cenu, poptávku ani obrázek neodešlou dva lidé, nikdo nestahuje export příliš brzy a jedno odmítnuté přihlášení zastaví všechny dřív, než ho CRM zablokuje.',
    alone: 'Tento počítač není v žádném týmu.',
    join: 'Připojit se pozvánkou…',
    joinTitle: 'Připojení k týmu',
    joinSentence:
      'Vložte řádek, který jste dostali: začíná „unitdesk-team“ a platí týden. Při připojení ho nahradí vaše vlastní heslo, které bude jen v klíčence.',
    invitation: 'Pozvánka',
    joinNow: 'Připojit se',
    joined: 'Jste v týmu',
    joinedSentence: 'Pozvánku už nelze použít znovu.',
    usedUp: {
      title: 'S touto pozvánkou se připojit nejde',
      refused:
        'Někdo ji už použil, byla zrušena či nahrazena jinou, nebo databáze tento počítač nepustí dovnitř.',
      noRights: 'Vypršela: pozvánka platí týden.',
      next: 'Požádejte správce týmu o novou. Každý počítač potřebuje vlastní.',
    },
    notYet: {
      title: 'V týmu ještě nejste',
      certificate:
        'Spojení není bezpečné: server nemá TLS, nebo jeho certifikát není důvěryhodný či patří jinému serveru.',
      noTeam: 'V databázi, ke které pozvánka vede, takový tým není.',
      unreachable:
        'Na adrese z pozvánky nic neodpovídá. Možná je dostupná jen z firemní sítě nebo přes VPN.',
      next: 'Zeptejte se toho, kdo vám pozvánku poslal.',
    },
    make: {
      open: 'Založit tým…',
      title: 'Založení týmu',
      sentence:
        'Unitdesk připraví tým v databázi PostgreSQL vaší firmy a rovnou vás k němu připojí.',
      address: 'Adresa databáze',
      addressHint: 'S přihlašovacím jménem, které databázi vlastní a smí zakládat role.',
      wrong: {
        notAnAddress: 'Napište ji jako postgres://LOGIN@SERVER/DATABÁZE.',
        hasPassword: 'Heslo patří do pole níže.',
        noLogin: 'Chybí login: postgres://LOGIN@SERVER/DATABÁZE.',
        noDatabase: 'Chybí databáze: postgres://LOGIN@SERVER/DATABÁZE.',
        socket: 'Na socket jiné počítače nedosáhnou. Napište místo něj název serveru.',
        severalServers: 'Napište jen jeden server, ten, který přijímá změny.',
        noBrackets: 'Adresu IPv6 napište do hranatých závorek, třeba [2001:db8::1].',
        port: 'Port je číslo od 1 do 65535. Bez něj platí 5432.',
        parameters: 'Otazník a všechno za ním vynechte. Spojení vždy používá TLS.',
      },
      password: 'Heslo k tomuto jménu',
      passwordHint: 'Použije se jen teď a nikam se neuloží.',
      name: 'Vaše jméno',
      nameHint: 'Kolegové ho uvidí u všeho, co uděláte.',
      latinName: 'Použijte aspoň jedno písmeno latinky nebo číslici.',
      now: 'Založit tým',
      done: 'Tým je založen a jste v něm',
      doneSentence: 'Jste jeho správce: ostatní pozvete tady v Nastavení.',
      failed: 'Tým se nepodařilo založit',
      fault: {
        unreachable: {
          sentence: 'Na této adrese nic neodpovídá.',
          next: 'Zkontrolujte název serveru a port a to, jestli se k němu tento počítač dostane.',
        },
        certificate: {
          sentence:
            'Spojení není bezpečné: server nemá TLS, nebo jeho certifikát není důvěryhodný či patří jinému serveru.',
          next: 'Zapněte na serveru TLS. Certifikát vaší firmy přidejte v Nastavení v části „{{certificates}}“.',
        },
        timedOut: {
          sentence: 'Databáze odpovídala příliš dlouho.',
          next: 'Zkuste to znovu.',
        },
        stillConnected: {
          sentence: 'Předchozí pokus může být k databázi ještě připojený.',
          next: 'Zkuste to znovu.',
        },
        refused: {
          sentence: 'Databáze toto přihlašovací jméno nebo heslo odmítá.',
          next: 'Zkontrolujte obojí a také to, jestli se s nimi smí připojit tento počítač.',
        },
        noRights: {
          sentence: 'Toto přihlašovací jméno databázi nevlastní, nebo nesmí zakládat role.',
          next: 'Použijte takové, které obojí splňuje, nebo nechte IT spustit příkazy pro IT.',
        },
        noDatabase: {
          sentence: 'Databáze tohoto názvu na serveru není.',
          next: 'Založte ji, nebo zkontrolujte konec adresy.',
        },
        nameTaken: {
          sentence: 'Role tohoto názvu už na serveru patří někomu jinému.',
          next: 'Použijte jiné jméno či jiný server, nebo nechte IT spustit příkazy pro IT.',
        },
        teamThere: {
          sentence: 'V této databázi už tým je.',
          next: 'Požádejte jeho správce o pozvánku.',
        },
        alreadyHere: {
          sentence: 'Někdo s tímto jménem už v týmu je.',
          next: 'Pokud zvete někoho jiného, nebo téže osobě přidáváte druhý počítač, doplňte něco ke jménu. Má-li tým limit pro schvalování, pozvěte druhý počítač bez cen. Pokud někdo o počítač přišel nebo má nový, vydá mu novou pozvánku IT příkazem „team rotate“.',
        },
        oldServer: {
          sentence: 'Na serveru je PostgreSQL starší než verze 14.',
          next: 'Aktualizujte ho, nebo použijte jiný server.',
        },
      },
    },
    demo: {
      try: 'Vyzkoušet tým tří lidí',
      sentence: 'Jen na tomto počítači a jen v ukázce: zavřením Unitdesku skončí.',
      starting: 'Spouští se databáze a přicházejí dva kolegové. Trvá to několik sekund.',
      obstacle: {
        noPostgres:
          'Tým si v ukázce můžete vyzkoušet, když na tento počítač nainstalujete PostgreSQL 14 nebo novější.',
        root: 'Tým si nejde vyzkoušet, když Unitdesk běží pod správcem systému (root).',
        windows: 'Na Windows si tým vyzkoušet nejde, na Linuxu a macOS ano.',
      },
      is: 'Tým na vyzkoušení, jen na tomto počítači',
      see: 'Jana Nováková právě mění ceny v návrhu „{{draft}}“. Otevřete ho v Cenách a dívejte se, nebo o něj požádejte. Co udělal Petr Svoboda, najdete v Aktivitě.',
      draft: 'Jarní ceny',
    },
    commands: 'Ukázat příkazy pro IT…',
    commandsTitle: 'Jak IT založí tým',
    commandsSentence:
      'Tým potřebuje databázi v PostgreSQL 14 nebo novějším, dostupnou přes TLS. Tyto příkazy ji založí a někoho pozvou; poslední vypíše řádek, kterým se pozvaný připojí.',
    commandsPassword: 'Místo obou „…“ napište stejné vlastní heslo.',
    commandsRunner:
      'První dva řádky jsou pro psql, ostatní do terminálu na počítači s runnerem. Pokud certifikáty podepisuje vaše firma, přidejte --authority se souborem.',
    server: 'Název databázového serveru',
    serverHint: 'S portem, pokud není 5432.',
    serverWrong: 'Napište jen název, a pokud port není 5432, i port: db.example.com:5433.',
    copy: 'Zkopírovat příkazy',
    copied: 'Zkopírováno',
    is: 'Tým „{{team}}“ v databázi {{database}} na {{host}}',
    user: 'Přihlašujete se tam jako {{user}}.',
    covers: 'Vaše role zahrnuje: {{areas}}.',
    area: {
      prices: 'ceny',
      media: 'obrázky',
      leads: 'poptávky',
      reports: 'reporty',
      accounting: 'platby',
      admin: 'správu týmu',
    },
    coming: 'Připojování k týmu…',
    here: 'Připojeno.',
    offline:
      'Můžete dál pracovat. Platby, ceny, poptávky a obrázky se do obnovení spojení neodešlou. Export počká, dokud je možné, že ho stahuje někdo jiný, a potom se stáhne.',
    lookNow: 'Připojit teď',
    awayTitle: 'Bez spojení s týmem',
    away: {
      unreachable: 'Databáze neodpovídá. Unitdesk to sám zkouší dál.',
      certificate:
        'Certifikát databáze není důvěryhodný, nebo patří jinému serveru. Obraťte se na správce databáze.',
      timedOut: 'Databáze odpovídala příliš dlouho. Unitdesk to sám zkouší dál.',
      stillConnected:
        'Dřívější přihlášení už neplatí, ale spojení, které jím vzniklo, může být ještě otevřené.',
      refused: 'Databáze už vaše přihlášení nepřijímá. Požádejte správce týmu o novou pozvánku.',
      noPassword:
        'Heslo v klíčence není, nebo je klíčenka zamčená. Odemkněte ji, nebo požádejte o novou pozvánku.',
      noRights: 'Nejste členem týmu, nebo pozvánka vypršela. Požádejte o novou.',
      noArea: 'Na to se vaše role v týmu nevztahuje. Obraťte se na správce týmu.',
      noDatabase: 'Databáze už na serveru není. Obraťte se na jejího správce.',
      noTeam: 'Tým už v databázi není. Obraťte se na jejího správce.',
      nameTaken: 'Název už je obsazený. Obraťte se na správce databáze.',
      newerTeam: 'Tým používá novější Unitdesk. Aktualizujte ho i tady.',
      olderTeam:
        'Databáze týmu je starší než tento Unitdesk. Správce musí jednou spustit „team init“.',
      teamThere: 'Tým v databázi už je. Požádejte někoho z něj o pozvánku.',
      oldServer: 'Databáze je starší než PostgreSQL 14. Obraťte se na jejího správce.',
      tooManyDesks:
        'Jste už připojeni na 50 počítačích. Ukončete Unitdesk tam, kde ho nepotřebujete.',
      tooManyConnections:
        'Databáze už další připojení nepřijímá. Ukončete Unitdesk tam, kde ho nepotřebujete.',
      alreadyHere: 'V týmu už jste.',
      notStarted: 'Databáze pro tým v ukázce se nespustila. Zkuste to znovu.',
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
    key: {
      title: 'Klíč týmu',
      has: 'Tento počítač má klíč týmu: reporty a poptávky, které stáhli kolegové, se otevřou i tady.',
      hasNot:
        'Tento počítač nemá klíč týmu, a tak si reporty a poptávky stahuje sám. Kód ke klíči ukáže počítač kolegy, který ho má: Nastavení, Tým, „Ukázat kód pro nový počítač“.',
      hasNotOf:
        'Tento počítač nemá klíč týmu, a tak si reporty a poptávky stahuje sám. Kód ke klíči ukáže počítač, na kterém pracuje {{name}}, i každý jiný, který klíč má: Nastavení, Tým, „Ukázat kód pro nový počítač“.',
      show: 'Ukázat kód pro nový počítač…',
      showTitle: 'Kód pro nový počítač',
      showSentence:
        'Opište nebo vložte tento kód na novém počítači: Nastavení, Tým, „Zadat kód“. Kdo ho má, přečte, co tým sdílí, tak ho předejte jako heslo.',
      code: 'Kód',
      copy: 'Zkopírovat kód',
      copied: 'Kód zkopírován',
      enter: 'Zadat kód…',
      enterTitle: 'Kód týmu',
      enterSentence:
        'Ukáže ho počítač kolegy: Nastavení, Tým, „Ukázat kód pro nový počítač“. Uloží se jen do klíčenky.',
      enterNow: 'Použít kód',
      taken: 'Tento počítač má klíč týmu',
      takenSentence: 'Od teď otevře i to, co stáhli kolegové.',
      replace: 'Nahradit klíč týmu…',
      replaceTitle: 'Nahradit klíč týmu?',
      replaceSentence:
        'Nahraďte ho, jen pokud klíč, který tým používá, nemá žádný počítač, a nikdo tak nemůže ukázat jeho kód. Klíčem týmu se pak stane klíč tohoto počítače a všechny ostatní budou potřebovat jeho kód.',
      replaceSentenceOf:
        'Klíč, který tým používá, vznikl na počítači, kde pracuje {{name}}. Nahraďte ho, jen pokud nevznikl ve vašem týmu nebo ho už žádný počítač nemá. Klíčem týmu se pak stane klíč tohoto počítače a všechny ostatní budou potřebovat jeho kód.',
      replaceLost:
        'Co se sdílelo se starým klíčem, novým otevřít nejde. Stažené reporty a poptávky přijdou znovu samy. Nastavení reportů týmu zůstane na počítačích, které ho mají, a k ostatním se dostane, až ho někdo změní.',
      replaceNow: 'Nahradit klíč',
      replaced: 'Tým má nový klíč',
      replacedSentence: 'Ukažte jeho kód ostatním počítačům: Nastavení, Tým.',
      gone: 'Klíč v klíčence není.',
      notACode: 'Toto není kód týmu. Ten má 56 písmen a číslic ve skupinách po čtyřech.',
      otherCode: 'Tento kód patří jinému týmu, nebo klíči, který tým už nepoužívá.',
      nextCode: 'Porovnejte ho s obrazovkou kolegy.',
    },
    leave: 'Opustit tým…',
    leaveTitle: 'Opustit tým?',
    leaveSentence:
      'Tento počítač bude zase pracovat sám a všechno, co má, mu zůstane, jen klíč týmu ne. Reporty týmu tu půjdou stáhnout jen ručně, tým je totiž stahuje dál. K návratu je potřeba nová pozvánka a kód.',
    leaveDemo:
      'Tým byl jen na vyzkoušení a zanikne. Návrh vám tu zůstane jako vlastní a tým můžete kdykoli zkusit znovu.',
    leaveNow: 'Opustit tým',
    left: 'Tento počítač už není v týmu',
    loading: '{{name}} právě stahuje: {{report}}. Znovu to půjde od {{at}}',
    loaded: '{{name}} má staženo: {{report}}. Znovu to půjde od {{at}}',
    loadingWhy:
      'CRM dovolí jednomu přihlášení stáhnout stejný export jednou za pět minut, ať o něj požádá kdokoli.',
    loadedHere: 'Běh z {{at}} otevřete i tady, aniž by se znovu stahoval z CRM.',
    loadedTooLarge: 'Na otevření odtud je příliš velký; stáhněte ho, až uplyne čekání.',
    loadedNoKey: 'K otevření i tady chybí klíč týmu: Nastavení, Tým, „Zadat kód“.',
    openRun: 'Otevřít „{{report}}“',
    failure: {
      title: 'Databáze týmu požadavek neprovedla',
      titleAway: 'Tým není dostupný',
      unreachable: 'Nic se neuložilo ani neodeslalo.',
      timedOut: 'Jeho databáze odpovídala příliš dlouho.',
      nextAway: 'Zkuste to později.',
      next: 'Zkuste to znovu.',
      nextAsk: 'Potom to zkuste znovu.',
    },
    ...teamDrafts,
    taken: {
      somebody: 'někdo jiný',
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
      settling: {
        title: 'Už je to odeslané, ale možná to teprve dorazí ({{name}})',
        sentence: 'Odtud se nic neodeslalo, aby se to nepřepsalo.',
        next: 'Zkuste to znovu za několik minut: CRM to do té doby bude mít, nebo to už nepřijde.',
      },
    },
    invite: {
      open: 'Pozvat někoho…',
      title: 'Pozvánka do týmu',
      sentence:
        'K založení přístupu pro tuto osobu potřebuje Unitdesk přihlašovací jméno, které databázi vlastní. Heslo k němu se použije jen teď a nikam se neuloží. Pokud ho nemáte, požádejte o pozvánku IT.',
      name: 'Jméno osoby',
      areas: 'S čím bude pracovat',
      login: 'Přihlašovací jméno vlastníka databáze',
      password: 'Heslo k němu',
      now: 'Pozvat',
      failed: 'Pozvánku se nepodařilo vytvořit',
      ready: '{{name}} se může připojit do {{until}}',
      readySentence:
        'Pozvánku zkopírujte a předejte stejně opatrně jako heslo. {{name}} ji vloží na úvodní obrazovce, nebo v Nastavení, v části Tým, tlačítkem „{{join}}“.',
      copy: 'Zkopírovat pozvánku',
      copied: 'Pozvánka je ve schránce',
    },
    roles: {
      title: 'Role',
      role: 'Role',
      acts: 'Akce',
      change: 'Změnit…',
      changeOf: 'Změnit roli: {{name}}',
      changeTitle: 'Role: {{name}}',
      sentence:
        'Co není zaškrtnuté, se z počítačů této osoby neodešle. Platí to během několika sekund.',
      lasting: 'O tým se někdo musí starat. Pověřte tím nejdřív někoho dalšího.',
      adminMeans: 'Mění role a limit schvalování, zve ostatní a nahrazuje ztracený klíč.',
      save: 'Uložit',
      changed: 'Role je změněna ({{name}})',
      area: {
        prices: 'Ceny',
        media: 'Obrázky',
        leads: 'Poptávky',
        reports: 'Reporty',
        accounting: 'Platby',
        admin: 'Správa týmu',
      },
    },
    failedElsewhere: {
      title: 'Z počítače, na kterém pracuje {{name}}, to odeslat nešlo',
      sentence: 'Nic neodešlo. Důvod je tam v historii změn cen.',
      next: 'Odešlete návrh odsud, nebo ho naplánujte znovu.',
    },
    outsideRole: {
      prices: 'Vaše role v týmu nezahrnuje ceny',
      media: 'Vaše role v týmu nezahrnuje obrázky',
      leads: 'Vaše role v týmu nezahrnuje poptávky',
      reports: 'Vaše role v týmu nezahrnuje reporty',
      accounting: 'Vaše role v týmu nezahrnuje platby',
      admin: 'Vaše role v týmu nezahrnuje jeho správu',
      sentence: 'Nic se neodeslalo.',
      next: 'Obraťte se na správce týmu.',
    },
    notAnInvitation: 'Toto není pozvánka do týmu.',
    nextInvitation: 'Zkopírujte celý řádek, od „unitdesk-team“ až do konce.',
  },
} as const
