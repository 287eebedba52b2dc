/** What pages ask for; the application needs none of it. */
export const permissions = [
  'geolocation',
  'camera',
  'microphone',
  'midi',
  'push',
  'background-sync',
  'persistent-storage',
  'accelerometer',
  'gyroscope',
  'clipboard-read',
  'screen-wake-lock',
  'display-capture',
]
