import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startHttpServer } from '../crm/testing/start-http-server.ts'
import { createTransport } from '../crm/transport/transport.ts'
import { feedReader, verifyFeed } from './read-feed.ts'
import { newKeys, signFeed, someFeed } from './testing/release-in-a-box.ts'
import { troubleOf } from './update-refused.ts'

const keys = newKeys()
const feed = someFeed({ files: [] })
const signed = signFeed(feed, keys.privateKey)

const reading = async (answer: RequestListener, longestMs?: number) => {
  const folder = `${await startHttpServer(answer)}/`
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  const limit = longestMs === undefined ? {} : { longestMs }
  const read = feedReader({ transport, folder, keys: [keys.publicText], ...limit })
  return read('stable', new AbortController().signal)
}

const troubleIn = async (answer: RequestListener, longestMs?: number) =>
  reading(answer, longestMs).then(() => 'believed', troubleOf)

test('a feed that one of the known keys has signed is read', async () => {
  const asked: string[] = []
  const read = await reading((request, response) => {
    asked.push(request.url ?? '')
    response.end(signed)
  })
  expect(asked).toEqual(['/stable.json'])
  expect(read).toMatchObject({ channel: 'stable', version: '0.2.0', percentage: 100 })
  expect(verifyFeed(signed, [newKeys().publicText, keys.publicText])).not.toBeNull()
})

test.each([
  ['that another key has signed', signFeed(feed, newKeys().privateKey)],
  ['that nobody has signed', JSON.stringify({ payload: JSON.stringify(feed), signature: '' })],
  ['with the signature of another', swapped()],
  ['that was cut', signed.slice(0, -20)],
  ['that is a page', '<!doctype html><title>Sign in</title>'],
  ['that is empty', ''],
  ['with something beside what is signed', JSON.stringify({ ...JSON.parse(signed), version: '9' })],
  ['that was signed and is no feed', signFeed({ hello: 'world' }, keys.privateKey)],
  ['that was signed and is no JSON', signFeed('0a1b  unitdesk.deb\n', keys.privateKey)],
])('a feed %s is not believed', async (_, text) => {
  expect(await troubleIn((_request, response) => response.end(text))).toBe('forged')
})

test('without a key nothing is believed', () => {
  expect(verifyFeed(signed, [])).toBeNull()
})

test('whichever byte is changed, the feed is not believed, or says the same', () => {
  const bytes = Buffer.from(signed)
  const believed = verifyFeed(signed, [keys.publicText])
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ by
      // Base64 has letters that say nothing; what the payload says is what was signed.
      expect([null, believed]).toContainEqual(verifyFeed(changed.toString(), [keys.publicText]))
    }),
  )
  const inPayload = signed.replace('"percentage\\":100', '"percentage\\":101')
  expect(inPayload).not.toBe(signed)
  expect(verifyFeed(inPayload, [keys.publicText])).toBeNull()
})

test('an answer without end is left after as much as a feed may have', async () => {
  let isLeft: Promise<unknown> = Promise.resolve()
  const trouble = await troubleIn((_request, response) => {
    isLeft = once(response, 'close')
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(4_096)));
    }
    response.on('drain', more)
    more()
  })
  expect(trouble).toBe('forged')
  await isLeft
})

test('an answer that drips is left when its time is over', async () => {
  const answer: RequestListener = (_request, response) => {
    const drip = setInterval(() => response.write(' '), 5)
    response.on('close', () => clearInterval(drip))
  }
  expect(await troubleIn(answer, 100)).toBe('tooSlow')
})

test.each([301, 302, 307, 404, 500])(
  'an answer of %i is none, and leads nowhere',
  async (status) => {
    let others = 0
    const elsewhere = await startHttpServer((_request, response) => {
      others += 1
      response.end(signed)
    })
    const trouble = await troubleIn((_request, response) => {
      response.writeHead(status, { location: `${elsewhere}/stable.json` }).end(signed)
    })
    expect(trouble).toBe('refused')
    expect(others).toBe(0)
  },
)

test('where no server is, that is said', async () => {
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  const read = feedReader({ transport, folder: 'http://127.0.0.1:1/', keys: [keys.publicText] })
  const trouble = await read('stable', new AbortController().signal).catch(troubleOf)
  expect(trouble).toBe('unreachable')
})

function swapped(): string {
  const other = JSON.parse(signFeed({ ...feed, version: '0.3.0' }, keys.privateKey))
  return JSON.stringify({ payload: JSON.parse(signed).payload, signature: other.signature })
}
