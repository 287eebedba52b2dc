import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyCertificate } from '../../harness/company-certificate.ts'
import { giveToPerson } from '../../harness/person.ts'
import { test } from '../../harness/test.ts'

test('a company’s own authority is trusted from its file, over a restart, until its person stops', async ({
  start,
  seat,
}) => {
  const file = (name: string, text: string): string => {
    const path = join(seat.home, name)
    writeFileSync(path, text)
    giveToPerson(path)
    return path
  }
  const first = await start()
  await first.unitdesk.go('Settings')
  await first.unitdesk.expectText('No further authority is trusted.')
  await first.unitdesk.settings.trustAuthority(file('notes.pem', 'not a certificate'))
  await first.unitdesk.expectText('It holds no certificate, or one that cannot be read.')
  await first.unitdesk.settings.trustAuthority(file('company.pem', companyCertificate))
  await first.unitdesk.expectText('Unitdesk tests, valid until')
  await first.close()

  const { unitdesk } = await start()
  await unitdesk.expectText('Unitdesk tests, valid until')
  await unitdesk.settings.stopTrusting()
  await unitdesk.expectText('No further authority is trusted.')
})
