import { nameOfTeamSecret, readTeamAddress } from '#core/team/team-address'

export const exampleServer = 'db.example.com'

/** A name or an address of numbers, and a port: nothing that a shell would take for its own. */
const plain = /^[\w.:[\]-]+$/

/** What IT types to make a team, the same in every language; null of what is no server. */
export const commandsForIt = (server: string): string | null => {
  const typed = server.trim() || exampleServer
  const url = `postgres://unitdesk_admin@${typed}/sales`
  const read = readTeamAddress(url)
  if (read.kind === 'fault' || !plain.test(typed)) return null
  // A line that does not fit the dialog is broken where a shell reads on.
  const at = `\\\n  --database ${url} --secrets secrets.json`
  return [
    "CREATE ROLE unitdesk_admin LOGIN CREATEROLE PASSWORD '…';",
    'CREATE DATABASE sales OWNER unitdesk_admin;',
    '',
    'touch secrets.json && chmod 600 secrets.json',
    `echo '{ "${nameOfTeamSecret(read.address)}": "…" }' > secrets.json`,
    `unitdesk-runner team init ${at}`,
    `unitdesk-runner team invite "Jana Nováková" ${at}`,
  ].join('\n')
}
