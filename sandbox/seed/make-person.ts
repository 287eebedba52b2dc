import type { Random } from './random.ts'

export interface Person {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phone: string
}

/** Surnames of women and of men, as Czech has them. */
const surnames: readonly [readonly [woman: string, man: string], ...(readonly [string, string])[]] =
  [
    ['Nováková', 'Novák'],
    ['Svobodová', 'Svoboda'],
    ['Dvořáková', 'Dvořák'],
    ['Černá', 'Černý'],
    ['Procházková', 'Procházka'],
    ['Kučerová', 'Kučera'],
    ['Veselá', 'Veselý'],
    ['Horáková', 'Horák'],
    ['Němcová', 'Němec'],
    ['Pokorná', 'Pokorný'],
    ['Růžičková', 'Růžička'],
    ['Benešová', 'Beneš'],
    ['Fialová', 'Fiala'],
    ['Sedláčková', 'Sedláček'],
    ['Zemanová', 'Zeman'],
    ['Kolářová', 'Kolář'],
    ['Křížová', 'Kříž'],
    ['Urbanová', 'Urban'],
    ['Vaňková', 'Vaněk'],
    ['Šimková', 'Šimek'],
    ['Bartošová', 'Bartoš'],
    ['Žáková', 'Žák'],
    ['Kovaľová', 'Kovaľ'],
    ['Brown', 'Brown'],
    ['Schneider', 'Schneider'],
  ]

const women = [
  'Jana',
  'Tereza',
  'Lucie',
  'Kateřina',
  'Markéta',
  'Zuzana',
  'Eliška',
  'Barbora',
  'Hana',
  'Šárka',
] as const
const men = [
  'Jan',
  'Petr',
  'Tomáš',
  'Ondřej',
  'Jiří',
  'Lukáš',
  'Martin',
  'Vojtěch',
  'Štěpán',
  'Radim',
] as const

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Addresses end in a name that is reserved for examples, so that no letter ever reaches anybody. */
export const makePerson = (random: Random): Person => {
  const isWoman = random.chance(0.5)
  const name = random.pick(isWoman ? women : men)
  const surname = random.pick(surnames)[isWoman ? 0 : 1]
  return {
    name,
    surname,
    email: `${plain(name)}.${plain(surname)}${random.between(1, 999)}@example.com`,
    phone: `+420${random.pick(['601', '602', '724', '737', '777'])}${random.between(100_000, 999_999)}`,
  }
}
