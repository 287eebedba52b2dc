import { expect, test } from 'vitest'
import { proxyOfEnvironment } from './proxy-of-environment.ts'

const proxied = { https_proxy: 'http://proxy.example:3128', HTTP_PROXY: 'https://safe.example:443' }

test.each([
  [{}, 'https://crm.example.com/', 'DIRECT'],
  [proxied, 'https://crm.example.com/', 'PROXY proxy.example:3128'],
  [proxied, 'http://crm.example.com/', 'HTTPS safe.example'],
  [{ all_proxy: 'socks5://socks.example:1080' }, 'https://a.example/', 'SOCKS socks.example:1080'],
  [{ https_proxy: 'proxy.example:3128' }, 'https://a.example/', 'PROXY proxy.example:3128'],
  [{ https_proxy: '10.0.0.1:3128' }, 'https://a.example/', 'PROXY 10.0.0.1:3128'],
  [{ https_proxy: 'proxy.example' }, 'https://a.example/', 'PROXY proxy.example'],
  [{ https_proxy: 'no address' }, 'https://a.example/', 'DIRECT'],
  [{ ...proxied, no_proxy: 'example.com' }, 'https://crm.example.com/', 'DIRECT'],
  [{ ...proxied, NO_PROXY: 'other, .example.com' }, 'https://crm.example.com/', 'DIRECT'],
  [{ ...proxied, no_proxy: '*' }, 'https://crm.example.com/', 'DIRECT'],
  [{ ...proxied, no_proxy: 'ample.com' }, 'https://crm.example.com/', 'PROXY proxy.example:3128'],
  [{ ...proxied, no_proxy: 'crm.example.com:443' }, 'https://crm.example.com/', 'DIRECT'],
  [
    { ...proxied, no_proxy: 'crm.example.com:8443' },
    'https://crm.example.com/',
    'PROXY proxy.example:3128',
  ],
])('%j leads to %s by %s', (environment, url, way) => {
  expect(proxyOfEnvironment(environment)(url)).toBe(way)
})
