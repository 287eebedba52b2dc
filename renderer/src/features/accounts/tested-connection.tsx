import { useTranslation } from 'react-i18next'
import type { Connection } from '#core/contract/accounts'
import { Notice } from '../../ui/notices/notice.tsx'

/** What one request has told of an account that works, and what it could not tell. */
export const TestedConnection = ({ connection }: { readonly connection: Connection }) => {
  const { t } = useTranslation()
  const { developerName: developer, projects } = connection
  const sentences = [
    developer === null ? '' : t('connect.testedDeveloper', { developer }),
    t('connect.testedProjects', { count: projects.length }),
    t('connect.testedAreas'),
  ]
  return (
    <Notice
      tone="success"
      title={t('connect.testedTitle')}
      sentence={sentences.filter((text) => text !== '').join(' ')}
      nextStep={projects.map(({ name }) => name).join(' · ')}
    />
  )
}
