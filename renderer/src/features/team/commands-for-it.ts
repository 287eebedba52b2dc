export const exampleServer = 'db.example.com'

/** What IT types to make a team; the same in every language. */
export const commandsForIt = (server: string): string => {
  const host = server.trim() || exampleServer
  const at = `--database postgres://unitdesk_admin@${host}/sales --secrets secrets.json`
  return [
    "CREATE ROLE unitdesk_admin LOGIN CREATEROLE PASSWORD '…';",
    'CREATE DATABASE sales OWNER unitdesk_admin;',
    '',
    `echo '{ "team-unitdesk_admin@${host}:5432/sales": "…" }' > secrets.json && chmod 600 secrets.json`,
    `unitdesk-runner team init ${at}`,
    `unitdesk-runner team invite "Jana Nováková" ${at}`,
  ].join('\n')
}
