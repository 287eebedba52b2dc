import { Checkbox } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { Section } from '../../../ui/section.tsx'
import { DigestFields } from './digest-fields.tsx'
import { Keeping } from './keeping.tsx'
import classes from './settings-dialog.module.css'

type Settings = OutputOf<'exports.readSettings'>

/** What is kept of all reports, and whether they go on without a window. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readSettings', {}))
  return (
    <OpenedModal size="lg" title={t('exports.settings.title')} onClose={onClose}>
      {data && (
        <div className={classes['parts']}>
          <Keeping settings={data} onClose={onClose} />
          <DigestFields digest={data.digest} />
          <Background settings={data} />
        </div>
      )}
    </OpenedModal>
  )
}

interface Props {
  readonly settings: Settings
}

const Background = ({ settings }: Props) => {
  const { t } = useTranslation()
  const save = useMutation(mutation('exports.saveBackground'))
  const { startsWithSystem, canStartWithSystem, staysInTray, canStayInTray } = settings
  return (
    <Section
      title={t('exports.settings.background')}
      sentence={t('exports.settings.backgroundHint')}
    >
      <Checkbox
        size="sm"
        label={t('exports.settings.tray')}
        {...(canStayInTray ? {} : { description: t('exports.settings.notHere') })}
        disabled={!canStayInTray || save.isPending}
        checked={staysInTray}
        onChange={({ currentTarget }) =>
          save.mutate({ startsWithSystem, staysInTray: currentTarget.checked })
        }
      />
      <Checkbox
        size="sm"
        label={t('exports.settings.system')}
        {...(canStartWithSystem ? {} : { description: t('exports.settings.notHere') })}
        disabled={!canStartWithSystem || save.isPending}
        checked={startsWithSystem}
        onChange={({ currentTarget }) =>
          save.mutate({ startsWithSystem: currentTarget.checked, staysInTray })
        }
      />
    </Section>
  )
}
