import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { certificate } from '../crm/testing/certificates.ts'
import { startConnectProxy } from '../crm/testing/connect-proxy.ts'
import { startHttpServer } from '../crm/testing/start-http-server.ts'
import { startHttpsServer } from '../crm/testing/start-https-server.ts'
import { createTransport, type TransportOptions } from '../crm/transport/transport.ts'
import { downloadSiteFile } from './download-site-file.ts'

const downloading = (options: Partial<TransportOptions> = {}) => {
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT'), ...options })
  onTestFinished(transport.close)
  const download = downloadSiteFile(transport)
  return (url: string, signal = new AbortController().signal) =>
    download({ url, authorization: toSecret('Bearer x'), signal })
}

const giveTable: RequestListener = (_request, response) =>
  void response.setHeader('content-type', 'text/csv').end('a;b')

const table = {
  kind: 'file',
  contentType: 'text/csv',
  bytes: new TextEncoder().encode('a;b'),
}

test('a site is asked with one GET that tells nothing but the header it lets in with', async () => {
  const asked: object[] = []
  const url = await startHttpServer((request, response) => {
    const { method, headers } = request
    const { host: _, ...told } = headers
    asked.push({ method, url: request.url, told })
    response.setHeader('set-cookie', 'a=b')
    giveTable(request, response)
  })
  const download = downloading()
  await download(`${url}/x?y=1`)
  expect(await download(`${url}/x?y=1`)).toEqual(table)
  const told = { accept: '*/*', 'accept-encoding': 'identity', authorization: 'Bearer x' }
  const once = { method: 'GET', url: '/x?y=1', told: { ...told, connection: 'close' } }
  expect(asked).toEqual([once, once])
})

test('a certificate of a company’s own is believed with its authority alone, through a proxy too', async () => {
  const url = await startHttpsServer(giveTable)
  const untrusted = { kind: 'trouble', trouble: { kind: 'certificate' } }
  expect(await downloading()(url)).toEqual(untrusted)
  expect(await downloading({ roots: () => [certificate] })(url)).toEqual(table)
  const proxy = await startConnectProxy()
  onTestFinished(proxy.close)
  const resolveProxy = () => Promise.resolve(proxy.answer)
  expect(await downloading({ resolveProxy })(url)).toEqual(untrusted)
  expect(await downloading({ resolveProxy, roots: () => [certificate] })(url)).toEqual(table)
  expect(proxy.tunnels).toHaveLength(2)
})

test.each(['PROXY 127.0.0.1:1', 'SOCKS5 127.0.0.1:1'])(
  'with %s for a proxy nobody is asked past it',
  async (answer) => {
    const asked: unknown[] = []
    const url = await startHttpServer((request) => void asked.push(request))
    expect(await downloading({ resolveProxy: () => Promise.resolve(answer) })(url)).toEqual({
      kind: 'trouble',
      trouble: { kind: 'proxy' },
    })
    expect(asked).toEqual([])
  },
)

test('an answer that is broken off is no file, and whoever calls it off is told so', async () => {
  const broken = await startHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '9' })
    response.write('a;b', () => response.destroy())
  })
  expect(await downloading()(broken)).toEqual({ kind: 'trouble', trouble: { kind: 'unreachable' } })
  const end = new AbortController()
  const silent = await startHttpServer(() => end.abort())
  expect(await downloading()(silent, end.signal)).toEqual({ kind: 'cancelled' })
})

test('what refuses without ending its words is understood all the same', async () => {
  const url = await startHttpServer((_request, response) => {
    response.writeHead(403)
    response.write('no, ')
  })
  expect(await downloading()(url)).toEqual({
    kind: 'trouble',
    trouble: { kind: 'notAllowed', status: 403 },
  })
})
