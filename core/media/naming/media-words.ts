/** What a word in the name of a file or folder says. */
export type WordMeaning =
  | 'plan'
  | 'card'
  | 'picture'
  /** Papers and drawings that no endpoint is for. */
  | 'document'
  | 'home'
  | 'parking'
  | 'storage'
  | 'building'
  | 'floor'
  /** A plan of a type of units: it belongs to no unit by itself. */
  | 'type'
  /** A word that says nothing about what the file is. */
  | 'filler'

// Czech, Slovak and English, without diacritics, in the cases in which they occur in names of files.
const words = {
  plan:
    'pudorys pudorysy pudorysu pudorysem pudorysne podorys podorysy dispozice dispozicni plan plans plany ' +
    'planek planky floorplan floorplans layout layouts schema schemata grundriss rzut planik vykres',
  card:
    'karta karty kartu kartou katalogovy list listy card cards datasheet factsheet prospekt letak ' +
    'brozura brochure leaflet sheet produktovy produktova',
  picture:
    'vizualizace vizualizacia vizualizacie vizu vizualky viz vis visual visuals visualization visualisation render ' +
    'renders rendery foto fota fotka fotky fotografie photo photos photography image images obrazek ' +
    'obrazky galerie galeria gallery interier interiery interior interiors exterier exteriery exterior ' +
    'exteriors pohled pohledy view views kuchyn kuchyne kuchynka koupelna koupelny loznice obyvak obyvaci ' +
    'pokoj kitchen bathroom bedroom living livingroom terasa balkon terrace balcony chodba zahrada perspektiva wc',
  document:
    'smlouva smlouvy faktura faktury protokol protokoly predavaci objednavka cenik ceniky nabidka dodatek ' +
    'dohoda navod zadost rozpocet zaloha potvrzeni specifikace standardy rez rezy detail detaily elektro ' +
    'elektroinstalace zti vzt tzb statika dps dsp dur contract invoice offer pricelist ' +
    'penb prukaz energeticky energeticka energeticke stitek narocnosti plna moc rezervace rezervacni kupni formular ' +
    'splatkovy splatky splatek kalendar plateb platba platby platebni vyuctovani vypis katastr katastru vlastnictvi ' +
    'prohlaseni vlastnika vlastnik reklamace reklamaci reklamacni vada vady vad zavada zavady poskozeni zapis predani ' +
    'prevzeti zmena zmeny zmen zmenovy zmenova zmenove klient klienta klienti klientu klientsky klientska klientske ' +
    'kupujici zajemce najem najemni hypoteka hypotecni znalecky posudek odhad dopis email upominka vypoved souhlas ' +
    'revizni zprava technicka kolaudace kolaudacni dodaci danovy gdpr rozvody topeni linka linky evakuacni evakuace ' +
    'obsazenost kladecsky client buyer owner payment payments reservation receipt complaint certificate energy ' +
    'mortgage statement letter power attorney handover defects',
  home:
    'byt byty bytu bytova bytove unit units flat flats apartman apartmany apartment apartments apt ' +
    'jednotka jednotky jednotek bj rd dvojdomek dvojdomku nebyt atelier kancelar office dumek',
  parking:
    'garaz garaze garazi garazove garazova garage garages stani parkovaci parking parkovani gs ps pm autostani parkoviste',
  storage: 'sklep sklepy sklepni koje kobka kobky sklad sklady cellar cellars storage komora',
  building:
    'budova budovy budove budov objekt objektu objekty dum domu dumu domy building buildings block blok ' +
    'bloku house sekce section bd vchod',
  floor:
    'np pp podlazi patro patra floor floors etage etaz poschodie level prizemi suteren basement ground',
  type: 'typ typy typu type types typova typove typicke typical vzor vzorovy vzorova vzorove',
  filler:
    'a i and the final finalni fin web tisk print cz cs en de sk rgb nahled preview hires lowres ' +
    'barevny barevne cb nove novy nova new old stare upraveno oprava komplet kopie copy c cis cislo cisla no nr num k ke pro o pdf pdfka prodejni ' +
    'projekt projektu rodinny rodinneho radovy ver verze verzia version rev revize var varianta variant',
} satisfies Record<WordMeaning, string>

const meanings = new Map(
  (Object.keys(words) as WordMeaning[]).flatMap((meaning) =>
    words[meaning].split(' ').map((word) => [word, meaning] as const),
  ),
)

/** The meaning of a word in small letters without diacritics; null where it has none that is known. */
export const meaningOfWord = (word: string): WordMeaning | null => meanings.get(word) ?? null

/** Words that are also used of other things than a unit's: `plan plateb`, `list vlastnictvi`. */
const loose = new Set('plan plans plany schema schemata vykres list listy sheet leaflet'.split(' '))

/** Whether a word alone tells a plan or a card for sale. */
export const isTellingWord = (word: string): boolean => {
  const meaning = meaningOfWord(word)
  return (meaning === 'plan' || meaning === 'card') && !loose.has(word)
}
