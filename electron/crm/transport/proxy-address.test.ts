import { expect, test } from 'vitest'
import { parseProxyAnswer } from './proxy-address.ts'

const direct = { kind: 'direct' }
const through = (proxy: string) => ({ kind: 'through', proxy })

test.each([
  ['DIRECT', direct],
  ['', direct],
  ['PROXY proxy.example:3128', through('http://proxy.example:3128')],
  ['proxy proxy.example:3128', through('http://proxy.example:3128')],
  ['HTTPS proxy.example:443', through('https://proxy.example:443')],
  ['PROXY a.example:1; PROXY b.example:2; DIRECT', through('http://a.example:1')],
  ['SOCKS5 a.example:1;PROXY b.example:2', through('http://b.example:2')],
  ['SOCKS5 a.example:1; DIRECT', direct],
  ['SOCKS a.example:1', { kind: 'unsupported' }],
  ['PROXY', { kind: 'unsupported' }],
])("the system's answer %j leads %j", (answer, route) => {
  expect(parseProxyAnswer(answer)).toEqual(route)
})
