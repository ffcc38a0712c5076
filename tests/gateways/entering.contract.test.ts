import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { cardPaymentView } from '../../machines/payment/card/view'
import { EMPTY_CARD } from '../../machines/entities/card'
import { paymentView } from '../../machines/payment/view'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { openPaying, payingWorldOf } from './support/paying'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const ASKED = { cards: PATHS.cards, balance: PATHS.balances, level: PATHS.kycLevel } as const

type Asked = keyof typeof ASKED

const NAMES = Object.keys(ASKED) as Asked[]

/** A member of level 1 with a card and a balance, who enters the payment of an order that takes both. */
async function enter(struck?: { readonly name: Asked; readonly act: string }) {
  const shopper = await arrive({
    member: { kycLevel: 1, balance: 640.25, cards: [{ cardNumber: '5526080000000006' }] },
    order: { flags: { fundEnabled: true, mixPaymentEnabled: true } },
  })
  const { member } = await shopper.logIn()
  if (struck) await shopper.strike({ path: ASKED[struck.name], phase: 'before', act: struck.act })
  const app = shopper.open({})
  const paying = await openPaying(payingWorldOf(app, {}, { session: shopper.app.session }), member)
  const found = () => {
    const { context, children } = paying.actor.getSnapshot()
    const card = children.cardPayment?.getSnapshot()
    return {
      cards: card?.hasTag('walletOpen') === true ? card.context.wallet.cards.length : undefined,
      balance: context.balance?.minor,
      level: context.level,
    }
  }
  return { shopper, paying, found }
}

const ALL = { cards: 1, balance: 64_025, level: 1 }

/** All that is found out but this. */
const without = (name: Asked) => ({ ...ALL, [name]: undefined })

describe('entering a payment', () => {
  it('asks for cards, balance and level, each once and none after the other (PAY-02~)', async () => {
    const { shopper, found, paying } = await enter()
    await paying.cardsOpen()
    await paying.fundsKnown()
    expect(found()).toEqual(ALL)
    const seen = await shopper.seen()
    const calls = NAMES.map((name) => seen.filter(({ path }) => path.endsWith(ASKED[name])))
    expect(calls.map(({ length }) => length)).toEqual([1, 1, 1])
    expect(calls.map(([call]) => [call?.method, call?.body])).toEqual([
      ['POST', { checkoutFormToken: shopper.token, memberId: shopper.member.memberId }],
      ['GET', ''],
      ['POST', { channelType: 'PAY_WITH_WALLET' }],
    ])
  })

  it.each(NAMES)('waits with nothing else for %s, however long that takes (PAY-02~)', async (name) => {
    const { found, paying } = await enter({ name, act: 'hang' })
    await expect.poll(found).toEqual(without(name))
    paying.actor.stop()
  })

  it.each(
    NAMES.flatMap((name) => ['status:500', 'failure:10604', 'reset', 'badjson'].map((act) => [name, act] as const)),
  )('without %s (%s) has all the rest, and stays where it is (PAY-02~, KYC-06~)', async (name, act) => {
    const { found, paying } = await enter({ name, act })
    await paying.fundsKnown()
    const card = paying.card()
    await waitFor(card, (snapshot) => !snapshot.matches('openingWallet'))
    expect(found()).toEqual(without(name))
    expect(paymentView(paying.actor.getSnapshot())).toMatchObject({
      kind: 'open',
      method: 'credit-card',
      methods: ['credit-card', 'balance'],
      isLocked: false,
    })
    expect(cardPaymentView(card.getSnapshot()).kind).toBe(name === 'cards' ? 'walletClosed' : 'choosing')
    paying.actor.stop()
  })

  it('asks a buyer from abroad for none of them (PAY-02~, FRGN-02~)', async () => {
    const shopper = await arrive({ order: { flags: { fundEnabled: true } } })
    const buyer = { memberId: undefined, email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    const paying = await openPaying(payingWorldOf(shopper.app, EMPTY_CARD), buyer)
    await paying.cardsOpen()
    expect(paymentView(paying.actor.getSnapshot()).methods).toEqual(['credit-card'])
    const seen = await shopper.seen()
    expect(seen.filter(({ path }) => Object.values<string>(ASKED).some((end) => path.endsWith(end)))).toEqual([])
    paying.actor.stop()
  })
})
