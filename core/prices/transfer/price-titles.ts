/**
 * What people call the columns of a price list, in English, Czech and Slovak, whatever language the application
 * speaks. A title that leaves open whether VAT is in the price names neither price.
 */
export const priceTitles = {
  number: [
    'Unit',
    'Unit number',
    'Unit no.',
    'Number',
    'No.',
    'Flat',
    'Apartment',
    'Jednotka',
    'Číslo jednotky',
    'Č. jednotky',
    'Číslo',
    'Č.',
    'Byt',
    'Číslo bytu',
    'Č. bytu',
  ],
  net: [
    'Without VAT',
    'Price without VAT',
    'Price excl. VAT',
    'Excl. VAT',
    'Net',
    'Net price',
    'Bez DPH',
    'Cena bez DPH',
    'Cena netto',
  ],
  gross: [
    'With VAT',
    'Price with VAT',
    'Price incl. VAT',
    'Incl. VAT',
    'Gross',
    'Gross price',
    'S DPH',
    'Cena s DPH',
    'Cena vč. DPH',
    'Cena včetně DPH',
    'Vč. DPH',
    'Včetně DPH',
    'Cena brutto',
  ],
} as const
