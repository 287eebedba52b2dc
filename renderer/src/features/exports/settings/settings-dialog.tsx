import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { Section } from '../../../ui/section.tsx'
import { BackgroundChoice } from './background-choice.tsx'
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

const Background = ({ settings }: { readonly settings: Settings }) => {
  const { t } = useTranslation()
  return (
    <Section
      title={t('exports.settings.background')}
      sentence={t('exports.settings.backgroundHint')}
    >
      <BackgroundChoice settings={settings} />
    </Section>
  )
}
