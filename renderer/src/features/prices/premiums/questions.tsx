import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { HomeGroup, PremiumAnswers } from '#core/prices/premiums/premium-answers'
import type { FoundPattern } from '#core/prices/premiums/read-premiums'
import type { Unit } from '#core/prices/pricelist/unit'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import { readLevel } from './premium-words.ts'
import classes from './premiums-panel.module.css'
import type { Answer } from './use-answer.ts'

interface PatternProps {
  readonly pattern: FoundPattern
  readonly units: readonly Unit[]
  readonly onShowUnit: (unitId: UnitId) => void
}

/** Homes that deviate together, each of them a way to its details. */
const Pattern = ({ pattern: { ids, fraction, group }, units, onShowUnit }: PatternProps) => {
  const { t } = useTranslation()
  const { percent } = useChangeFormats()
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units])
  const building = ids.flatMap((id) => byId.get(id)?.building ?? [])[0] ?? ''
  return (
    <>
      {t(`premiums.question.${group.kind}`, {
        count: ids.length,
        fraction: percent(fraction),
        building,
      })}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <button type="button" className={classes['unit']} onClick={() => onShowUnit(id)}>
            {byId.get(id)?.number ?? id}
          </button>
        </span>
      ))}{' '}
    </>
  )
}

interface Props extends Omit<PatternProps, 'pattern'> {
  readonly patterns: readonly FoundPattern[]
  readonly onYes: (group: HomeGroup) => void
  readonly onAnswer: Answer
}

/** Asks of homes that deviate together what the list does not say of them. */
export const Questions = ({ patterns, onYes, onAnswer, ...props }: Props) => {
  const { t } = useTranslation()
  return (
    <ul className={classes['questions']}>
      {patterns.map((pattern) => (
        <li key={pattern.ids.join()}>
          <Pattern {...props} pattern={pattern} />
          <span className={classes['answers']}>
            <Button size="compact-xs" variant="default" onClick={() => onYes(pattern.group)}>
              {t('premiums.answer.yes')}
            </Button>
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => onAnswer({ kind: 'wrongGroup', group: pattern.group })}
            >
              {t('premiums.answer.wrong')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

type AnsweredProps = Omit<Props, 'onYes'>

/** Groups whose prices a person has said to be wrong; each can be asked about again. */
export const WrongGroups = ({ patterns, onAnswer, ...props }: AnsweredProps) => {
  const { t } = useTranslation()
  if (patterns.length === 0) return null
  return (
    <>
      <h3 className={classes['heading']}>{t('premiums.answer.saidWrong')}</h3>
      <ul className={classes['questions']}>
        {patterns.map((pattern) => (
          <li key={pattern.ids.join()}>
            <Pattern {...props} pattern={pattern} />
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => onAnswer({ kind: 'askAgain', group: pattern.group })}
            >
              {t('premiums.answer.askAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface KnownFloorsProps {
  readonly floors: PremiumAnswers['floors']
  readonly onAnswer: Answer
}

/** The heights of floors that a person has given; each can be taken back, and is asked about again. */
export const KnownFloors = ({ floors, onAnswer }: KnownFloorsProps) => {
  const { t } = useTranslation()
  if (floors.length === 0) return null
  return (
    <ul className={classes['floors']} aria-label={t('premiums.floor.known')}>
      {floors.map(({ floor, level }) => (
        <li key={floor}>
          {t('premiums.floor.said', { floor, level })}{' '}
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t('premiums.floor.forgetNamed', { floor })}
            onClick={() => onAnswer({ kind: 'forgetFloor', floor })}
          >
            {t('premiums.floor.forget')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface FloorProps {
  readonly floors: readonly string[]
  readonly onAnswer: Answer
}

/** Asks how high the floors are whose names do not say it. */
export const FloorQuestions = ({ floors, onAnswer }: FloorProps) => (
  <>
    {floors.map((floor) => (
      <FloorQuestion
        key={floor}
        floor={floor}
        onLevel={(level) => onAnswer({ kind: 'floor', floor, level })}
      />
    ))}
  </>
)

interface FloorQuestionProps {
  readonly floor: string
  readonly onLevel: (level: number) => void
}

const FloorQuestion = ({ floor, onLevel }: FloorQuestionProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const level = readLevel(text)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (level !== null) onLevel(level)
  }
  return (
    <form className={classes['floor']} onSubmit={save}>
      <TextInput
        size="xs"
        w={260}
        label={t('premiums.floor.question', { floor })}
        description={t('premiums.floor.hint')}
        inputMode="numeric"
        maxLength={4}
        error={text.trim() !== '' && level === null && t('premiums.floor.problem')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" disabled={level === null}>
        {t('premiums.floor.save')}
      </Button>
    </form>
  )
}
