import { Button, CloseButton, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconMathFunction } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './formula-bar.module.css'
import { FormulaPreview } from './formula-preview.tsx'
import { formulaScopeNames } from './formula-scopes.ts'
import { MatchMenu } from './match-menu.tsx'
import { RoundingFields } from './rounding-fields.tsx'
import { useFormula } from './use-formula.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Applies one formula to many prices: the units are chosen, counted and shown before. */
export const FormulaBar = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const id = useId()
  const formula = useFormula(parts)
  const { text, setText, scope, scopes, options, problem, preview } = formula
  const canApply = problem === null && preview !== null && preview.changes.length > 0
  const isApplied = useRef(false)
  const apply = () => {
    const plan = formula.planNow()
    if (isApplied.current || !plan || plan.changes.length === 0) return
    isApplied.current = true
    parts.acts.carryOut({ kind: 'formula', detail: text.trim().slice(0, 200) }, plan)
    // Main is at it already while the bar goes and the table takes its place.
    requestAnimationFrame(onClose)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply()
    else if (event.key === 'Escape') onClose()
  }
  return (
    <section className={classes['bar']} aria-label={t('formula.title')}>
      <div className={classes['fields']}>
        <TextInput
          size="xs"
          className={classes['formula'] ?? ''}
          leftSection={<IconMathFunction size={15} aria-hidden />}
          aria-label={t('formula.formula')}
          aria-describedby={id}
          placeholder={t('formula.placeholder')}
          maxLength={200}
          autoFocus
          error={problem !== null && text.trim() !== ''}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Select
          size="xs"
          w={152}
          aria-label={t('formula.scope')}
          allowDeselect={false}
          comboboxProps={{ shadow: 'md' }}
          data={formulaScopeNames
            .filter((name) => name === scope || scopes[name].length > 0)
            .map((name) => ({
              value: name,
              label: t(`formula.scopes.${name}`, { units: formats.integer(scopes[name].length) }),
            }))}
          value={scope}
          onChange={(chosen) => {
            const known = formulaScopeNames.find((name) => name === chosen)
            if (known) formula.setScope(known)
          }}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('formula.side')}
          data={[
            { value: 'net', label: t('formula.net') },
            { value: 'gross', label: t('formula.gross') },
          ]}
          value={options.side}
          onChange={(side) => formula.setOptions({ ...options, side })}
        />
        <MatchMenu rates={parts.known.rules.vatRates} onChoose={setText} />
        <RoundingFields options={options} onOptions={formula.setOptions} />
        <Button size="xs" disabled={!canApply} onClick={apply}>
          {t('formula.apply')}
        </Button>
        {formula.renew && (
          <Button size="xs" variant="default" onClick={formula.renew}>
            {t('formula.renew')}
          </Button>
        )}
        <CloseButton size="sm" aria-label={t('formula.close')} onClick={onClose} />
      </div>
      <FormulaPreview
        {...parts}
        id={id}
        plan={preview}
        problem={text.trim() === '' ? null : problem}
      />
    </section>
  )
}
