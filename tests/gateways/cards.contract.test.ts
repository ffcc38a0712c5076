import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { cardPaymentView } from '../../machines/card-payment/view'
import { NO_CARD } from '../../machines/entities/card'
import { DEFAULT_PACE } from '../../src/app/pace'
import { cardPaymentLogic } from '../../src/services/card-payment'
import { createCardVault } from '../../src/services/card-vault'
import { newSession } from '../support/new-session'
import { NOTHING_KEPT } from '../support/nothing-kept'
import { PLAIN_TERMS } from '../support/plain-terms'
import { createSubmissions } from '../../src/services/submission'
import { CHOOSING } from '../support/choosing'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
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
    const expected = { isProviderCard: false, wasPaidWithLast: false, isThreeDSVerified: true }
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
    const { app, member: made, token } = shopper
    const login = await shopper.logIn()
    const { member } = login
    const { price: major, currency } = await sandbox.client.orderOf(token)
    const vault = createCardVault(() => ({ year: 2026, month: 1 }))
    const told: number[] = []
    const session = newSession({ tellEnd: (endsAt) => void told.push(endsAt) })
    session.logIn(login)
    const world = {
      ...app,
      ...PLAIN_TERMS,
      session,
      vault,
      submissions: createSubmissions(NOTHING_KEPT, { now: () => 0 }),
      fingerprintPatience: 20,
    }
    const price = { minor: major * 100, currency }
    const input = {
      buyer: member,
      price,
      card: NO_CARD,
      isAgreed: true,
      problem: undefined,
      network: 'online',
      pace: DEFAULT_PACE,
    } as const
    const actor = createActor(cardPaymentLogic(world), { input })
    actor.start()
    await waitFor(actor, (snapshot) => snapshot.matches(CHOOSING))
    expect(told).toEqual([expect.any(Number)])
    expect(cardPaymentView(actor.getSnapshot())).toMatchObject({ selectedCard: tokenAt(shopper, 0) })
    actor.send({ type: 'shopper.choseCard', cardToken: tokenAt(shopper, 2) })
    actor.send({ type: 'shopper.choseCard', cardToken: tokenAt(shopper, 1) })
    actor.send({ type: 'shopper.paid' })
    expect(await toPromise(actor)).toMatchObject({ kind: 'paid' })
    expect(await shopper.seen(PATHS.cardAuth)).toMatchObject([
      { body: { paymentCard: { cardToken: tokenAt(shopper, 1) } } },
    ])
    const { cards } = valueOf(await app.members.openWallet(made.memberId))
    expect(cards.map(({ wasPaidWithLast }) => wasPaidWithLast)).toEqual([false, true, false])
  })
})
