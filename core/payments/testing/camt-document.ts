/** The lines of a statement with these entries; the first entry begins on line 14. */
export const camtDocument = (...entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">',
    '<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>',
    '<Stmt><Id>2026-011</Id>',
    '<FrToDt><FrDtTm>2026-11-01T00:00:00+01:00</FrDtTm><ToDtTm>2026-11-30T23:59:59+01:00</ToDtTm></FrToDt>',
    '<Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id><Ccy>CZK</Ccy></Acct>',
    '<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">1000.00</Amt>',
    '<CdtDbtInd>DBIT</CdtDbtInd></Bal>',
    '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">250900.5</Amt>',
    '<CdtDbtInd>CRDT</CdtDbtInd></Bal>',
    '<TxsSummry>',
    '<TtlCdtNtries><Sum>252000.5</Sum></TtlCdtNtries><TtlDbtNtries><Sum>99.00</Sum></TtlDbtNtries>',
    '</TxsSummry>',
    ...entries,
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n')

interface Entry {
  readonly amount: string
  readonly direction?: string
  readonly status?: string
  readonly day?: string
  readonly rest?: string
}

export const camtEntry = ({
  amount,
  direction = 'CRDT',
  status = 'BOOK',
  day = '2026-11-20',
  rest = '',
}: Entry): string =>
  `<Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${status}</Sts>` +
  `<BookgDt><Dt>${day}</Dt></BookgDt>${rest}</Ntry>`

export const camtDetails = (...details: readonly string[]): string =>
  `<NtryDtls>${details.map((detail) => `<TxDtls>${detail}</TxDtls>`).join('')}</NtryDtls>`

export const camtPart = (amount: string, symbol: string): string =>
  `<Refs><AcctSvcrRef>R${symbol}</AcctSvcrRef></Refs>` +
  `<AmtDtls><TxAmt><Amt Ccy="CZK">${amount}</Amt></TxAmt></AmtDtls>` +
  `<RmtInf><Strd><CdtrRefInf><Ref>VS:${symbol}</Ref></CdtrRefInf></Strd></RmtInf>`
