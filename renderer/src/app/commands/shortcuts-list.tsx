import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { commandLabel } from './command-label.ts'
import { Keys } from './keys.tsx'
import { commandId, commands } from './registry.ts'
import classes from './shortcuts-list.module.css'

/** Keys that the table of prices takes for itself. */
const inTable = [
  { act: 'fillDown', shortcut: { key: 'd', mod: true } },
  { act: 'fillRight', shortcut: { key: 'r', mod: true } },
  { act: 'clear', shortcut: { key: 'Delete' } },
] as const

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
}

export const ShortcutsList = ({ opened, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shell.shortcuts')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes['sentence']}>{t('commands.shortcutsSentence')}</p>
      <dl className={classes['list']}>
        {commands.map(
          (command) =>
            command.shortcut && (
              <div key={commandId(command)} className={classes['row']}>
                <dt>{commandLabel(command, t)}</dt>
                <dd>
                  <Keys shortcut={command.shortcut} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <h3 className={classes['title']}>{t('commands.inTable.title')}</h3>
      <dl className={classes['list']}>
        {inTable.map(({ act, shortcut }) => (
          <div key={act} className={classes['row']}>
            <dt>{t(`commands.inTable.${act}`)}</dt>
            <dd>
              <Keys shortcut={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
