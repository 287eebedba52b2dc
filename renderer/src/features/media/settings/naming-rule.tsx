import { Box, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { compileRule } from '#core/media/naming/naming-rule'
import { ruleFields } from '#core/media/naming/rule-parts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Section } from '../../../ui/section.tsx'
import type { MediaDesk } from '../media-desk.ts'
import { placeWords } from '../place-words.ts'
import { reasonWords } from '../words.ts'
import type { FormProps } from './form-props.ts'
import { type RuleTrial, tryRule } from './rule-trial.ts'
import classes from './settings-dialog.module.css'

/** How the files of this project are called, tried on those in the list while it is written. */
export const NamingRule = ({ form, onForm, desk }: FormProps & { readonly desk: MediaDesk }) => {
  const { t } = useTranslation()
  const pattern = form.namingRule.trim()
  const tried = useDeferredValue(pattern)
  const trial = useMemo(
    () => (tried === '' ? null : tryRule(tried, desk.files, desk.index.places)),
    [tried, desk.files, desk.index],
  )
  return (
    <Section title={t('media.settings.rule')} sentence={t('media.settings.ruleHint')}>
      <TextInput
        size="xs"
        label={t('media.settings.rulePattern')}
        placeholder={t('media.settings.rulePlaceholder')}
        maxLength={200}
        value={form.namingRule}
        onChange={({ currentTarget }) => onForm({ ...form, namingRule: currentTarget.value })}
      />
      <RuleProblem pattern={pattern} />
      {trial && <Trial trial={trial} desk={desk} />}
    </Section>
  )
}

/** What is wrong with the rule, at its place. */
const RuleProblem = ({ pattern }: { readonly pattern: string }) => {
  const { t } = useTranslation()
  if (pattern === '') return null
  const compiled = compileRule(pattern)
  if (compiled.ok) return null
  const { at, problem } = compiled
  return (
    <div role="alert">
      <p className={classes['pattern']} aria-hidden>
        {pattern.slice(0, at)}
        <mark>{pattern.slice(at, at + 1) || ' '}</mark>
        {pattern.slice(at + 1)}
      </p>
      <p className={classes['error']}>{t(`media.settings.problem.${problem}`, { at: at + 1 })}</p>
    </div>
  )
}

const Trial = ({ trial, desk }: { readonly trial: RuleTrial; readonly desk: MediaDesk }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { fits, total, examples } = trial
  if (total === 0) return <p className={classes['said']}>{t('media.settings.noFiles')}</p>
  return (
    <>
      <p className={classes['said']} role="status">
        {t('media.settings.fits', { fits: formats.integer(fits), total: formats.integer(total) })}
      </p>
      <Box
        component="section"
        className={classes['trial']}
        aria-label={t('media.settings.trial')}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('media.column.file')}</th>
              <th scope="col">{t('media.settings.read')}</th>
              <th scope="col">{t('media.column.goesTo')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ path, values, match }) => {
              const [first] = match.targets
              return (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  <td>
                    {values
                      ? ruleFields.flatMap((field) => values[field] ?? []).join(' · ')
                      : t('media.settings.fitsNot')}
                  </td>
                  <td>
                    {first
                      ? `${placeWords(t, desk.index, first.target).name} · ${t(`media.kind.${first.endpoint}`)}`
                      : reasonWords(match.reason, { t })}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Box>
    </>
  )
}
