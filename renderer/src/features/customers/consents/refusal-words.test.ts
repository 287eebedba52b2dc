import i18next from 'i18next'
import { expect, test } from 'vitest'
import { revocationRefusals } from '#core/customers/consent'
import { meaningOfRefusal } from '#core/customers/revocation-outcome'
import { startI18n } from '../../../i18n/start-i18n.ts'

const abouts = [...revocationRefusals, null] as const

const say = async (language: 'en' | 'cs', about: (typeof abouts)[number]) => {
  await startI18n(language)
  const name = about ?? 'other'
  const { t } = i18next
  return [
    t(`customers.outcome.notFound.${name}`),
    t(`customers.result.notFound.${name}`),
    t(`customers.result.next.${meaningOfRefusal(about).next}`),
  ]
}

test.each(abouts)(
  'a 404 about %s has words of its own in both languages, and a next step',
  async (about) => {
    const [english, czech] = [await say('en', about), await say('cs', about)]
    for (const [at, words] of english.entries()) {
      expect(words).not.toMatch(/^customers\./)
      expect(czech[at]).not.toMatch(/^customers\./)
      expect(czech[at]).not.toBe(words)
    }
  },
)

test('no two of them are said alike', async () => {
  for (const language of ['en', 'cs'] as const) {
    const said = new Set<string>()
    for (const about of abouts) said.add((await say(language, about))[1] ?? '')
    expect(said.size).toBe(abouts.length)
  }
})
