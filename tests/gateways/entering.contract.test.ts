import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { cardPaymentView } from '../../machines/payment/card/view'
import { EMPTY_CARD } from '../../machines/entities/card'
import { paymentView } from '../../machines/payment/view'
import { withSandbox } from '../support/with-sandbox'
import type { Arrange } from './support/arrange'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf } from './support/paying'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const ASKED = { cards: PATHS.cards, balance: PATHS.balances, level: PATHS.kycLevel } as const

type Asked = keyof typeof ASKED

const NAMES = Object.keys(ASKED) as Asked[]

/** A member of level 1 with a card and a balance opens the payment of an order that accepts both. */
async function enter(arrange: Arrange, struck?: { readonly name: Asked; readonly act: string }) {
  const shopper = await arrange({
    kycLevel: 1,
    balance: 640.25,
    cards: [{ cardNumber: '5526080000000006' }],
    flags: { fundEnabled: true, mixPaymentEnabled: true, creditEnabled: false, bankTransferEnabled: false },
  })
  const { member } = await shopper.logIn()
  if (struck) await shopper.strike({ path: ASKED[struck.name], phase: 'before', act: struck.act })
  const app = shopper.open({})
  const paying = await openPaying(payingDepsOf(app, {}, { session: shopper.app.session }), member)
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

/** Everything loaded except this. */
const without = (name: Asked) => ({ ...ALL, [name]: undefined })

describe.each(bothProviders(sandbox, arrive))('opening a payment at %s', (_provider, arrange) => {
  it('a payment that opens asks for cards, balance and level once each (PAY-02~, GWY-12~)', async () => {
    const { shopper, found, paying } = await enter(arrange)
    await paying.cardsOpen()
    await paying.fundsKnown()
    expect(found()).toEqual(ALL)
    const calls = await Promise.all(NAMES.map((name) => shopper.sent(ASKED[name])))
    expect(calls.map(({ length }) => length)).toEqual([1, 1, 1])
    const { token, member } = shopper
    expect([calls[0], calls[2]]).toEqual([
      [{ checkoutFormToken: token, memberId: member.memberId }],
      [{ channelType: 'PAY_WITH_WALLET' }],
    ])
  })

  it.each(NAMES)(
    'a payment that opens waits with nothing else for %s, however long that takes (PAY-02~, GWY-12~)',
    async (name) => {
      const { found, paying } = await enter(arrange, { name, act: 'hang' })
      await expect.poll(found).toEqual(without(name))
      paying.actor.stop()
    },
  )

  it.each(
    NAMES.flatMap((name) => ['status:500', 'failure:10604', 'reset', 'badjson'].map((act) => [name, act] as const)),
  )(
    'a payment that opens without %s (%s) has all the rest, and stays open (PAY-02~, KYC-06~, GWY-12~)',
    async (name, act) => {
      const { found, paying } = await enter(arrange, { name, act })
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
    },
  )

  it('a payment of a buyer with a foreign phone asks for none of cards, balance and level (PAY-02~, FRGN-02~, GWY-12~)', async () => {
    const shopper = await arrange({ flags: { fundEnabled: true } })
    const buyer = { memberId: undefined, email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    const paying = await openPaying(payingDepsOf(shopper.app, EMPTY_CARD), buyer)
    await paying.cardsOpen()
    expect(paymentView(paying.actor.getSnapshot()).methods).toEqual(['credit-card'])
    const calls = await Promise.all(NAMES.map((name) => shopper.sent(ASKED[name])))
    expect(calls).toEqual([[], [], []])
    paying.actor.stop()
  })
})
