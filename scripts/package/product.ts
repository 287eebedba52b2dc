import { site } from '#core/updates/release'

/** What package managers and desktops ask for besides the words of package.json. */
export const product = {
  appId: 'com.unitdesk.Unitdesk',
  executable: 'unitdesk',
  homepage: `https://${site}`,
  maintainer: { name: 'Unitdesk', email: `support@${site}` },
  synopsis: 'Prices, media, leads, exports and payments of a real-estate sales CRM',
} as const

export const metainfoName = `${product.appId}.metainfo.xml`
