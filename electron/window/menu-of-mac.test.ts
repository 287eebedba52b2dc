import { expect, test } from 'vitest'
import { menuOfMac } from './menu-of-mac.ts'

test.each([
  ['en', 'Help', ['Save a report for support…', 'Open the log folder']],
  ['cs', 'Nápověda', ['Uložit hlášení pro podporu…', 'Otevřít složku se záznamem']],
] as const)('the menu of a Mac has help, in %s', (language, label, labels) => {
  const shown: string[] = []
  const help = menuOfMac({
    language,
    showReport: () => shown.push('report'),
    showLogFolder: () => shown.push('logFolder'),
  }).at(-1)
  const items = Array.isArray(help?.submenu) ? help.submenu : []
  expect(help).toMatchObject({ role: 'help', label })
  expect(items.map((item) => item.label)).toEqual(labels)
  for (const { click } of items) (click as () => void)()
  expect(shown).toEqual(['report', 'logFolder'])
})
