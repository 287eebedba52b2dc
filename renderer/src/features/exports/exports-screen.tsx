import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const ExportsScreen = () => {
  const { t } = useTranslation()
  usePainted('exports')
  return (
    <ScreenFrame title={t('screens.exports')}>
      <EmptyState
        icon={IconFileSpreadsheet}
        note={t('coming.version')}
        title={t('coming.exports.title')}
        sentence={t('coming.exports.sentence')}
      />
    </ScreenFrame>
  )
}
