import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { writeHeapSnapshot } from 'node:v8'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { callTo, startCalling } from '../../crm/testing/calling.ts'

// Makes calls with a password that it reads for each, as from a keychain, and leaves what is then in its memory.
const [baseUrl = '', passwordFile = '', controlFile = '', heapFile = ''] = process.argv.slice(2)

const held = readFileSync(controlFile, 'utf8')
const { caller } = startCalling({
  readPassword: () => Promise.resolve(success(toSecret(readFileSync(passwordFile, 'utf8')))),
})
const answers = [await caller.read(callTo(baseUrl)), await caller.read(callTo(baseUrl))]
// What a call leaves to the next turn of the loop is done then.
for (let turn = 0; turn < 3; turn++) await setImmediate()
writeHeapSnapshot(heapFile)
process.stdout.write(JSON.stringify(answers.map(({ ok }) => ok)))
process.exit(held === '' ? 1 : 0)
