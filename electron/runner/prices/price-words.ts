import type { Language } from '#core/format/format-locale'
import type { WordsOf } from '../words-of.ts'

const en = {
  next: 'This is what would change. To send it: unitdesk-runner prices apply FILE. A file that somebody has changed is not sent.',
  noProject: (name: string) =>
    `There is no project “${name}”. Name it as in the CRM, or by its ID.`,
  severalProjects: (name: string, workspaces: string) =>
    `Several workspaces have a project “${name}”. Choose one with --workspace: ${workspaces}.`,
  noColumns: {
    numbers: (sheet: string) =>
      `The sheet “${sheet}” has no column of unit numbers. Title its columns as in the price list that the window exports, or choose another sheet with --sheet.`,
    prices: (sheet: string) =>
      `The sheet “${sheet}” has no column of prices. Title its columns as in the price list that the window exports, or choose another sheet with --sheet.`,
    shared: (sheet: string) =>
      `One column of the sheet “${sheet}” is titled as two prices. Give it one title.`,
  },
  nothing: (rows: number, leftOut: number) =>
    `The table changes nothing: rows read: ${rows}, left out: ${leftOut}. No plan was made.`,
  notReady: 'These prices cannot be sent. Correct the table, then plan again.',
  row: (row: string, unit: string, why: string) => `  Row ${row}, ${unit}: ${why}`,
  unit: (unit: string, why: string) => `  ${unit}: ${why}`,
  more: (count: string) => `  … and ${count} more`,
  lockMoved: 'Another status or deal than when it was planned',
  planMissing: (path: string) => `There is no plan at ${path}. Check the path.`,
  noPlan: (path: string) =>
    `${path} is no plan of prices of this version. Make one with “prices plan”.`,
  edited: 'Somebody has changed the plan. Nothing was sent. Make a new one with “prices plan”.',
  otherPlace: (project: string) =>
    `The plan is for the project “${project}” of another workspace or CRM, or for one that is called otherwise now. Nothing was sent.`,
  moved: 'The prices have moved since the plan was made. Nothing was sent. Make a new plan.',
  draftChanged: (draft: string) =>
    `The draft “${draft}” of this plan was changed in the window. Nothing was sent. Send it there, or make a new plan.`,
  confirm: (number: string) =>
    `To send it, repeat the command with --confirm ${number}. Nothing was sent.`,
  confirmUnits: (units: string) =>
    `This change needs more than a command: it changes ${units} prices, or one of them by much.`,
  confirmSum: (delta: string) =>
    `This change needs more than a command: it comes to ${delta} with VAT, which is above the limit of the workspace.`,
  again: 'Repeat the command to find out. Nothing is sent again before that.',
  applied: 'This plan was sent before. Nothing was sent again.',
  note: (seal: string) => `Plan ${seal}, sent by Unitdesk Runner`,
} as const

export type PriceWords = WordsOf<typeof en>

const cs: PriceWords = {
  next: 'Tohle by se změnilo. Odešlete to příkazem unitdesk-runner prices apply SOUBOR. Soubor, který někdo upravil, se neodešle.',
  noProject: (name) => `Projekt „${name}“ neexistuje. Uveďte jeho název jako v CRM, nebo jeho ID.`,
  severalProjects: (name, workspaces) =>
    `Projekt „${name}“ mají různé pracovní prostory. Vyberte jeden volbou --workspace: ${workspaces}.`,
  noColumns: {
    numbers: (sheet) =>
      `List „${sheet}“ nemá sloupec s čísly jednotek. Nadepište sloupce jako v ceníku, který exportuje okno, nebo vyberte jiný list volbou --sheet.`,
    prices: (sheet) =>
      `List „${sheet}“ nemá sloupec s cenami. Nadepište sloupce jako v ceníku, který exportuje okno, nebo vyberte jiný list volbou --sheet.`,
    shared: (sheet) =>
      `Jeden sloupec listu „${sheet}“ je nadepsaný jako dvě ceny. Nechte mu jen jeden nadpis.`,
  },
  nothing: (rows, leftOut) =>
    `Tabulka nic nemění: přečtených řádků ${rows}, vynechaných ${leftOut}. Plán nevznikl.`,
  notReady: 'Tyto ceny nelze odeslat. Opravte tabulku a udělejte nový plán.',
  row: (row, unit, why) => `  Řádek ${row}, ${unit}: ${why}`,
  unit: (unit, why) => `  ${unit}: ${why}`,
  more: (count) => `  … a další: ${count}`,
  lockMoved: 'Jiný stav nebo jiný obchod než při plánování',
  planMissing: (path) => `V ${path} žádný plán není. Zkontrolujte cestu.`,
  noPlan: (path) => `${path} není plán cen této verze. Vytvořte ho příkazem „prices plan“.`,
  edited: 'Plán někdo upravil. Nic se neodeslalo. Vytvořte nový příkazem „prices plan“.',
  otherPlace: (project) =>
    `Plán je pro projekt „${project}“ jiného pracovního prostoru nebo CRM, nebo se ten projekt teď jmenuje jinak. Nic se neodeslalo.`,
  moved: 'Ceny se od vzniku plánu změnily. Nic se neodeslalo. Vytvořte nový plán.',
  draftChanged: (draft) =>
    `Návrh „${draft}“ z tohoto plánu někdo změnil v okně. Nic se neodeslalo. Odešlete ho tam, nebo vytvořte nový plán.`,
  confirm: (number) => `Odešlete ji opakováním příkazu s --confirm ${number}. Nic se neodeslalo.`,
  confirmUnits: (units) =>
    `Tato změna potřebuje víc než příkaz: mění ceny ${units} jednotek, nebo některou z nich hodně.`,
  confirmSum: (delta) =>
    `Tato změna potřebuje víc než příkaz: celkem dělá ${delta} s DPH, a to je nad limitem pracovního prostoru.`,
  again: 'Zjistíte to opakováním příkazu. Dřív se nic znovu neodešle.',
  applied: 'Tento plán už byl odeslán. Znovu se neodeslalo nic.',
  note: (seal) => `Plán ${seal}, odeslal Unitdesk Runner`,
}

/** What the runner says of plans of prices; for the rest it has the words of the window. */
export const priceWords: Readonly<Record<Language, PriceWords>> = { en, cs }
