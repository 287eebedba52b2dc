const domesticIban = /^(?:CZ|SK)\d{2}(\d{4})(\d{6})(\d{10})$/
const domestic = /^(?:(\d{1,6})-)?(\d{1,16})(?:\/(\d{4}))?$/

/**
 * One spelling for an account: banks write the same account as an IBAN, with and without a prefix, with and without
 * zeros. Czech and Slovak ones become `19-2000145399/0800`; null for an empty text.
 */
export const normaliseAccount = (text: string, bankCode = ''): string | null => {
  const bare = text.replace(/[\s\u00a0'"]/g, '').toUpperCase()
  const [, ofIban, ibanPrefix = '', ibanNumber = ''] = domesticIban.exec(bare) ?? []
  if (ofIban !== undefined) return domesticAccount(ibanPrefix, ibanNumber, ofIban)
  const [, prefix, number, bank] = domestic.exec(bare) ?? []
  if (number === undefined) return bare === '' ? null : bare
  const code = bank ?? (/^\d{1,4}$/.test(bankCode.trim()) ? bankCode.trim().padStart(4, '0') : '')
  // Sixteen digits without a dash are the prefix and the number, each with its zeros.
  if (prefix === undefined && number.length > 10) {
    return domesticAccount(number.slice(0, -10), number.slice(-10), code)
  }
  return domesticAccount(prefix ?? '', number, code)
}

const domesticAccount = (prefix: string, number: string, bank: string): string | null => {
  const [shortPrefix, shortNumber] = [prefix, number].map((digits) => digits.replace(/^0+/, ''))
  if (shortNumber === '') return null
  const front = shortPrefix === '' ? '' : `${shortPrefix}-`
  return `${front}${shortNumber}${bank === '' || bank === '0000' ? '' : `/${bank}`}`
}
