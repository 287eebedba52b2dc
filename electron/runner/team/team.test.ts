import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readInvitation, writeInvitation } from '../../team/invitation.ts'
import { removeTeam } from '../../team/testing/remove-team.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runHere } from '../testing/run-here.ts'

const postgres = await startPostgres()

const { authority: pem } = postgres
const { user, database, password } = postgres.admin
const place = `127.0.0.1:${postgres.port}/${database}`

const runnerOfAdmin = (secret: string = password) => {
  const folder = temporaryFolder()
  const authority = join(folder, 'authority.pem')
  const secrets = join(folder, 'secrets.json')
  writeFileSync(authority, pem)
  writeFileSync(secrets, JSON.stringify({ [`team-${user}@${place}`]: secret }), { mode: 0o600 })
  const usual = ['--database', `postgres://${user}@${place}`, '--authority', authority]
  return (...args: string[]) =>
    runHere(['team', ...args, ...usual, '--secrets', secrets, '--language', 'en'])
}

test('a team is made, somebody is invited and removed, and each time it is said who is there', async () => {
  const run = runnerOfAdmin()
  expect(await run('verify')).toMatchObject({
    exitCode: 1,
    stderr: 'There is no such team in sales. Make it with “team init”.\n',
  })
  expect(await run('init')).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: 'The team “unitdesk” was made. Invite its people with “team invite”.\n',
  })
  expect((await run('init')).stdout).toContain('Nothing was changed')

  const { stdout } = await run('invite', 'Jana Nováková', '--json')
  const { role, invitation } = JSON.parse(stdout)
  const [mark, text] = invitation.split('.')
  expect(mark).toBe('unitdesk-team-1')
  const login = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  expect(login).toEqual({
    host: '127.0.0.1',
    port: postgres.port,
    database,
    user: role,
    team: 'unitdesk',
    password: expect.any(String),
    authority: pem,
  })
  const jana = await postgres.connect(login)
  await jana.query('SELECT unitdesk.join_team()')
  expect((await run('invite', 'Jana Nováková')).stderr).toContain('already in the team')
  expect((await run('invite', 'Eva', '--areas', 'media,leads')).stdout).toMatch(
    /^Eva can join until .*\nunitdesk-team-1\./,
  )
  expect((await run('verify')).stdout.split('\n')).toEqual([
    'Everybody has the rights that were given, and no others.',
    expect.stringMatching(
      /^The record of who did what is whole: 2 rows, the last with the hash [0-9a-f]{64}\.$/,
    ),
    expect.stringMatching(
      /^Eva \(unitdesk_person_eva\) is invited until .* Areas: media, leads\.$/,
    ),
    'Jana Nováková (unitdesk_person_jana_novakova) is in the team. Areas: prices, media, leads, reports, accounting.',
    '',
  ])
  expect(await run('areas', 'Jana Nováková', '--areas', 'admin, prices')).toMatchObject({
    exitCode: 0,
    stdout: 'Jana Nováková works with admin, prices from now on.\n',
  })
  expect((await run('verify')).stdout).toContain('Areas: admin, prices.')
  expect(await run('areas', 'Jana Nováková')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--areas takes prices, media'),
  })
  expect((await run('invite', 'Petr', '--areas', 'bribes')).exitCode).toBe(2)
  expect(await run('invite', 'x'.repeat(101))).toMatchObject({
    exitCode: 2,
    stderr: 'A name can have at most 100 characters. Write a shorter one.\n',
  })

  const anew = JSON.parse((await run('rotate', 'Jana Nováková', '--json')).stdout).invitation
  await expect(jana.query('SELECT unitdesk.list_people()')).rejects.toThrow()
  await expect(postgres.connect(login)).rejects.toThrow('password authentication failed')
  const loginAnew = JSON.parse(Buffer.from(anew.split('.')[1], 'base64url').toString('utf8'))
  expect(loginAnew).toEqual({ ...login, password: expect.any(String) })
  const again = await postgres.connect(loginAnew)
  await again.query('SELECT unitdesk.join_team()')
  expect((await run('rotate', 'Petr')).stderr).toContain('Nobody of that name')

  const owner = await postgres.connect({ ...postgres.superuser, database })
  await owner.query(`REVOKE unitdesk_member FROM ${role} GRANTED BY ${user}`)
  expect(await run('verify')).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining(
      `  Role ${role}: it is not there or no member of the team, and its person is not let in.`,
    ),
  })

  expect((await run('remove', 'Jana Nováková')).exitCode).toBe(0)
  await expect(again.query('SELECT unitdesk.list_people()')).rejects.toThrow()
  expect((await run('rotate', 'Jana Nováková')).stderr).toContain('Nobody of that name')
  expect((await run('remove', 'Petr')).stderr).toContain('Nobody of that name')
  await owner.query('GRANT SELECT ON unitdesk.person TO PUBLIC')
  const found = await run('verify', '--head', 'a'.repeat(64))
  expect(found).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining(
      '  Table person: it is not as it was made, or somebody other than the owner',
    ),
  })
  expect(found.stdout).toContain('No row has the hash that you have noted')
})

test('a team is backed up into a new file, and made again from it in a database that has none', async () => {
  const run = runnerOfAdmin()
  expect((await run('init', '--team', 'kept')).exitCode).toBe(0)
  await run('invite', 'Jana', '--team', 'kept', '--areas', 'media')
  const file = join(temporaryFolder(), 'team.backup')
  const backUp = () => run('backup', file, '--team', 'kept')
  const { rows, sha256 } = JSON.parse(
    (await run('backup', file, '--team', 'kept', '--json')).stdout,
  )
  expect([rows, sha256]).toEqual([expect.any(Number), expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(await backUp()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('already') })
  const restore = (of = file) => run('restore', of, '--team', 'kept')
  expect((await restore()).stderr).toContain('There is a team “kept” in this database already')
  const owner = await postgres.connect({ ...postgres.superuser, database })
  await removeTeam(owner, 'kept')
  expect((await restore(join(file, 'gone'))).stderr).toContain('cannot be used (ENOTDIR)')
  expect((await run('restore', file)).stderr).toContain('a backup of the team “kept”')
  expect(await restore()).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(
      /^The team “kept” is as it was on .* Invite each of its people anew/,
    ),
  })
  expect((await run('invite', 'Jana', '--team', 'kept')).exitCode).toBe(0)
  expect((await run('verify', '--team', 'kept')).stdout).toContain('Areas: media.')
})

test('a profile joins by the line of its invitation, and its password is read from where that is given', async () => {
  const run = runnerOfAdmin()
  expect((await run('init', '--team', 'ofrunner')).exitCode).toBe(0)
  const invited = JSON.parse((await run('invite', 'Runner', '--team', 'ofrunner', '--json')).stdout)
  const secrets = temporaryFolder()
  const line = join(secrets, 'team-invitation')
  const joinWith = (file: string, profile: string, place = secrets) =>
    runHere(['team', 'join', file, '--profile', profile, '--secrets', place, '--language', 'en'])
  const profile = temporaryFolder()
  expect(await joinWith(line, profile)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('has no invitation to a team'),
  })
  writeFileSync(line, `${invited.invitation}\n`, { mode: 0o600 })
  // Without the password among its secrets a service could not come back.
  const other = temporaryFolder()
  writeFileSync(join(other, 'something'), 'x', { mode: 0o600 })
  expect((await joinWith(line, profile, other)).exitCode).toBe(1)
  const joined = { exitCode: 0, stdout: 'This profile is in the team “ofrunner”.\n', stderr: '' }
  expect(await joinWith(line, profile)).toEqual(joined)
  expect(await joinWith(line, profile)).toEqual(joined)
  expect((await run('verify', '--team', 'ofrunner')).stdout).toContain(
    'Runner (ofrunner_person_runner) is in the team.',
  )
})

test('a profile that cannot reach its team, or may not join it now, may do so later', async () => {
  const run = runnerOfAdmin()
  expect((await run('init', '--team', 'later')).exitCode).toBe(0)
  const { invitation } = JSON.parse(
    (await run('invite', 'Runner', '--team', 'later', '--json')).stdout,
  )
  const read = readInvitation(invitation)
  if (read === null) throw new Error('the line is no invitation')
  const joinWith = (line: string) => {
    const secrets = temporaryFolder()
    const file = join(secrets, 'team-invitation')
    writeFileSync(file, line, { mode: 0o600 })
    const profile = temporaryFolder()
    return runHere([
      'team',
      'join',
      file,
      '--profile',
      profile,
      '--secrets',
      secrets,
      '--language',
      'en',
    ])
  }
  const away = { exitCode: 3, stdout: expect.stringContaining('The team can’t be reached') }
  expect(await joinWith(writeInvitation({ ...read, port: 1 }))).toMatchObject(away)
  const owner = await postgres.connect({ ...postgres.superuser, database })
  await owner.query(`ALTER ROLE ${read.user} SET default_transaction_read_only = on`)
  expect(await joinWith(invitation)).toMatchObject(away)
  await owner.query(`ALTER ROLE ${read.user} NOLOGIN`)
  expect((await joinWith(invitation)).exitCode).toBe(1)
})

test('what keeps a command from its database is said, and no password is', async () => {
  const refused = await runnerOfAdmin('something-else')('init')
  expect(refused).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('does not let it in'),
  })
  expect(refused.stderr + refused.stdout).not.toContain('something-else')
  const run = runnerOfAdmin()
  expect((await run('init', '--team', 'Our team')).exitCode).toBe(2)
  const strange = await runHere([
    'team',
    'init',
    '--database',
    'postgres://a:b@c/d',
    '--language',
    'en',
  ])
  expect(strange).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('A password has no place'),
  })
  const unknown = await runHere(
    `team init --database postgres://nobody@${place} --secrets ${temporaryFolder()} --language en`.split(
      ' ',
    ),
  )
  expect(unknown.stderr).toContain(`under the name team-nobody@${place}`)
})

test('a database that takes nothing for a while is told from one that refuses: the same command may do it later', async () => {
  const owner = await postgres.connect({ ...postgres.superuser, database })
  await owner.query(`ALTER ROLE ${user} SET default_transaction_read_only = on`)
  onTestFinished(async () => {
    await owner.query(`ALTER ROLE ${user} RESET default_transaction_read_only`)
  })
  const { stdout } = await runnerOfAdmin()('init', '--team', 'readonly', '--json')
  expect(JSON.parse(stdout)).toEqual({ exitCode: 3, fault: 'other', code: '25006' })
  expect(await runnerOfAdmin()('init', '--team', 'readonly')).toMatchObject({
    exitCode: 3,
    stderr: 'The database on 127.0.0.1 cannot do that at the moment (25006). Try again later.\n',
  })
})
