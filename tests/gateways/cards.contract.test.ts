import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { cardPaymentView } from '../../machines/payment/card/view'
import { EMPTY_CARD as NOTHING_TYPED } from '../../machines/entities/card'
import { newSession } from '../support/new-session'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { openPaying, payingWorldOf } from './support/paying'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from './support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const LAST_PAID = { cardNumber: '5549607159333771', lastPaidCard: true }
const OTHER = { cardNumber: '9792395412651264', expireMonth: '01', expireYear: '2031' }
const OWN = { cardNumber: '5358050000000002', threeDSVerified: false }
const EXPIRED = { cardNumber: '4543590000000006', expireYear: '2020' }

const tokenAt = ({ member }: Shopper, index: number) => {
  const token = member.cards[index]?.cardToken
  if (token === undefined) throw new Error('there is no such card')
  return token
}

describe('the wallet', () => {
  it('is the cards with everything that is known of them, and an end (CARD-16)', async () => {
    const shopper = await arrive({ member: { cards: [LAST_PAID, OTHER, OWN] } })
    await shopper.logIn()
    const { cards, endsAt, memberToken } = valueOf(await shopper.app.members.openWallet(shopper.member.memberId))
    expect(memberToken).not.toBe('')
    expect(endsAt).toBeGreaterThan(Date.now())
    const expected = {
      isProviderCard: false,
      isGatedAsProviderCard: false,
      wasPaidWithLast: false,
      isThreeDSVerified: true,
    }
    expect(cards).toEqual([
      {
        ...expected,
        cardToken: tokenAt(shopper, 0),
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
        cardToken: tokenAt(shopper, 1),
        brand: 'TROY',
        type: 'prepaid',
        bankName: undefined,
        bin: '97923954',
        lastFour: '1264',
        expiry: { month: 1, year: 2031 },
      },
      {
        ...expected,
        cardToken: tokenAt(shopper, 2),
        brand: 'MASTER',
        type: 'bank',
        bankName: 'Cüzdan',
        bin: '53580500',
        lastFour: '0002',
        expiry: { month: 12, year: 2030 },
        isProviderCard: true,
        isGatedAsProviderCard: true,
        isThreeDSVerified: false,
      },
    ])
  })

  it('may be empty', async () => {
    const { app, member, logIn } = await arrive()
    await logIn()
    expect(valueOf(await app.members.openWallet(member.memberId)).cards).toEqual([])
  })
})

describe('a saved card', () => {
  it('is paid with by its token alone (CARD-17~)', async () => {
    const shopper = await arrive({ member: { cards: [LAST_PAID] } })
    const card = { cardToken: tokenAt(shopper, 0) }
    valueOf(await shopper.app.payments.payByCard.auth(await shopper.payment({ card })))
    expect(await shopper.seen(PATHS.cardAuth)).toMatchObject([{ body: { paymentCard: card } }])
    expect((await shopper.seen(PATHS.cardAuth))[0]?.body).toHaveProperty('paymentCard', card)
    expect((await sandbox.client.ledger(shopper.token)).authorisations).toHaveLength(1)
  })

  it('that has expired is refused by the bank as well (CARD-08~)', async () => {
    const shopper = await arrive({ member: { cards: [EXPIRED] } })
    const card = { cardToken: tokenAt(shopper, 0) }
    expect(await shopper.app.payments.payByCard.auth(await shopper.payment({ card }))).toMatchObject({
      kind: 'refused',
      code: '10054',
      group: 'EXPIRED_CARD',
    })
  })

  it('of somebody else is not paid with', async () => {
    const shopper = await arrive({ member: { cards: [LAST_PAID] } })
    const other = await arrive({ member: { cards: [LAST_PAID] } })
    const card = { cardToken: tokenAt(other, 0) }
    expect(await shopper.app.payments.payByCard.auth(await shopper.payment({ card }))).toMatchObject({
      kind: 'refused',
    })
    expect((await sandbox.client.ledger(shopper.token)).authorisations).toEqual([])
  })

  it('is chosen, paid with once, and is the last paid one from then on (CARD-01~)', async () => {
    const shopper = await arrive({ member: { cards: [LAST_PAID, OTHER, EXPIRED] } })
    const { app, member: made } = shopper
    const login = await shopper.logIn()
    const told: number[] = []
    const session = newSession({ tellEnd: (endsAt) => void told.push(endsAt) })
    session.logIn(login)
    const paying = await openPaying(payingWorldOf(app, NOTHING_TYPED, { session }), login.member)
    await paying.cardsOpen()
    expect(told).toEqual([expect.any(Number)])
    const card = paying.card()
    expect(cardPaymentView(card.getSnapshot())).toMatchObject({ selectedCard: tokenAt(shopper, 0) })
    card.send({ type: 'shopper.choseCard', cardToken: tokenAt(shopper, 2) })
    card.send({ type: 'shopper.choseCard', cardToken: tokenAt(shopper, 1) })
    card.send({ type: 'shopper.paid' })
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    expect(await shopper.seen(PATHS.cardAuth)).toMatchObject([
      { body: { paymentCard: { cardToken: tokenAt(shopper, 1) } } },
    ])
    const { cards } = valueOf(await app.members.openWallet(made.memberId))
    expect(cards.map(({ wasPaidWithLast }) => wasPaidWithLast)).toEqual([false, true, false])
  })
})
