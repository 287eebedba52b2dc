import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changesSince, parseChangelog } from '#core/changes'
import changelog from '../../../../CHANGELOG.md?raw'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import classes from './changes-dialog.module.css'

interface Props {
  readonly version: string
  /** The version that was here before; null where the present one alone is asked about. */
  readonly since: string | null
  readonly onClose: () => void
}

/** What is new in the version that runs, and in those that were left out before it. */
export const ChangesDialog = ({ version, since, onClose }: Props) => {
  const { t } = useTranslation()
  const changes = changesSince(parseChangelog(changelog), { version, since })
  return (
    <OpenedModal title={t('settings.changes.title')} size="lg" onClose={onClose}>
      <Text size="sm" c="dimmed">
        {t('settings.changes.sentence')}
      </Text>
      {changes.map(({ version: of, groups }, index) => (
        <section key={of} lang="en">
          <h3 className={classes['version']}>{index === 0 ? version : of}</h3>
          {groups.map(({ title, changes: entries }) => (
            <section key={title}>
              <h4 className={classes['group']}>{title}</h4>
              <ul className={classes['list']}>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </OpenedModal>
  )
}
