import { expect, test } from 'vitest'
import { commandsForIt } from './commands-for-it.ts'

test.each([
  ['', 'db.example.com/sales', 'db.example.com:5432/sales'],
  [' db.firma.cz ', 'db.firma.cz/sales', 'db.firma.cz:5432/sales'],
  ['db.firma.cz:5433', 'db.firma.cz:5433/sales', 'db.firma.cz:5433/sales'],
  ['[2001:db8::1]', '[2001:db8::1]/sales', '2001:db8::1:5432/sales'],
])('the commands name the server that was typed, and its port once: %s', (typed, url, secret) => {
  const commands = commandsForIt(typed)
  expect(commands).toContain(`\\\n  --database postgres://unitdesk_admin@${url} --secrets`)
  expect(commands).toContain(`"team-unitdesk_admin@${secret}": "…"`)
})

test.each(['postgres://it@db.firma.cz/sales', 'db.firma.cz/sales', "db'; rm -r ~", '$(id)', 'a:b'])(
  'of what is no server there are no commands: %s',
  (typed) => {
    expect(commandsForIt(typed)).toBeNull()
  },
)
