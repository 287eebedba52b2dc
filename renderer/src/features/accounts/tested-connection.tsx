import { useTranslation } from 'react-i18next'
import type { Area } from '#core/api/areas'
import type { Connection } from '#core/contract/accounts'
import { Notice } from '../../ui/notices/notice.tsx'

/** What the server has told of an account that it lets in. */
export interface TestedConnectionOutcome extends Connection {
  readonly asked: readonly Area[]
}

interface Props {
  readonly connection: TestedConnectionOutcome
}

/** What a test has told of an account that works, and what it could not tell. */
export const TestedConnection = ({ connection }: Props) => {
  const { t } = useTranslation()
  const { developerName: developer, projects, asked, letInto, refused } = connection
  const named = (areas: readonly Area[]) => areas.map((area) => t(`areas.${area}`)).join(', ')
  const later = asked.filter((area) => area !== refused && !letInto.includes(area))
  const sentences = [
    developer !== null && t('connect.testedDeveloper', { developer }),
    projects !== null && t('connect.testedProjects', { count: projects.length }),
    t('connect.testedAreas', { areas: named(letInto) }),
    refused !== null && t('connect.testedRefused', { area: named([refused]) }),
    later.length > 0 && t('connect.testedLater', { areas: named(later) }),
  ]
  return (
    <Notice
      tone={refused === null ? 'success' : 'note'}
      title={t('connect.testedTitle')}
      sentence={sentences.filter(Boolean).join(' ')}
      nextStep={projects?.map(({ name }) => name).join(' · ') ?? ''}
    />
  )
}
