interface BankTable {
  readonly bank: string
  readonly text: string
  /** What it tells of the first movement, which is the same everywhere. */
  readonly first: Readonly<Record<string, unknown>>
  readonly amounts: readonly number[]
  readonly closing: Readonly<Record<string, unknown>>
}

const lines = (...rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`

const paid = {
  bookedOn: '2026-11-20',
  amountMinor: 25_000_050,
  variableSymbol: '2026000117',
  counterName: 'Novák Jiří',
  message: 'Záloha na byt č. 12',
}

const fio: BankTable = {
  bank: 'Fio',
  text: lines(
    'accountId;2000145399',
    'bankId;2010',
    'currency;CZK',
    'iban;CZ2520100000002000145399',
    'openingBalance;1 000,00',
    'closingBalance;250 900,50',
    'dateStart;01.11.2026',
    'dateEnd;30.11.2026',
    '',
    'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;KS;VS;SS;Zpráva pro příjemce;Typ',
    '26001;20.11.2026;250000,50;CZK;1234567899;Novák Jiří;0100;0308;2026000117;;"Záloha na byt č. 12";Příjem',
    '26002;21.11.2026;-100,00;CZK;;;;;;;;Poplatek',
  ),
  first: { ...paid, currency: 'CZK', reference: '26001', counterAccount: '1234567899/0100' },
  amounts: [25_000_050, -10_000],
  closing: {
    account: '2000145399',
    currency: 'CZK',
    openingMinor: 100_000,
    closingMinor: 25_090_050,
    from: '2026-11-01',
    to: '2026-11-30',
  },
}

const kb: BankTable = {
  bank: 'KB',
  text: lines(
    'MojeBanka, export transakcni historie;',
    'Datum vytvoreni souboru;01.12.2026;',
    '',
    'Cislo uctu;19-2000145399/0100;',
    'Mena uctu;CZK;',
    'Nazev uctu;BYTY LETNA A.S.;',
    'Vypis za obdobi;01.11.2026;30.11.2026;',
    'Pocatecni zustatek;1000,00;',
    'Konecny zustatek;250900,50;',
    '',
    '"Datum splatnosti";"Datum odepsani z jine banky";"Protiucet/Kod banky";"Nazev protiuctu";"Castka";"Originalni castka";"VS";"KS";"SS";"Identifikace transakce";"Systemovy popis";"AV pole 1";"AV pole 2"',
    '"20.11.2026";"19.11.2026";"123456-1234567899/0800";"Novák Jiří";"250000,50";"";"2026000117";"308";"";"000-20112026 005-005-001";"Příchozí úhrada";"Záloha na";"byt č. 12"',
    '"21.11.2026";"";"/";"";"-100,00";"";"";"";"";"000-21112026 1";"Poplatek";"";""',
  ),
  first: { ...paid, currency: 'CZK', counterAccount: '123456-1234567899/0800' },
  amounts: [25_000_050, -10_000],
  closing: { account: '19-2000145399/0100', openingMinor: 100_000, closingMinor: 25_090_050 },
}

const raiffeisen: BankTable = {
  bank: 'Raiffeisenbank',
  text: lines(
    '"Datum provedení";"Datum zaúčtování";"Číslo účtu";"Název účtu";"Kategorie transakce";"Číslo protiúčtu";"Název protiúčtu";"Typ transakce";"Zpráva";"Poznámka";"VS";"KS";"SS";"Zaúčtovaná částka";"Měna účtu";"Původní částka a měna";"Původní částka a měna";"Poplatek";"Id transakce"',
    '"19.11.2026";"20.11.2026";"2000145399/5500";"Byty";"Příjem";"1234567899/0100";"Novák Jiří";"Příchozí platba";"Záloha na byt č. 12";"";"2026000117";"";"";"250 000,50";"CZK";"";"";"";"7788"',
    '"21.11.2026";"21.11.2026";"2000145399/5500";"Byty";"";"";"";"Poplatek";"";"";"";"";"";"-100,00";"CZK";"";"";"";"7789"',
  ),
  first: { ...paid, account: '2000145399/5500', valueOn: '2026-11-19', reference: '7788' },
  amounts: [25_000_050, -10_000],
  closing: { currency: 'CZK', openingMinor: null, closingMinor: null },
}

const mbank: BankTable = {
  bank: 'mBank',
  text: lines(
    'mBank S.A., organizační složka;',
    '#Pro období:;01.11.2026;30.11.2026;',
    ';;;;;;#Počáteční zůstatek:;1 000,00 CZK;',
    '',
    '#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci;',
    `20-11-2026;20-11-2026;PŘÍCHOZÍ PLATBA;"Záloha na byt č. 12";"Novák Jiří  ";'1234567899/0800';;2026000117;;250 000,50;251 000,50;`,
    `21-11-2026;21-11-2026;POPLATEK;"";"  ";'';;;;-100,00;250 900,50;`,
    ';;;;;;#Konečný zůstatek:;250 900,50 CZK;',
  ),
  first: { ...paid, valueOn: '2026-11-20', counterAccount: '1234567899/0800', currency: 'CZK' },
  amounts: [25_000_050, -10_000],
  closing: { openingMinor: 100_000, closingMinor: 25_090_050, from: '2026-11-01' },
}

const airBank: BankTable = {
  bank: 'Air Bank, with a direction and no signs',
  text: lines(
    '"Datum provedení";"Směr úhrady";"Typ úhrady";"Měna účtu";"Částka v měně účtu";"Název protistrany";"Číslo účtu protistrany";"Variabilní symbol";"Konstantní symbol";"Zpráva pro příjemce";"Referenční číslo"',
    '"20/11/2026";"Příchozí";"Příchozí úhrada";"CZK";"250000,50";"Novák Jiří";"1234567899/0100";"2026000117";"308";"Záloha na byt č. 12";"555"',
    '"21/11/2026";"Odchozí";"Poplatek";"CZK";"100,00";"";"";"";"";"";"556"',
  ),
  first: { ...paid, reference: '555' },
  amounts: [25_000_050, -10_000],
  closing: { account: null },
}

const unicredit: BankTable = {
  bank: 'UniCredit',
  text: lines(
    'Účet;Částka;Měna;Datum zaúčtování;Valuta;Banka;Název banky;Číslo účtu;Název účtu protistrany;Detaily transakce 1;Detaily transakce 2;Konstantní symbol;Variabilní symbol;Specifický symbol;Reference',
    '2000145399;250000.50;CZK;2026-11-20;2026-11-20;0100;Komerční banka;1234567899;Novák Jiří;Záloha na;byt č. 12;0308;2026000117;;UC1',
    '2000145399;-100.00;CZK;2026-11-21;2026-11-21;;;;;POPLATEK;;;;;UC2',
  ),
  first: { ...paid, account: '2000145399', counterAccount: '1234567899/0100', reference: 'UC1' },
  amounts: [25_000_050, -10_000],
  closing: { currency: 'CZK' },
}

const slovak: BankTable = {
  bank: 'a Slovak bank with two columns of money, by commas',
  text: lines(
    'Výpis z účtu,SK3112000000198742637541',
    'Počiatočný zostatok,"1 000,00 EUR"',
    'Konečný zostatok,"250 900,50 EUR"',
    'Dátum zaúčtovania,Dátum valuty,Protiúčet,Názov protiúčtu,Kredit,Debet,Mena,Variabilný symbol,Konštantný symbol,Špecifický symbol,Informácia pre príjemcu',
    '20.11.2026,20.11.2026,SK8909000000000087654321,Novák Jiří,"250 000,50",,EUR,2026000117,0308,,Záloha na byt č. 12',
    '21.11.2026,21.11.2026,,,,"100,00",EUR,,,,Poplatok',
    'Spolu,,,,"250 000,50","100,00",EUR,,,,',
  ),
  first: { ...paid, currency: 'EUR', account: '19-8742637541/1200' },
  amounts: [25_000_050, -10_000],
  closing: { currency: 'EUR', openingMinor: 100_000, closingMinor: 25_090_050 },
}

const english: BankTable = {
  bank: 'an English table by tabs, with signs behind and grouped thousands',
  text: lines(
    'Booking date\tAmount\tCurrency\tVariable symbol\tCounterparty name\tMessage\tTransaction ID',
    '2026-11-20\t250,000.50\tCZK\t2026000117\tNovák Jiří\tZáloha na byt č. 12\tT1',
    '2026-11-21\t1,100-\tCZK\t\t\t\tT2',
  ),
  first: { ...paid, reference: 'T1' },
  amounts: [25_000_050, -110_000],
  closing: { currency: 'CZK' },
}

export const bankTables: readonly BankTable[] = [
  fio,
  kb,
  raiffeisen,
  mbank,
  airBank,
  unicredit,
  slovak,
  english,
]
