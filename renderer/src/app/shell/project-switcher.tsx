import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import { screensOfProject } from '../screens.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'
import { useReadAhead } from '../use-read-ahead.ts'
import classes from './switcher.module.css'

/** The project of the screen; where a screen shows all of them there is nothing to choose. */
export const ProjectSwitcher = () => {
  const { t } = useTranslation()
  const { place, go } = usePlace()
  const { projects, project } = useProjects()
  const readAhead = useReadAhead()
  const [isTyping, setTyping] = useState(false)
  if (place.workspaceId === null || !screensOfProject.has(place.screen)) return null
  const byValue = new Map(projects.map((one) => [String(one.id), one]))
  return (
    <Select
      className={classes['project']}
      size="xs"
      searchable
      allowDeselect={false}
      // Otherwise each change of project would lay the whole page out to show an option of a closed list.
      selectFirstOptionOnChange={isTyping}
      onInput={() => setTyping(true)}
      onDropdownClose={() => setTyping(false)}
      disabled={projects.length === 0}
      aria-label={t('shell.chooseProject')}
      placeholder={t(projects.length === 0 ? 'shell.noProjects' : 'shell.searchProjects')}
      nothingFoundMessage={t('shell.nothingFound')}
      maxDropdownHeight={360}
      comboboxProps={{ width: 340, position: 'bottom-start', shadow: 'md' }}
      data={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={project ? String(project.id) : null}
      onChange={(value) => {
        const chosen = byValue.get(value ?? '')
        if (chosen) go({ projectId: chosen.id })
      }}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && fold(option.label).includes(fold(search)))
      }
      renderOption={({ option }) => {
        const pointed = byValue.get(option.value)
        const free = pointed?.freeUnits ?? null
        return (
          <span
            className={classes['option']}
            onPointerEnter={() => pointed && readAhead({ projectId: pointed.id })}
          >
            <span>{option.label}</span>
            {free !== null && <small>{t('shell.freeUnits', { count: free })}</small>}
          </span>
        )
      }}
    />
  )
}
