import { normaliseAccount } from '../normalise-account.ts'

const currencyBehind = /(?<=\d)[A-Z]{3}$/
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]+$/

/** The places of the code of a bank and of the number in a German and in an Austrian IBAN. */
const countries = [
  { country: 'DE', bank: /^\d{8}$/, numberLength: 10 },
  { country: 'AT', bank: /^\d{5}$/, numberLength: 11 },
] as const

/**
 * The account of a message in the spelling of all formats. Banks write it as an IBAN, with or without the bank's BIC
 * before it, as a number with the code of the bank before or behind it, and some with the currency at the end.
 */
export const mt940Account = (text: string): string | null => {
  const bare = text.replace(/\s/g, '').toUpperCase().replace(currencyBehind, '')
  const [first = '', second] = bare.split('/')
  if (second === undefined || second === '') return normaliseAccount(first)
  if (iban.test(second)) return normaliseAccount(second)
  if (/^\d{4}$/.test(first)) return normaliseAccount(second, first)
  for (const { country, bank, numberLength } of countries) {
    if (bank.test(first) && /^\d+$/.test(second) && second.length <= numberLength) {
      return ibanOf(country, `${first}${second.padStart(numberLength, '0')}`)
    }
  }
  return normaliseAccount(bare)
}

const ibanOf = (country: string, digits: string): string =>
  `${country}${String(98n - remainderOf(`${digits}${country}00`)).padStart(2, '0')}${digits}`

/** Whether the check digits of an IBAN are right. */
export const isIban = (text: string): boolean =>
  iban.test(text) && remainderOf(`${text.slice(4)}${text.slice(0, 4)}`) === 1n

// ISO 13616: letters count as numbers from 10 on.
const remainderOf = (text: string): bigint =>
  BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n
