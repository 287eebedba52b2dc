/** What package managers and desktops ask for besides the words of package.json. */
export const product = {
  appId: 'com.unitdesk.Unitdesk',
  executable: 'unitdesk',
  homepage: 'https://unitdesk.example',
  maintainer: { name: 'Unitdesk', email: 'support@unitdesk.example' },
  synopsis: 'Prices, media, leads, exports and payments of a real-estate sales CRM',
} as const
