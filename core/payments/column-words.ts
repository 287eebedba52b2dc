/** What a column of a bank's table may tell. */
export const statementColumns = [
  ...(['bookedOn', 'valueOn', 'amount', 'credit', 'debit', 'direction', 'currency'] as const),
  ...(['variableSymbol', 'constantSymbol', 'specificSymbol'] as const),
  ...(['counterAccount', 'counterBank', 'counterName', 'reference', 'account'] as const),
] as const
export type StatementColumn = (typeof statementColumns)[number]

/**
 * How banks call their columns, in Czech, Slovak and English, as `titleKey` writes them; of several in one table
 * the first here is the one. As seen in the exports of Fio, KB, ČSOB, Česká spořitelna, Raiffeisenbank, Air Bank,
 * mBank, Moneta, UniCredit, Tatra banka, SLSP and VÚB.
 */
export const columnWords: Readonly<Record<StatementColumn, readonly string[]>> = {
  bookedOn: [
    ...['datum zauctovani', 'datum zauctovani transakce', 'datum zauctovania', 'datum uctovania'],
    ...[
      'datum uctovani',
      'zauctovano',
      'zauctovane',
      'booking date',
      'posting date',
      'date booked',
    ],
    ...['datum pohybu', 'datum', 'datum transakce', 'datum transakcie', 'datum spracovania'],
    ...['datum zpracovani', 'date', 'transaction date', 'datum splatnosti', 'splatnost'],
    ...['datum provedeni', 'datum operace', 'datum platby', 'odepsano', 'odeslano'],
  ],
  valueOn: [
    ...['valuta', 'datum valuty', 'value date', 'datum provedeni', 'datum splatnosti'],
    ...['datum uskutecneni transakce', 'datum realizace'],
  ],
  amount: [
    ...['zauctovana castka', 'castka v mene uctu', 'castka transakce', 'castka', 'castka czk'],
    ...['objem', 'suma v mene uctu', 'suma transakcie', 'suma', 'ciastka', 'amount'],
    ...['amount in account currency', 'booked amount', 'mnozstvi'],
  ],
  credit: [
    ...['kredit', 'credit', 'prijem', 'prijmy', 'pripsano', 've prospech', 've prospech uctu'],
    ...['v prospech uctu', 'v prospech', 'castka kredit', 'kreditni obrat', 'dal', 'money in'],
  ],
  debit: [
    ...['debet', 'debit', 'vydaj', 'vydaje', 'vydej', 'odepsano z uctu', 'na vrub', 'na vrub uctu'],
    ...['na tarchu uctu', 'na tarchu', 'castka debet', 'debetni obrat', 'ma dati', 'money out'],
  ],
  direction: [
    ...['smer uhrady', 'smer platby', 'smer', 'kredit debet', 'debet kredit', 'credit debit'],
    ...[
      'debit credit',
      'd k',
      'c d',
      'd c',
      'prijem vydaj',
      'prijem vydej',
      'typ pohybu',
      'direction',
    ],
  ],
  currency: [
    ...['mena uctu', 'mena', 'mena transakcie', 'mena transakce', 'currency', 'account currency'],
  ],
  variableSymbol: [
    ...['vs', 'variabilni symbol', 'variabilny symbol', 'variabilni sym', 'var symbol', 'vs1'],
    ...['variabilni symbol 1', 'variable symbol'],
  ],
  constantSymbol: [
    ...['ks', 'konstantni symbol', 'konstantny symbol', 'konst symbol', 'constant symbol'],
  ],
  specificSymbol: ['ss', 'specificky symbol', 'spec symbol', 'specific symbol'],
  counterAccount: [
    ...['protiucet kod banky', 'protiucet a kod banky', 'cislo protiuctu', 'protiucet cislo'],
    ...['protiucet', 'cislo uctu protistrany', 'ucet protistrany', 'iban protistrany'],
    ...['iban protiuctu', 'cislo uctu protiuctu', 'ucet partnera', 'iban partnera'],
    ...['cislo uctu partnera', 'partner iban', 'partner account number', 'counter account'],
    ...['counterparty account', 'account number of counterparty', 'cislo uctu platce prijemce'],
    ...['ucet platitela prijemcu'],
  ],
  counterBank: [
    ...['kod banky protiuctu', 'bankovni kod protiuctu', 'banka protiuctu', 'kod banky'],
    ...['kod banky protistrany', 'kod banky partnera', 'bank code'],
    'banka',
  ],
  counterName: [
    ...['nazev protiuctu', 'nazov protiuctu', 'nazev protistrany', 'nazov protistrany'],
    ...['nazev uctu protistrany', 'nazev uctu protiuctu', 'nazov partnera', 'meno partnera'],
    ...['partner name', 'counterparty name', 'name of counterparty', 'platce prijemce'],
    ...['protistrana', 'partner', 'counterparty'],
  ],
  reference: [
    ...[
      'id pohybu',
      'id operace',
      'id operacie',
      'id transakce',
      'id transakcie',
      'transaction id',
    ],
    ...['identifikace transakce', 'identifikator transakce', 'referencni cislo', 'cislo transakce'],
    ...['referencia banky', 'reference banky', 'bankova referencia', 'bankovni reference'],
    ...['bank reference', 'referencia transakcie', 'reference', 'referencia'],
  ],
  account: [
    ...['ucet', 'cislo uctu', 'vlastni ucet', 'vlastny ucet', 'account', 'account number'],
    ...['own account', 'accountid'],
  ],
}

/** Where the payer’s words are: all of the first there are, else of the second. */
export const messageWords: readonly (readonly string[])[] = [
  [
    ...['zprava pro prijemce', 'zprava', 'sprava pre prijemcu', 'sprava', 'popis pro prijemce'],
    ...['informacia pre prijemcu', 'message', 'message for recipient', 'message to recipient'],
    ...['av pole 1', 'av pole 2', 'av pole 3', 'av pole 4'],
    ...[1, 2, 3, 4, 5, 6].map((number) => `detaily transakce ${number}`),
  ],
  ['poznamka', 'uzivatelska identifikace', 'popis', 'popis transakce', 'popis transakcie', 'note'],
  ['description', 'details', 'detail'],
]

/** A title without accents, case and marks. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
