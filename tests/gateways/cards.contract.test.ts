import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { cardPaymentView } from '../../machines/payment/card/view'
import { EMPTY_CARD as NOTHING_TYPED } from '../../machines/entities/card'
import { newSession } from '../support/new-session'
import { withSandbox } from '../support/with-sandbox'
import type { Arranged } from './support/arrange'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf } from './support/paying'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const LAST_PAID = { cardNumber: '5549607159333771', expireMonth: '12', expireYear: '2030', lastPaidCard: true }
const OTHER = { cardNumber: '4603450000000000', expireMonth: '01', expireYear: '2031' }
const OWN = { cardNumber: '5358050000000002', expireMonth: '12', expireYear: '2030', threeDSVerified: false }
const PREPAID = { cardNumber: '9792395412651264' }
const EXPIRED = { cardNumber: '4543590000000006', expireYear: '2020' }

const SOME = expect.stringMatching(/./) as string

const walletOf = async ({ app, member }: Arranged) => valueOf(await app.members.openWallet(member.memberId)).cards

describe.each(bothProviders(sandbox, arrive))('the wallet at %s', (_, arrange) => {
  it('an opened wallet has its cards with everything that is known of them, and an end (CARD-16, GWY-12~)', async () => {
    const shopper = await arrange({ cards: [LAST_PAID, OTHER, OWN] })
    await shopper.logIn()
    const { cards, endsAt, memberToken } = valueOf(await shopper.app.members.openWallet(shopper.member.memberId))
    expect(memberToken).not.toBe('')
    expect(endsAt).toBeGreaterThan(Date.now())
    const expected = {
      cardToken: SOME,
      isProviderCard: false,
      isGatedAsProviderCard: false,
      wasPaidWithLast: false,
      isThreeDSVerified: true,
    }
    expect(cards).toEqual([
      {
        ...expected,
        brand: 'MASTER',
        type: 'credit',
        bankName: 'Denizbank',
        bin: '55496071',
        lastFour: '3771',
        expiry: { month: 12, year: 2030 },
        wasPaidWithLast: true,
      },
      {
        ...expected,
        brand: 'VISA',
        type: 'credit',
        bankName: 'Denizbank',
        bin: '46034500',
        lastFour: '0000',
        expiry: { month: 1, year: 2031 },
      },
      {
        ...expected,
        brand: 'MASTER',
        type: 'bank',
        bankName: SOME,
        bin: '53580500',
        lastFour: '0002',
        expiry: { month: 12, year: 2030 },
        isProviderCard: true,
        isGatedAsProviderCard: true,
        isThreeDSVerified: false,
      },
    ])
    expect(new Set(cards.map(({ cardToken }) => cardToken)).size).toBe(3)
  })

  it('a wallet may be empty (GWY-12~)', async () => {
    const shopper = await arrange()
    await shopper.logIn()
    expect(await walletOf(shopper)).toEqual([])
  })
})

describe.each(bothProviders(sandbox, arrive))('a saved card at %s', (_, arrange) => {
  it('a saved card pays by its token alone (CARD-17~, GWY-12~)', async () => {
    const shopper = await arrange({ cards: [LAST_PAID] })
    await shopper.logIn()
    const [saved] = await walletOf(shopper)
    const card = { cardToken: saved?.cardToken ?? '' }
    valueOf(await shopper.app.payments.payByCard.auth(await shopper.payment({ card })))
    const sent = await shopper.sent(PATHS.cardAuth)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toHaveProperty('paymentCard', card)
    expect(await shopper.booked()).toHaveLength(1)
  })

  it('a saved card of another member is refused, and nothing is booked (GWY-12~)', async () => {
    const shopper = await arrange({ cards: [LAST_PAID] })
    const other = await arrange({ cards: [LAST_PAID] })
    await other.logIn()
    const [saved] = await walletOf(other)
    const paying = await shopper.payment({ card: { cardToken: saved?.cardToken ?? '' } })
    expect(await shopper.app.payments.payByCard.auth(paying)).toMatchObject({ kind: 'refused' })
    expect(await shopper.booked()).toEqual([])
  })

  it('a saved card is chosen and paid with once, and is the last paid card from then on (CARD-01~, GWY-12~)', async () => {
    const shopper = await arrange({ cards: [LAST_PAID, OTHER, EXPIRED] })
    const { app } = shopper
    const login = await shopper.logIn()
    const told: number[] = []
    const session = newSession({ onEnd: (endsAt) => void told.push(endsAt) })
    session.logIn(login)
    const tokens = (await walletOf(shopper)).map(({ cardToken }) => cardToken)
    const [first = '', second = '', third = ''] = tokens
    const paying = await openPaying(payingDepsOf(app, NOTHING_TYPED, { session }), login.member)
    await paying.cardsOpen()
    expect(told).toEqual([expect.any(Number)])
    const card = paying.card()
    expect(cardPaymentView(card.getSnapshot())).toMatchObject({ selectedCard: first })
    card.send({ type: 'shopper.choseCard', cardToken: third })
    card.send({ type: 'shopper.choseCard', cardToken: second })
    card.send({ type: 'shopper.paid' })
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    expect(await shopper.sent(PATHS.cardAuth)).toMatchObject([{ paymentCard: { cardToken: second } }])
    expect((await walletOf(shopper)).map(({ wasPaidWithLast }) => wasPaidWithLast)).toEqual([false, true, false])
  })
})

describe('a saved card', () => {
  it('a saved card that has expired is refused by the bank as well (CARD-08~)', async () => {
    const shopper = await arrive({ member: { cards: [EXPIRED] } })
    const [saved] = shopper.member.cards
    const card = { cardToken: saved?.cardToken ?? '' }
    expect(await shopper.app.payments.payByCard.auth(await shopper.payment({ card }))).toMatchObject({
      kind: 'refused',
      code: '10054',
      group: 'EXPIRED_CARD',
    })
  })

  it('a saved card may be a prepaid card of an unknown bank (CARD-16~)', async () => {
    const { app, member, logIn } = await arrive({ member: { cards: [PREPAID] } })
    await logIn()
    expect(valueOf(await app.members.openWallet(member.memberId)).cards).toMatchObject([
      { brand: 'TROY', type: 'prepaid', bankName: undefined, bin: '97923954', lastFour: '1264' },
    ])
  })
})
