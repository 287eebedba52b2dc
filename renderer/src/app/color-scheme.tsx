import {
  type MantineColorScheme,
  type MantineColorSchemeManager,
  useMantineColorScheme,
} from '@mantine/core'
import { useEffect } from 'react'
import type { Settings } from '#core/contract/settings'
import { useSettingsPart } from './settings/use-settings.ts'

const mantineScheme = (chosen: Settings['colorScheme']): MantineColorScheme =>
  chosen === 'system' ? 'auto' : chosen

/** The settings are the memory of the scheme: Mantine's own must keep nothing. */
export const schemeOfSettings = (atStart: Settings['colorScheme']): MantineColorSchemeManager => ({
  get: () => mantineScheme(atStart),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
})

const schemeOf = (settings: Settings): Settings['colorScheme'] => settings.colorScheme

/** Lets Mantine follow the settings. */
export const ColorSchemeFollower = () => {
  const colorScheme = useSettingsPart(schemeOf)
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  useEffect(() => setColorScheme(mantineScheme(colorScheme)), [colorScheme, setColorScheme])
  return null
}
