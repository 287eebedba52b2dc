/** Whether the CRM has a payment: what is not known, what may be lost, what looks alike. */
export const paymentsBooked = {
  twin: {
    title: 'Možná je to platba, která tu už je',
    sentence: 'Tuto potvrďte, jen pokud je to druhá platba; jinak ji vynechte.',
    other:
      'Podobá se platbě {{amount}} ze dne {{day}}, symbol {{symbol}}, od: {{name}}. Její stav: {{state}}.',
    gone: 'Platba, které se podobala, tu už není.',
  },
  unknown: {
    about: {
      unknown: {
        title: 'Je zaúčtovaná?',
        sentence:
          'Byla odeslána a odpověď se ztratila. Sama se znovu nepošle: podívejte se do CRM a řekněte, co jste našli.',
      },
      looksBooked: {
        title: 'CRM ji už možná má',
        sentence:
          'Seznam odeslaných plateb je ze zálohy, takže tato mohla být odeslána dříve. Pokud to není žádná z těchto, potvrďte ji níže jako jinou platbu.',
      },
      elsewhere: {
        open: 'V CRM už je…',
        title: 'Je už v CRM?',
        sentence: 'Někdo ji tam zadal. Bude se počítat jako zaúčtovaná a neodešle se.',
      },
      otherwise: {
        open: 'Je to jinak…',
        title: 'Co jste zjistili?',
        sentence: 'Co řeknete teď, platí místo toho, co jste řekli dříve.',
      },
    },
    said: {
      booked: 'Teď se počítá jako zaúčtovaná',
      notBooked: 'Teď se počítá jako nezaúčtovaná',
    },
    badId: 'Číslo má jen písmena, číslice a znaky . / _ -',
    chooseOne: 'Vyberte, která to je, nebo řekněte, že jde o jinou.',
    another: 'Jiná, nebo její číslo není známo',
    untold: {
      variableSymbol: 'CRM neuvádí variabilní symboly: platby se porovnávají podle částky a dne.',
      paidOn: 'CRM neuvádí dny plateb: může to být každá se stejnou částkou.',
    },
    unread_one: '{{count}} řádek z toho, co CRM uvedlo, nelze přečíst.',
    unread_few: '{{count}} řádky z toho, co CRM uvedlo, nelze přečíst.',
    unread_many: '{{count}} řádků z toho, co CRM uvedlo, nelze přečíst.',
    unread_other: '{{count}} řádků z toho, co CRM uvedlo, nelze přečíst.',
    untoldDay: 'den neuveden',
    noSymbol: 'symbol neuveden',
    many_one: 'O jedné platbě se neví, zda je zaúčtovaná',
    many_few: 'O {{count}} platbách se neví, zda jsou zaúčtované',
    many_many: 'O {{count}} platbách se neví, zda jsou zaúčtované',
    many_other: 'O {{count}} platbách se neví, zda jsou zaúčtované',
    manySentence_one:
      'Byla odeslána a odpověď se ztratila. Otevřete ji, podívejte se do CRM a řekněte, co jste našli. Do té doby se znovu neposílá.',
    manySentence_few:
      'Byly odeslány a odpověď se ztratila. Otevřete každou, podívejte se do CRM a řekněte, co jste našli. Do té doby se znovu neposílají.',
    manySentence_many:
      'Byly odeslány a odpověď se ztratila. Otevřete každou, podívejte se do CRM a řekněte, co jste našli. Do té doby se znovu neposílají.',
    manySentence_other:
      'Byly odeslány a odpověď se ztratila. Otevřete každou, podívejte se do CRM a řekněte, co jste našli. Do té doby se znovu neposílají.',
    show_one: 'Zobrazit ji',
    show_few: 'Zobrazit je',
    show_many: 'Zobrazit je',
    show_other: 'Zobrazit je',
    noExport: 'Příchozí platby z CRM ještě nebyly načteny.',
    older: 'Příchozí platby byly načteny {{at}}, před odesláním: nic o ní neříkají.',
    newer: 'Příchozí platby z CRM ke dni {{at}}:',
    found_one: 'Tato příchozí platba to může být',
    found_few: 'Tyto příchozí platby to mohou být',
    found_many: 'Tyto příchozí platby to mohou být',
    found_other: 'Tyto příchozí platby to mohou být',
    candidate: 'Platba {{id}}: {{amount}}, {{day}} ({{reason}})',
    sameDay: 'stejný den',
    nearDay: 'o pár dní jinak',
    otherDay: 'jiný den',
    nothing: 'Žádná příchozí platba jí není podobná. Přesto tam může být pod jiným symbolem.',
    id: 'Její číslo v CRM, pokud ho znáte',
    booked: 'Je zaúčtovaná',
    notBooked: 'Není zaúčtovaná',
  },
  restored: {
    title: 'Seznam odeslaných plateb je ze zálohy',
    sentence:
      'Co se odeslalo po {{at}}, v něm chybí a nabídlo by se znovu. Dokud to neporovnáte, nic se neodešle.',
    sentenceEmptied:
      'Záloha nebyla, takže se neví nic o tom, co bylo dříve odesláno. Dokud to neporovnáte, nic se neodešle.',
    sentenceShort: 'Dokud ho neporovnáte s CRM, nic se neodešle.',
    ask: 'Nejdřív se zeptejte CRM na příchozí platby.',
    looksBooked_one: '{{count}} platba, která odtud odeslána nebyla, vypadá, že ji CRM má.',
    looksBooked_few: '{{count}} platby, které odtud odeslány nebyly, vypadají, že je CRM má.',
    looksBooked_many: '{{count}} plateb, které odtud odeslány nebyly, vypadá, že je CRM má.',
    looksBooked_other: '{{count}} plateb, které odtud odeslány nebyly, vypadá, že je CRM má.',
    nothingAlike: 'Žádná z plateb, které tu čekají, není mezi příchozími v CRM.',
    later:
      'Porovnávají se i výpisy, které načtete později: o tom, co vypadá zaúčtovaně, rozhodnete po jedné.',
    settle_one: '{{count}} je zaúčtovaná: převzít její číslo',
    settle_few: '{{count}} jsou zaúčtované: převzít jejich čísla',
    settle_many: '{{count}} je zaúčtovaných: převzít jejich čísla',
    settle_other: '{{count}} je zaúčtovaných: převzít jejich čísla',
    settled_one: 'Teď se {{count}} platba počítá jako zaúčtovaná',
    settled_few: 'Teď se {{count}} platby počítají jako zaúčtované',
    settled_many: 'Teď se {{count}} plateb počítá jako zaúčtované',
    settled_other: 'Teď se {{count}} plateb počítá jako zaúčtované',
    accept: 'Porovnáno',
  },
} as const
