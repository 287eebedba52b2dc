import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueTexts } from './testing/catalogue-texts.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const guide = join(root, 'docs', 'guide')

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const literal = /(['`])(?<text>(?:\\.|(?!\1)[^\\])*)\1/g

/** What main says itself, in both languages: the sentences of files that speak Czech. */
const saidByMain = ['core', 'electron'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(root, part, name), 'utf8')] as const)
    .filter(([, source]) => /\bLanguage\b/.test(source) && /[ěščřžůň]/.test(source))
    .flatMap(([name, source]) =>
      [...source.replace(comment, '').matchAll(literal)]
        .map(({ groups }) => groups?.['text']?.replace(/\$\{[^}]*\}/g, '') ?? '')
        .filter((text) => text.includes(' '))
        .map((text): [string, string] => [name, text]),
    ),
)

/** What stands on screens, in the pages of the guide, and in what main says itself. */
const textsIn = (language: 'en' | 'cs'): [string, string][] => [
  ...catalogueTexts[language],
  ...readdirSync(join(guide, language)).map((file): [string, string] => [
    file,
    readFileSync(join(guide, language, file), 'utf8'),
  ]),
  ...saidByMain,
]

/** The beginning of a Czech word: a plain boundary knows no letters with accents. */
const word = (beginning: string) => new RegExp(`(?<!\\p{L})(?:${beginning})`, 'iu')
const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

// A term has one word on every screen; what it was called before, or what nobody says, must not come back.
test.each([
  ['en', /revok/i, 'withdraw a consent'],
  ['en', /salesm[ae]n/i, 'salesperson'],
  ['en', /\bbatch(es)?\b/i, 'price change'],
  ['en', /\bweb site/i, 'website'],
  ['en', /\b(un)?seal(s|ed|ing)?\b/i, 'encrypted contact, scheduled draft'],
  ['en', /\bput (\S+ )?aside\b|\btak(e|en) up again\b|\bcall(ed)? off\b/i, 'hold, requeue, cancel'],
  ['en', /\btak(e|en) over\b/i, 'import'],
  ['en', /\bnobody (knows|can say)\b/i, 'may or may not, unknown'],
  ['en', /\bany more\b/i, 'no longer'],
  ['en', /\bThis is no\b|\bis no (price|picture|number|date|table)\b/, 'That isn’t a …'],
  ['en', /\bleft alone\b/i, 'The CRM asks us to wait'],
  ['en', /\b(has|have) taken the\b/, 'accepted'],
  ['en', /\btells? (no|nothing)\b|\bnot told\b/, 'gives no …, no … given'],
  ['en', /\bmovements?\b/i, 'transaction'],
  ['en', /\btypes of consents?\b/i, 'consent type'],
  ['en', /\bconnection\b.* broke\b|\bsmall letters\b/i, 'was lost, lowercase letters'],
  ['en', /\bpricelists?\b/i, 'price list'],
  ['en', /(?<!\{)\binquir(y|ies)\b/i, 'lead'],
  ['en', /\bledgers?\b/i, 'list of payments'],
  ['en', /\bcooldowns?\b/i, 'wait'],
  ['en', /\bmedians?\b/i, 'usual price'],
  ['cs', word('dávk|dávce'), 'změna cen'],
  ['cs', /obchodní(ho|mu|m|ch|mi)? případ/i, 'obchod'],
  ['cs', word('prodejc'), 'obchodník'],
  ['cs', word('klient'), 'zákazník'],
  ['cs', word('medián'), 'obvyklá cena'],
  ['cs', word('uzamč'), 'zamčená jednotka'],
  ['cs', word('(za)?peče[tť]'), 'šifrovaný kontakt, naplánovaný návrh'],
  ['cs', wholeWord('vzít( \\S+)? (zpět|ven)'), 'vrátit, exportovat'],
  ['cs', word('neví se|se neví'), 'není známo'],
  ['cs', word('spatř'), 'zjištěno'],
  ['cs', word('(ne)?dotáz|dotazuj'), 'načteno, zkontrolováno'],
  ['cs', word('zept\\S+ (se )?CRM|ptát se'), 'načíst z CRM, zkontrolovat'],
  ['cs', wholeWord('úkony'), 'akce'],
  ['cs', word('došl(é|ých|ou) plat'), 'příchozí platba'],
  ['cs', word('nedaří|dát vědět'), 'selhalo, upozornit'],
  ['cs', wholeWord('koncový bod'), 'endpoint'],
  ['cs', wholeWord('jej|jenž|jež|ač|ačkoli|toliko|nechť'), 'ho, který, i když'],
  ['cs', wholeWord('týž|táž|téhož|touž|tentýž|tatáž|totéž'), 'stejný'],
  // Nobody can know it from the prices and sales of one developer.
  ['en', /\b(fair|market|optimal|optimum|right|true)[- ](price|value)/i, 'what the list charges'],
  ['en', /\belastic/i, 'your assumption'],
  [
    'en',
    /\b(more|extra|higher) revenue\b|[%}] (of )?revenue\b/i,
    'pays off unless more than … are lost',
  ],
  ['en', /\bsell-?out\b|\bsold[- ]out (by|on|in)\b/i, 'months until 90% are taken, as a range'],
  [
    'en',
    /\b(too|over-?)(dear|expensive|priced)\b|\btoo (dear|expensive)\b/i,
    'the premiums don’t explain it',
  ],
  ['cs', word('(férov|tržní|optimáln|správn)\\S* (cen|hodnot)'), 'co ceník účtuje'],
  ['cs', word('elasticit|pružnost'), 'váš předpoklad'],
  [
    'cs',
    word('(vyšší|víc|více) (tržb|výnos)|(tržb|výnos)\\S* (o|vzrost)'),
    'vyplatí se, pokud neubude víc než',
  ],
  [
    'cs',
    word('(datum|den|termín) (vyprod|doprod)|doprodán|vyprodán'),
    'měsíců do obsazení 90 %, rozmezí',
  ],
  ['cs', word('příliš drah|předražen'), 'příplatky to nevysvětlují'],
] as const)('in %s, %s is not said: the word is %s', (language, forbidden, _said) => {
  expect(textsIn(language).filter(([, text]) => forbidden.test(text))).toEqual([])
})
