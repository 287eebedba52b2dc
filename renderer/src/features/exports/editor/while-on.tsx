import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RunRules } from '#core/exports/schedule/job-progress'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { BackgroundChoice } from '../settings/background-choice.tsx'
import classes from './while-on.module.css'

/** What a schedule needs of this computer, and what becomes of the times at which it has none. */
export const WhileOn = ({ missed }: Pick<RunRules, 'missed'>) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readSettings', {}))
  const save = useMutation(mutation('exports.saveSettings'))
  return (
    <div className={classes['place']}>
      <p className={classes['words']}>
        {t('exports.editor.whileOn')} {t(`exports.editor.whileOff.${missed}`)}
      </p>
      {data && (
        <BackgroundChoice
          offered={data}
          chosen={data}
          isSaving={save.isPending}
          onChange={(part) => {
            const { retention, digest, startsWithSystem, staysInTray } = data
            save.mutate({ retention, digest, startsWithSystem, staysInTray, ...part })
          }}
        />
      )}
      <p className={classes['words']}>{t('exports.editor.forAll')}</p>
    </div>
  )
}
