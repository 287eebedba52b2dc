import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** Reads the words in the language of the moment. */
  readonly read: (t: TFunction) => ReactNode
}

/** Words that follow when another language is chosen. */
export const SpokenText = ({ read }: Props) => {
  const { t } = useTranslation()
  return read(t)
}
