import { writeFileSync } from 'node:fs'

interface Movement {
  readonly reference: string
  /** The amount in hundredths of the currency. */
  readonly minor: number
  readonly symbol: string
}

const opening = 100_000
const decimal = (minor: number, mark: string): string =>
  `${Math.trunc(minor / 100)}${mark}${String(minor % 100).padStart(2, '0')}`
const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { minor }) => sum + minor, 0)

/** A table of a bank in windows-1250; what it says of itself is wrong by so much. */
export const writeCsv = (path: string, movements: readonly Movement[], wrongMinor = 0): void => {
  const closing = decimal(opening + sumOf(movements) + wrongMinor, ',')
  const text = [
    'accountId;2000145399',
    'currency;CZK',
    `openingBalance;${decimal(opening, ',')}`,
    `closingBalance;${closing}`,
    'dateStart;01.11.2026',
    'dateEnd;30.11.2026',
    '',
    'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;KS;VS;SS;Zpráva pro příjemce;Typ',
    ...movements.map(
      ({ reference, minor, symbol }) =>
        `${reference};20.11.2026;${decimal(minor, ',')};CZK;1234567899;Nov\u00e1k Ji\u0159\u00ed;0100;0308;${symbol};;Z\u00e1loha na byt;P\u0159\u00edjem`,
    ),
    '',
  ].join('\r\n')
  writeFileSync(path, Buffer.from([...text].map((sign) => codeOf(sign))))
}

const special: Readonly<Record<string, number>> = {
  á: 0xe1,
  í: 0xed,
  ř: 0xf8,
  ú: 0xfa,
  ě: 0xec,
  č: 0xe8,
  é: 0xe9,
}
const codeOf = (sign: string): number => special[sign] ?? sign.charCodeAt(0)

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The fixed columns of ABO, also called GPC. */
export const writeAbo = (path: string, movements: readonly Movement[]): void => {
  const credit = sumOf(movements)
  const account = '0000192000145399'
  const head = [
    `074${account}${'BYTY LETNA A.S.'.padEnd(20)}011126`,
    `${digits(opening, 14)}+${digits(opening + credit, 14)}+${digits(0, 14)}+${digits(credit, 14)}+`,
    '011301126'.padEnd(23),
  ].join('')
  const lines = movements.map(({ reference, minor, symbol }) =>
    [
      `075${account}0000001234567899${reference.padStart(13, '0')}${digits(minor, 12)}2`,
      `${symbol.padStart(10, '0')}0001000308${'0'.repeat(10)}201126`,
      `${'NOVAK JIRI'.padEnd(20)}00203201126`,
    ].join(''),
  )
  writeFileSync(path, [head, ...lines, ''].join('\r\n'))
}

const entry = ({ reference, minor, symbol }: Movement): string =>
  `<Ntry><Amt Ccy="CZK">${decimal(minor, '.')}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
<Refs><EndToEndId>/VS${symbol}/SS/KS0308</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Novák Jiří</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>Záloha na byt</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

const balance = (code: string, minor: number): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${decimal(minor, '.')}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd></Bal>`

/** The message of SWIFT as Czech banks write it. */
export const writeMt940 = (path: string, movements: readonly Movement[]): void =>
  writeFileSync(
    path,
    [
      ':20:20261130',
      ':25:0800/192000145399',
      ':28C:11/1',
      `:60F:C261031CZK${decimal(opening, ',')}`,
      ...movements.flatMap(({ reference, minor, symbol }) => [
        `:61:2611201120CK${decimal(minor, ',')}NTRFNONREF//B26112000${reference}`,
        `:86:111?00Platba?20VS:${symbol}?21KS:0308?300100?311234567899?32NOVAK JIRI`,
      ]),
      `:62F:C261130CZK${decimal(opening + sumOf(movements), ',')}`,
      '-',
      '',
    ].join('\r\n'),
  )

/** The statement of ISO 20022. */
export const writeCamt = (path: string, movements: readonly Movement[]): void =>
  writeFileSync(
    path,
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id><Ccy>CZK</Ccy></Acct>
${balance('OPBD', opening)}${balance('CLBD', opening + sumOf(movements))}
${movements.map(entry).join('\n')}
</Stmt></BkToCstmrStmt></Document>`,
  )
