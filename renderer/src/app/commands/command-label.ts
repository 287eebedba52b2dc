import type { TFunction } from 'i18next'
import type { Command } from './registry.ts'

export const commandLabel = (command: Command, t: TFunction): string => {
  if (command.kind === 'go') {
    return t('commands.goTo', { screen: t(`screens.${command.screen}`) })
  }
  return command.kind === 'verb' ? t(`commands.${command.verb}`) : t(`commands.${command.action}`)
}
