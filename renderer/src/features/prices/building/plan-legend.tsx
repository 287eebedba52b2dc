import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Colouring, LegendEntry, LegendLine } from '#core/prices/building/colour-plan'
import { useFormats } from '../../../i18n/formats-context.ts'
import { valueWords } from './cell-words.ts'
import { entryWords, titleOf } from './entry-words.ts'
import classes from './plan-legend.module.css'

interface Props {
  readonly lines: readonly LegendLine[]
  readonly colouring: Colouring
}

/** What the colours mean. */
export const PlanLegend = ({ lines, colouring }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = (value: number) => valueWords(value, { t, formats, colouring })
  const areScales = colouring === 'price' || colouring === 'perArea' || colouring === 'age'
  return (
    <ul className={classes['legend']} aria-label={t('building.legend')}>
      {lines.flatMap(({ of, entries }, line) => [
        ...[titleOf(of, lines.length)].flatMap((title) =>
          title === null
            ? []
            : [
                <li key={title} className={classes['kind']}>
                  {t(title)}
                </li>,
              ],
        ),
        ...entries.map((entry, index) =>
          areScales ? (
            <Step
              key={`${of} ${entry.colour}`}
              entry={entry}
              colouring={colouring}
              end={endOf(entries, { index, isNarrow: line > 0, words })}
              isNarrow={line > 0}
            />
          ) : (
            <li key={`${of} ${entry.colour}`} className={classes['entry']}>
              <i style={{ backgroundColor: entry.colour }} />
              <EntryWords entry={entry} colouring={colouring} />
            </li>
          ),
        ),
      ])}
      <li className={classes['entry']}>
        <i className={classes['deal']} />
        {t('building.deal')}
      </li>
    </ul>
  )
}

interface EntryProps {
  readonly entry: LegendEntry
  readonly colouring: Colouring
}

const EntryWords = ({ entry, colouring }: EntryProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return entryWords(entry.of, { t, formats, colouring })
}

interface StepPlace {
  readonly words: (value: number) => string
  readonly index: number
  readonly isNarrow: boolean
}

// More letters than these do not fit below one step.
const mostLetters = 6

/** What stands below the end of a step: a narrow scale names its first and its last one, long words every other one. */
const endOf = (
  entries: readonly LegendEntry[],
  { index, isNarrow, words }: StepPlace,
): number | null => {
  const of = entries[index]?.of
  if (of?.kind !== 'range' || of.below === null) return null
  const isLong = words(of.below).length > mostLetters
  const isShown = isNarrow
    ? index === 0 || index === entries.length - 2
    : !isLong || index % 2 === 0
  return isShown ? of.below : null
}

interface StepProps extends EntryProps {
  readonly end: number | null
  readonly isNarrow: boolean
}

/** A step of a scale, with what it ends at below the line between it and the next. */
const Step = ({ entry, colouring, end, isNarrow }: StepProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <li className={classes['step']} data-narrow={isNarrow}>
      <i style={{ backgroundColor: entry.colour }} />
      <VisuallyHidden>
        <EntryWords entry={entry} colouring={colouring} />
      </VisuallyHidden>
      {end !== null && (
        <span aria-hidden className={classes['end']}>
          {valueWords(end, { t, formats, colouring })}
        </span>
      )}
    </li>
  )
}
