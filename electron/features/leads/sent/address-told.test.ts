import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listCalls } from '../../../store/activity/activity.ts'
import { fileWith, importFile, sent } from '../../../wiring/testing/leads/acts.ts'
import { of } from '../../../wiring/testing/leads/leads-world.ts'
import { startAgainWithFile, startWithSite } from '../../../wiring/testing/leads/web-site.ts'

test('whoever names the columns after a restart is told what the site has against it', async () => {
  const { site, next, read } = await startAgainWithFile()
  for (const [status, kind, again] of [
    [403, 'notAllowed', 'afterFix'],
    [500, 'serverError', 'now'],
    [204, 'empty', 'afterFix'],
  ] as const) {
    site.says(status)
    await expect(next.call('leads.readSentFile', read)).rejects.toMatchObject({
      failure: { kind: 'noSiteFile', trouble: { kind }, again },
    })
  }
})

test('what may be a key in the path of an address stands in no name, log, failure or line of Activity', async () => {
  const { world, site, leads, save, ask, directory } = await startWithSite()
  const key = '4f9c0d6be7a14f9c0d6be7a1'
  await importFile(world, fileWith('first.jsonl', leads('Eva')))
  site.gives(leads('Eva', 'Adam'))
  await save(`/export/${key}.jsonl`)
  await ask()
  expect((await sent(world)).map(({ lead }) => lead.name)).toEqual(['Eva', 'Adam'])
  site.says(500)
  await ask()
  const said = [
    await world.call('leads.listImports', of),
    world.jobs.list(),
    world.notices,
    listCalls(world.store.db, { search: '', outcome: 'all', before: null, limit: 100 }),
    readdirSync(join(directory, 'logs')).map((name) =>
      readFileSync(join(directory, 'logs', name), 'utf8'),
    ),
    world.store.db.prepare('SELECT name FROM watched_file').all(),
  ]
  expect(JSON.stringify(said)).toContain('leads.jsonl')
  expect(JSON.stringify(said)).not.toContain(key)
})
