export const premiums = {
  premiums: {
    open: 'Příplatky a odchylky…',
    title: 'Příplatky a odchylky',
    premiums: 'Za co se v ceníku připlácí',
    out: 'Ceny, které ostatní ceny nevysvětlují',
    outCount_one: '{{count, number}} cena, kterou ostatní ceny nevysvětlují',
    outCount_few: '{{count, number}} ceny, které ostatní ceny nevysvětlují',
    outCount_many: '{{count, number}} ceny, které ostatní ceny nevysvětlují',
    outCount_other: '{{count, number}} cen, které ostatní ceny nevysvětlují',
    noneOut: 'Příplatky vysvětlují všechny ceny.',
    sentence_one:
      'Z ceny s DPH {{count, number}} volné jednotky včetně vašeho návrhu. Obvyklá cena se od ceny podle příplatků liší o {{spread}}.',
    sentence_few:
      'Z cen s DPH {{count, number}} volných jednotek včetně vašeho návrhu. Obvyklá cena se od ceny podle příplatků liší o {{spread}}.',
    sentence_many:
      'Z cen s DPH {{count, number}} volné jednotky včetně vašeho návrhu. Obvyklá cena se od ceny podle příplatků liší o {{spread}}.',
    sentence_other:
      'Z cen s DPH {{count, number}} volných jednotek včetně vašeho návrhu. Obvyklá cena se od ceny podle příplatků liší o {{spread}}.',
    limits: 'Ceník říká, co se účtuje, ne kolik by kupující zaplatili.',
    withoutArea_one: 'Bez plochy a vynechána je {{count, number}} jednotka.',
    withoutArea_few: 'Bez plochy a vynechány jsou {{count, number}} jednotky.',
    withoutArea_many: 'Bez plochy a vynecháno je {{count, number}} jednotky.',
    withoutArea_other: 'Bez plochy a vynecháno je {{count, number}} jednotek.',
    withoutPrice_one: 'Bez ceny a vynechána je {{count, number}} jednotka.',
    withoutPrice_few: 'Bez ceny a vynechány jsou {{count, number}} jednotky.',
    withoutPrice_many: 'Bez ceny a vynecháno je {{count, number}} jednotky.',
    withoutPrice_other: 'Bez ceny a vynecháno je {{count, number}} jednotek.',
    withoutFacing_one: '{{count, number}} jednotka nemá orientaci.',
    withoutFacing_few: '{{count, number}} jednotky nemají orientaci.',
    withoutFacing_many: '{{count, number}} jednotky nemá orientaci.',
    withoutFacing_other: '{{count, number}} jednotek nemá orientaci.',
    unknownFloors_one:
      'Jednotky na podlaží {{floors}} jsou vynechány: z jeho názvu není znát výška.',
    unknownFloors_few:
      'Jednotky na podlažích {{floors}} jsou vynechány: z jejich názvů není znát výška.',
    unknownFloors_many:
      'Jednotky na podlažích {{floors}} jsou vynechány: z jejich názvů není znát výška.',
    unknownFloors_other:
      'Jednotky na podlažích {{floors}} jsou vynechány: z jejich názvů není znát výška.',
    tooFew: 'Příliš málo volných jednotek',
    tooFewSentence_one:
      'Příplatky potřebují aspoň 30 volných jednotek s cenou a plochou; tady je {{count, number}}. Kontrola porovnává ceny s mediánem dispozice.',
    tooFewSentence_few:
      'Příplatky potřebují aspoň 30 volných jednotek s cenou a plochou; tady jsou {{count, number}}. Kontrola porovnává ceny s mediánem dispozice.',
    tooFewSentence_many:
      'Příplatky potřebují aspoň 30 volných jednotek s cenou a plochou; tady je {{count, number}}. Kontrola porovnává ceny s mediánem dispozice.',
    tooFewSentence_other:
      'Příplatky potřebují aspoň 30 volných jednotek s cenou a plochou; tady je {{count, number}}. Kontrola porovnává ceny s mediánem dispozice.',
    tooUneven: 'Ceny nemají společné pravidlo',
    tooUnevenSentence:
      'Obvyklá cena se o {{spread}} liší od toho, co dělá podlaží, plocha, dispozice a orientace; nad 4 % by příplatky mátly. Kontrola porovnává ceny s mediánem dispozice.',
    column: {
      name: 'Příplatek',
      value: 'Účtuje se',
      range: 'Rozmezí (90 %)',
      homes: 'Jednotek',
      unit: 'Jednotka',
      price: 'Cena',
      expected: 'Podle ostatních',
      difference: 'Rozdíl',
    },
    range: '{{from}} až {{to}}',
    untold: 'nelze rozlišit',
    term: {
      floor: 'Každé podlaží výš',
      lowest: 'Nejnižší podlaží',
      top: 'Nejvyšší podlaží',
      area: 'O 10 % větší plocha, na m²',
      south: 'Jih místo severu',
      west: 'Západ místo východu',
      layout: 'Dispozice {{name}}',
      building: 'Budova {{name}}',
    },
    outdoor: {
      balcony: 'Balkon, z ceny m² uvnitř',
      terrace: 'Terasa, z ceny m² uvnitř',
      loggia: 'Lodžie, z ceny m² uvnitř',
      garden: 'Zahrada, z ceny m² uvnitř',
    },
    move: {
      title: 'Změnit příplatek',
      change: 'Změnit {{name}}',
      now: 'V ceníku je teď {{value}}. Každá cena se změní jen o rozdíl.',
      value: '{{name}}, v procentech',
      problem: 'To není procento. Napište je třeba 1,5 nebo -2.',
      stays: 'Zachovat součet: vyrovnají ho ostatní jednotky',
      step: '{{name}} {{from}} na {{to}}',
      accept_one: 'Změnit {{count, number}} cenu',
      accept_few: 'Změnit {{count, number}} ceny',
      accept_many: 'Změnit {{count, number}} ceny',
      accept_other: 'Změnit {{count, number}} cen',
      acceptNothing: 'Změnit ceny',
    },
    questions: 'Je tu něco, co ceník neříká?',
    question: {
      stack_one: '{{fraction}} u {{count, number}} jednotky nad sebou, budova {{building}}:',
      stack_few: '{{fraction}} u {{count, number}} jednotek nad sebou, budova {{building}}:',
      stack_many: '{{fraction}} u {{count, number}} jednotky nad sebou, budova {{building}}:',
      stack_other: '{{fraction}} u {{count, number}} jednotek nad sebou, budova {{building}}:',
      side_one: '{{fraction}} u {{count, number}} jednotky jedné strany, budova {{building}}:',
      side_few: '{{fraction}} u {{count, number}} jednotek jedné strany, budova {{building}}:',
      side_many: '{{fraction}} u {{count, number}} jednotky jedné strany, budova {{building}}:',
      side_other: '{{fraction}} u {{count, number}} jednotek jedné strany, budova {{building}}:',
    },
  },
} as const
