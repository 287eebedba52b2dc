import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/formats-context.ts'
import type { SpokenValues } from './spoken-tree.ts'

export const useSpokenValues = (): SpokenValues => {
  const { t } = useTranslation()
  const { day, dateTime } = useFormats()
  return useMemo(
    () => ({ day, moment: dateTime, yes: t('answers.yes'), no: t('answers.no') }),
    [t, day, dateTime],
  )
}
