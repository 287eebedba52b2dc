/** Whether the CRM has a payment: what is not known, what may be lost, what looks alike. */
export const paymentsBooked = {
  twin: {
    title: 'Možná je to platba, která tu už je',
    sentence: 'Tuto potvrďte, jen pokud je to druhá platba; jinak ji vynechte.',
    other:
      'Podobá se platbě {{amount}} ze dne {{day}}, symbol {{symbol}}, od: {{name}}. Její stav: {{state}}.',
    gone: 'Platba, které se podobala, tu už není.',
  },
  reversal: {
    title: 'Banka vzala tuto platbu zpět',
    on: 'Stornovala ji {{day}}.',
    booked: 'V CRM je dál zaúčtovaná: zrušte ji i tam.',
    maybe: 'Zjistěte, zda je v CRM zaúčtovaná, a pokud ano, zrušte ji i tam.',
    notBooked: 'Vynechte ji. Pokud ji zákazník zaplatí znovu, přijde nová platba s dalším výpisem.',
  },
  unknown: {
    about: {
      unknown: {
        title: 'Je zaúčtovaná?',
        sentence:
          'Platba odešla, ale odpověď se ztratila. Sama se znovu neodešle: podívejte se do CRM a vyberte, co jste zjistili.',
      },
      looksBooked: {
        title: 'CRM ji už možná má',
        sentence:
          'CRM má podobnou platbu: možná už ji někdo odeslal nebo ji tam zadal ručně. Pokud to žádná z těchto plateb není, potvrďte ji jako jinou platbu.',
      },
      looksBookedSince: {
        title: 'CRM ji už možná má',
        sentence:
          'Od potvrzení se v CRM objevila podobná platba: možná už ji někdo odeslal nebo ji tam zadal ručně. Pokud to žádná z těchto plateb není, zrušte potvrzení a potvrďte ji jako jinou platbu.',
      },
      earlierCall: {
        title: 'K čemu je zaúčtovaná?',
        sentence:
          'CRM ji má už z dřívějšího odeslání, možná k něčemu jinému, než co jste potvrdili naposledy, a nic na ní nezměnilo. Ověřte v CRM, k čemu patří, v případě potřeby ji tam opravte a pak potvrďte, že je zaúčtovaná.',
      },
      elsewhere: {
        open: 'V CRM už je…',
        title: 'Je už v CRM?',
        sentence: 'Někdo ji tam zadal ručně. Bude se počítat jako zaúčtovaná a neodešle se.',
      },
      otherwise: {
        open: 'Opravit stav…',
        title: 'Co jste zjistili?',
        sentence: 'Nový stav nahradí ten předchozí.',
      },
    },
    said: {
      booked: 'Platba je označená jako zaúčtovaná',
      notBooked: 'Platba je označená jako nezaúčtovaná',
    },
    badId: 'Číslo smí obsahovat jen písmena, číslice a znaky . / _ -',
    chooseOne: 'Vyberte, která to je, nebo že jde o jinou.',
    ofAnother: 'Pod číslem {{path}} už je zaúčtovaná jiná platba ze seznamu.',
    nextOfAnother:
      'Pokud jsou to tytéž peníze, tuto platbu vynechte; pokud se ztratila odpověď, nejprve uveďte, že zaúčtovaná není. Jinak zadejte její vlastní číslo, nebo žádné, pokud má CRM obě jako jednu.',
    another: 'Jiná platba, nebo neznámé číslo',
    untold: {
      variableSymbol: 'CRM neuvádí variabilní symboly: platby se porovnávají podle částky a dne.',
      paidOn: 'CRM neuvádí dny plateb: může to být kterákoli se stejnou částkou.',
    },
    unread_one: '{{count}} řádek z CRM nelze přečíst.',
    unread_few: '{{count}} řádky z CRM nelze přečíst.',
    unread_many: '{{count}} řádků z CRM nelze přečíst.',
    unread_other: '{{count}} řádků z CRM nelze přečíst.',
    untoldDay: 'den neuveden',
    noSymbol: 'symbol neuveden',
    many_one: 'U jedné platby není známo, zda je zaúčtovaná',
    many_few: 'U {{count}} plateb není známo, zda jsou zaúčtované',
    many_many: 'U {{count}} plateb není známo, zda jsou zaúčtované',
    many_other: 'U {{count}} plateb není známo, zda jsou zaúčtované',
    manySentence_one:
      'Platba odešla, ale odpověď se ztratila. Otevřete ji, podívejte se do CRM a vyberte, co jste zjistili. Do té doby se znovu neodešle.',
    manySentence_few:
      'Platby odešly, ale odpověď se ztratila. Otevřete každou, podívejte se do CRM a vyberte, co jste zjistili. Do té doby se znovu neodešlou.',
    manySentence_many:
      'Platby odešly, ale odpověď se ztratila. Otevřete každou, podívejte se do CRM a vyberte, co jste zjistili. Do té doby se znovu neodešlou.',
    manySentence_other:
      'Platby odešly, ale odpověď se ztratila. Otevřete každou, podívejte se do CRM a vyberte, co jste zjistili. Do té doby se znovu neodešlou.',
    show_one: 'Zobrazit ji',
    show_few: 'Zobrazit je',
    show_many: 'Zobrazit je',
    show_other: 'Zobrazit je',
    noExport: 'Příchozí platby z CRM ještě nejsou načtené.',
    older: 'Příchozí platby jsou načtené {{at}}, ještě před jejím odesláním. Načtěte je znovu.',
    newer: 'Příchozí platby z CRM ke dni {{at}}:',
    found_one: 'Tato příchozí platba to může být',
    found_few: 'Tyto příchozí platby to mohou být',
    found_many: 'Tyto příchozí platby to mohou být',
    found_other: 'Tyto příchozí platby to mohou být',
    candidate: 'Platba {{id}}: {{amount}}, {{day}} ({{reason}})',
    sameDay: 'stejný den',
    nearDay: 'rozdíl pár dní',
    otherDay: 'jiný den',
    nothing: 'Žádná příchozí platba se jí nepodobá. Může tam ale být pod jiným symbolem.',
    id: 'Její číslo v CRM, pokud ho znáte',
    booked: 'Je zaúčtovaná',
    notBooked: 'Není zaúčtovaná',
  },
  restored: {
    title: 'Seznam odeslaných plateb je ze zálohy',
    sentence:
      'Platby odeslané po {{at}} v něm chybějí a nabídly by se znovu. Dokud seznam neporovnáte s CRM, nic se neodešle.',
    sentenceEmptied:
      'Záloha neexistovala, takže není známo, co už bylo odesláno. Dokud to neporovnáte s CRM, nic se neodešle.',
    sentenceShort: 'Dokud ho neporovnáte s CRM, nic se neodešle.',
    ask: 'Nejdřív načtěte příchozí platby z CRM.',
    looksBooked_one: '{{count}} neodeslaná platba zřejmě už v CRM je.',
    looksBooked_few: '{{count}} neodeslané platby zřejmě už v CRM jsou.',
    looksBooked_many: '{{count}} neodeslaných plateb zřejmě už v CRM je.',
    looksBooked_other: '{{count}} neodeslaných plateb zřejmě už v CRM je.',
    nothingAlike: 'Žádná z čekajících plateb není mezi příchozími v CRM.',
    later:
      'Porovnají se i výpisy, které načtete později. O platbách, které už možná jsou zaúčtované, rozhodnete jednotlivě.',
    settle_one: '{{count}} je zaúčtovaná: převzít její číslo',
    settle_few: '{{count}} jsou zaúčtované: převzít jejich čísla',
    settle_many: '{{count}} je zaúčtovaných: převzít jejich čísla',
    settle_other: '{{count}} je zaúčtovaných: převzít jejich čísla',
    settled_one: 'Teď se {{count}} platba počítá jako zaúčtovaná',
    settled_few: 'Teď se {{count}} platby počítají jako zaúčtované',
    settled_many: 'Teď se {{count}} plateb počítá jako zaúčtované',
    settled_other: 'Teď se {{count}} plateb počítá jako zaúčtované',
    accept: 'Dokončit porovnání',
  },
} as const
