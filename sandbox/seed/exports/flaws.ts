interface Flaw {
  readonly item: string
  readonly description: string
  readonly room: string
  readonly part: string
  readonly contractor: string
  /** In a part of the house that belongs to everybody. */
  readonly isOfHouse: boolean
}

const flaw = (
  [item, description]: readonly [item: string, description: string],
  [room, part]: readonly [room: string, part: string],
  contractor: string,
): Flaw => ({ item, description, room, part, contractor, isOfHouse: part === 'Společné části' })

export const flaws: readonly [Flaw, ...Flaw[]] = [
  flaw(['Okna', 'Škrábanec na skle okna'], ['Obývací pokoj', 'Výplně otvorů'], 'Okna Morava'),
  flaw(['Okna', 'Okno nedoléhá, proudí vzduch'], ['Ložnice', 'Výplně otvorů'], 'Okna Morava'),
  flaw(['Dveře', 'Dveře drhnou o práh'], ['Předsíň', 'Výplně otvorů'], 'Truhlářství Lípa'),
  flaw(['Podlahy', 'Spára mezi lamelami podlahy'], ['Obývací pokoj', 'Podlahy'], 'Podlahy Hruška'),
  flaw(['Obklady', 'Prasklá dlaždice u sprchového koutu'], ['Koupelna', 'Obklady'], 'Obklady Žák'),
  flaw(['Malby', 'Skvrny a nerovnosti malby'], ['Chodba', 'Povrchy stěn'], 'Malíři Brázda'),
  flaw(['Elektro', 'Zásuvka není pod proudem'], ['Kuchyně', 'Elektroinstalace'], 'Elektro Jiskra'),
  flaw(
    ['Zdravotechnika', 'Kape umyvadlová baterie'],
    ['Koupelna', 'Rozvody vody'],
    'Voda a topení',
  ),
  flaw(
    ['Výtah', 'Výtah zastavuje mimo úroveň patra'],
    ['Schodiště', 'Společné části'],
    'Výtahy Sever',
  ),
  flaw(['Garáž', 'Vrata garáže se nedovírají'], ['Garáž', 'Společné části'], 'Vrata Plus'),
]
