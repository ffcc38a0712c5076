import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { cardFacts } from '../../machines/entities/card'
import { formOf } from '../support/bank-form'
import { withSandbox } from '../support/with-sandbox'
import { approveAt, arrivesAtBank } from './support/at-bank'
import { bothProviders } from './support/both-providers'
import { type Decline, GOOD_CARD } from './support/cards'
import { PUBLIC_CARDS, type PublicCard, UNVERIFIED } from './support/public-cards'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

type Case = readonly [number: string, language: Language, card: PublicCard]

/**
 * Every card in Turkish, each with an order of its own; in English only the first card of each refusal, because the text does not depend on
 * the card.
 */
function casesOf(
  cards: readonly PublicCard[],
  sayOf: (card: PublicCard) => PublicCard['byThreeDS' | 'atOnce'],
): Case[] {
  const refusals = new Map<string, PublicCard>()
  for (const card of cards) {
    const said = sayOf(card)
    if (typeof said === 'object' && !refusals.has(said.en)) refusals.set(said.en, card)
  }
  return [
    ...cards.map((card): Case => [card.number, 'tr', card]),
    ...Array.from(refusals.values(), (card): Case => [card.number, 'en', card]),
  ]
}

const cardOf = (cardNumber: string) => ({ ...GOOD_CARD, cardNumber, cvc: cardNumber.length === 15 ? '1234' : '123' })

/** A refusal's text is in the requested language, and differs from the other language's. */
function expectedOf({ code, group, tr, en }: Decline, language: Language) {
  expect(tr.trim() && en.trim()).not.toBe('')
  expect(tr).not.toBe(en)
  return { kind: 'refused', code, group, message: { tr, en }[language], language }
}

describe.each(bothProviders(sandbox, arrive))('a public test card at %s', (_provider, arrange) => {
  const published = PUBLIC_CARDS.filter(({ number }) => arrange.publishes(number))

  it.each(casesOf(published, ({ atOnce }) => atOnce))(
    'the card %s behaves in %s as it is published (CARD-09~, CARD-17~, GWY-12~)',
    async (number, language, { atOnce }) => {
      const { open, payment, booked } = await arrange()
      const outcome = await open({ language }).payments.payByCard.auth(await payment({ card: cardOf(number) }))
      if (typeof atOnce === 'object') {
        const { code, group } = atOnce
        expect(outcome).toMatchObject({ kind: 'refused', code, group, message: expect.stringMatching(/./) as string })
      } else expect(outcome).toMatchObject({ kind: 'ok', value: { kind: atOnce } })
      expect(await booked()).toHaveLength(atOnce === 'paid' ? 1 : 0)
    },
  )

  const paidAtBank = published.filter(({ byThreeDS }) => byThreeDS === 'paid')

  it.each(paidAtBank.map(({ number }) => [number]))(
    'the card %s pays once its bank has approved (CARD-09~, CARD-10~, CARD-17~, GWY-12~)',
    async (number) => {
      const { app, payment, booked, goToBank } = await arrange()
      const begun = valueOf(await app.payments.payByCard.threeDS(await payment({ card: cardOf(number) })))
      if (begun.kind !== 'redirected') throw new Error('the bank did not want to see the shopper')
      const bank = await goToBank(formOf(begun.page.html))
      expect(await booked()).toEqual([])
      await bank.approve()
      expect(valueOf(await app.payments.outcome()).paymentStatus).toBe('SUCCESS')
      expect(await booked()).toHaveLength(1)
    },
  )
})

describe('a public test card', () => {
  const knownToBanks = PUBLIC_CARDS.filter(({ byThreeDS }) => typeof byThreeDS === 'object')

  it.each(casesOf(knownToBanks, ({ byThreeDS }) => byThreeDS))(
    'the card %s behaves in %s at its bank as it is published (CARD-09~, CARD-10~, CARD-17~)',
    async (number, language, { byThreeDS }) => {
      const { open, token, payment } = await arrive()
      const { payments } = open({ language })
      const begun = await payments.payByCard.threeDS(await payment({ card: cardOf(number) }))
      if (typeof byThreeDS === 'object' && byThreeDS !== UNVERIFIED) {
        expect(begun).toMatchObject(expectedOf(byThreeDS, language))
        return
      }
      const answered = valueOf(begun)
      if (answered.kind !== 'redirected') throw new Error('the bank did not want to see the shopper')
      await approveAt(await arrivesAtBank(answered.page.html), sandbox.origins.app)
      const { paymentStatus, refusal } = valueOf(await payments.outcome())
      const { authorisations } = await sandbox.client.ledger(token)
      expect([paymentStatus, authorisations]).toEqual(['FAILURE', []])
      expect({ kind: 'refused', ...refusal }).toEqual(expectedOf(UNVERIFIED, language))
    },
  )

  it('a public test card with a wrong check digit is refused in the form (CARD-17~)', () => {
    const texts = { cardNumber: '5406811122223338', expireDate: '12/2030', cvc: '000', accountHolder: 'Elif Yılmaz' }
    expect(cardFacts(texts, { year: 2026, month: 1 }).faults).toEqual({ cardNumber: 'validations.cardNumber' })
  })
})
