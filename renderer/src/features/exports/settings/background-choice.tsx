import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'

interface Props {
  readonly settings: Pick<
    OutputOf<'exports.readSettings'>,
    'startsWithSystem' | 'canStartWithSystem' | 'staysInTray' | 'canStayInTray'
  >
}

/** Whether the reports go on without a window; taken at once, and for all of them. */
export const BackgroundChoice = ({ settings }: Props) => {
  const { t } = useTranslation()
  const save = useMutation(mutation('exports.saveBackground'))
  const { startsWithSystem, canStartWithSystem, staysInTray, canStayInTray } = settings
  return (
    <>
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
    </>
  )
}
