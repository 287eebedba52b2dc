import { useQuery } from '@tanstack/react-query'
import type { Settings } from '#core/contract/settings'
import { query } from '../../bridge/query.ts'

/** A part of the settings; whoever uses it is drawn anew when that part changes, and by nothing else. */
export const useSettingsPart = <T>(part: (settings: Settings) => T): T => {
  const { data } = useQuery({ ...query('settings.readSettings', {}), select: part })
  if (data === undefined)
    throw new Error('The settings are put into the cache before the first frame')
  return data
}

const whole = (settings: Settings): Settings => settings

export const useSettings = (): Settings => useSettingsPart(whole)
