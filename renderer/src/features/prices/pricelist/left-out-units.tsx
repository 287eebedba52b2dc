import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notices/notice.tsx'

interface Props {
  readonly names: readonly string[]
}

const namesShown = 10

/** Names the units that cannot be read; the others are shown all the same. */
export const LeftOutUnits = ({ names }: Props) => {
  const { t } = useTranslation()
  if (names.length === 0) return null
  const shown = names.slice(0, namesShown).join(', ')
  return (
    <Notice
      tone="warning"
      title={t('prices.leftOut.title', {
        count: names.length,
        names: names.length > namesShown ? `${shown}, …` : shown,
      })}
      sentence={t('prices.leftOut.why')}
    />
  )
}
