import { writeFileSync } from 'node:fs'

const titles =
  'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;KS;VS;SS;Zpráva pro příjemce;Typ'

// Symbols and sums of the demo: some agree, some are a part, one is nobody's.
const movements = [
  ['7000011', '178121,36', 'Novák Jiří', 'Rezervační poplatek'],
  ['7000014', '4453034,00', 'Svobodová Hana', 'Doplatek ceny'],
  ['7000041', '286139,12', 'Dvořák Petr', 'Rezervační poplatek'],
  ['7000104', '3569832,00', 'Černá Marie', 'Doplatek'],
  ['7000114', '2023672,00', 'Procházka Tomáš', 'Byt A.114'],
  ['7000123', '2800000,00', 'Kučerová Lenka', 'Hrubá stavba'],
  ['7000124', '4107208,00', 'Kučerová Lenka', 'Doplatek ceny'],
  ['7000131', '112725,76', 'Veselý Martin', 'Rezervace'],
  ['7000132', '732717,44', 'Veselý Martin', 'Záloha'],
  ['777', '45000,00', 'Horák Pavel', 'Parkovací stání'],
] as const

/** A statement of a bank for the pictures. */
export const writeStatement = (path: string): void => {
  const rows = movements.map(
    ([symbol, amount, name, message], at) =>
      `26${100 + at};20.11.2026;${amount};CZK;123456${at}899;${name};0100;0308;${symbol};;${message};Příjem`,
  )
  writeFileSync(
    path,
    ['accountId;2000145399', 'currency;CZK', '', titles, ...rows, ''].join('\r\n'),
  )
}
