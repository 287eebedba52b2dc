import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { Marked } from '../../../ui/marked.tsx'
import { troubleWords } from '../trouble-words.ts'

/** Says that nobody knows what the web site has sent, as long as it does not say so itself. */
export const SiteNote = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSettings', { workspaceId }))
  const trouble = data?.address?.trouble
  if (!trouble) return null
  return (
    <li>
      <Marked mark={['broken', 'bad']}>
        {t('leads.notes.site', { why: troubleWords(t, trouble) })}
      </Marked>
    </li>
  )
}
