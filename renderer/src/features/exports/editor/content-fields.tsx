import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { catalogue } from '#core/exports/reports/catalogue'
import { query } from '../../../bridge/query.ts'
import { markClasses } from '../../../ui/mark.ts'
import { Section } from '../../../ui/section.tsx'
import shared from '../exports.module.css'
import { exportTitle } from '../reports/export-title.ts'
import type { EditorParts } from './editor-parts.ts'
import classes from './editor-screen.module.css'
import { ParameterField } from './parameter-field.tsx'
import { exportNameOf, ownExport, parametersOf } from './report-form.ts'

/** Which table, how it is narrowed, under which name and with which account. */
export const ContentFields = (parts: EditorParts) => {
  const { t } = useTranslation()
  const { form, wrong, onForm } = parts
  const parameters = parametersOf(form)
  return (
    <Section title={t('exports.editor.what')}>
      <div className={classes['fields']}>
        <TextInput
          size="xs"
          className={classes['wide'] ?? ''}
          data-autofocus
          maxLength={120}
          label={t('exports.editor.name')}
          error={wrong.has('name') && t('exports.editor.wrong.name')}
          value={form.name}
          onChange={({ currentTarget }) => onForm({ name: currentTarget.value })}
        />
        <ExportChoice {...parts} />
        <div className={classes['labelled']}>
          <Input.Label size="xs" labelElement="div">
            {t('exports.editor.format')}
          </Input.Label>
          <SegmentedControl
            size="xs"
            aria-label={t('exports.editor.format')}
            data={['xlsx', 'xls']}
            value={form.format}
            onChange={(format) => onForm({ format: format === 'xls' ? 'xls' : 'xlsx' })}
          />
        </div>
        <AccountChoice {...parts} />
      </div>
      <Holds {...parts} />
      <div className={classes['fields']}>
        {parameters.map((parameter) => (
          <ParameterField
            key={`${form.export} ${parameter.name}`}
            {...parts}
            parameter={parameter}
          />
        ))}
      </div>
    </Section>
  )
}

const exportGroups = (t: TFunction) => {
  const items = (isSpecified: boolean) =>
    catalogue
      .filter((entry) => entry.isSpecified === isSpecified)
      .map(({ name, successor }) => ({
        value: name as string,
        label:
          successor === null
            ? exportTitle(t, name)
            : t('exports.editor.deprecated', { name: exportTitle(t, name) }),
      }))
  return [
    { group: t('exports.editor.specified'), items: items(true) },
    { group: t('exports.editor.beyond'), items: items(false) },
    {
      group: t('exports.editor.others'),
      items: [{ value: ownExport, label: t('exports.editor.own') }],
    },
  ]
}

const ExportChoice = ({ form, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  return (
    <>
      <NativeSelect
        size="xs"
        rightSectionWidth={22}
        label={t('exports.editor.export')}
        data={exportGroups(t)}
        value={form.export}
        onChange={({ currentTarget }) => onForm({ export: currentTarget.value })}
      />
      {form.export === ownExport && (
        <TextInput
          size="xs"
          maxLength={80}
          spellCheck={false}
          autoComplete="off"
          label={t('exports.editor.endpoint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={t('exports.editor.endpointHint')}
          error={wrong.has('endpoint') && t('exports.editor.wrong.endpoint')}
          value={form.endpoint}
          onChange={({ currentTarget }) => onForm({ endpoint: currentTarget.value })}
        />
      )}
    </>
  )
}

/** What the chosen table has in it, and which one is to be preferred. */
const Holds = ({ form, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const name = exportNameOf(form)
  const entry = catalogue.find((one) => one.name === name)
  if (!entry) return <p className={classes['holds']}>{t('exports.editor.ownHolds')}</p>
  const { successor } = entry
  return (
    <>
      <p className={classes['holds']}>
        {t(`exports.holds.${entry.name}`)} {!entry.isSpecified && t('exports.editor.beyondHint')}
      </p>
      {successor && (
        <p className={classes['holds']}>
          <span className={markClasses('warning', 'waiting')}>
            {t('exports.editor.successor', { name: exportTitle(t, successor) })}
          </span>{' '}
          <button
            type="button"
            className={shared['link']}
            onClick={() => onForm({ export: successor })}
          >
            {t('exports.editor.takeSuccessor')}
          </button>
        </p>
      )}
    </>
  )
}

const AccountChoice = ({ desk, form, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const serving = useQuery(
    query('accounts.readServing', {
      workspaceId: desk.workspaceId,
      area: 'exports',
      projectId: null,
    }),
  ).data
  const accounts = serving?.accounts ?? []
  const chosen = accounts.find(({ id }) => id === serving?.chosen)
  const isGone = form.accountId !== '' && !accounts.some(({ id }) => id === form.accountId)
  return (
    <NativeSelect
      size="xs"
      label={t('exports.editor.account')}
      data={[
        {
          value: '',
          label: chosen
            ? t('exports.editor.accountOfArea', { account: chosen.label })
            : t('exports.editor.anyAccount'),
        },
        ...accounts.map(({ id, label, login }) => ({
          value: id as string,
          label: `${label} (${login})`,
        })),
        ...(isGone ? [{ value: form.accountId, label: t('exports.editor.accountGone') }] : []),
      ]}
      value={form.accountId}
      onChange={({ currentTarget }) => onForm({ accountId: currentTarget.value })}
    />
  )
}
