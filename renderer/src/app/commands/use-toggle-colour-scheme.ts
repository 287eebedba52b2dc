import { useComputedColorScheme } from '@mantine/core'
import { useChangeSettings } from '../settings/use-change-settings.ts'

export const useToggleColourScheme = () => {
  const shown = useComputedColorScheme('light')
  const change = useChangeSettings()
  return () => change({ colorScheme: shown === 'dark' ? 'light' : 'dark' })
}
