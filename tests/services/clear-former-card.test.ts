import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { CARD_FIELDS, EMPTY_CARD } from '../../machines/entities/card'
import type { Member } from '../../machines/entities/member'
import { createCardVault } from '../../src/services/payment/card-vault'
import { clearCardOfFormerBuyer } from '../../src/services/payment/clear-former-card'
import { FOREIGN_BUYER, MEMBER } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { GOOD_CARD, NOVEMBER_2025 } from '../support/cards'

const END = 600_000

const OTHER: Member = { ...MEMBER, memberId: '8', gsmNumber: '+905550001122' }

/** The payment form of the tab that has the order, with a typed card. */
async function typing() {
  const harness = await ways['paying.choosing'](beginning(checkoutMachine, { order: { endsAt: END } }))
  const vault = createCardVault(() => NOVEMBER_2025)
  clearCardOfFormerBuyer(harness.actor, vault)
  for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
  await harness.join('owned')
  return { harness, vault }
}

type Typing = Awaited<ReturnType<typeof typing>>['harness']

/** Its order and login are read again after a takeover. */
async function reread(harness: Typing) {
  harness.others.tell('tab.lostOrder')
  harness.child('tabOwnership').send({ type: 'shopper.continuedHere' })
  await harness.others.takeOver.answer({ kind: 'owned' })
  await harness.start()
}

async function rereading() {
  const { harness, vault } = await typing()
  await reread(harness)
  return { harness, vault }
}

/** One code admits the member, with what the form holds. */
async function signIn(harness: Typing, member: Member) {
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.ports.verifyCode.answer({ kind: 'verified', member })
}

describe('a card that was typed before the tab was taken over', () => {
  it.each([
    ['another member is there', { kind: 'restored', member: OTHER }],
    ['a guest is there', { kind: 'admitted', buyer: FOREIGN_BUYER }],
  ] as const)('a typed card is cleared once %s after a takeover (CARD-14~)', async (_, answer) => {
    const { harness, vault } = await rereading()
    await harness.ports.restoreLogin.answer(answer)
    expect(vault.read()).toEqual(EMPTY_CARD)
  })

  it.each([
    ['restored', { kind: 'restored', member: MEMBER }],
    ['revoked', { kind: 'visitor' }],
  ] as const)('a typed card stays for its member, whose login is %s after a takeover (BEST-14~)', async (_, answer) => {
    const { harness, vault } = await rereading()
    await harness.ports.restoreLogin.answer(answer)
    if (answer.kind === 'visitor') await signIn(harness, MEMBER)
    expect(harness.snapshot().context.member).toMatchObject({ memberId: MEMBER.memberId })
    expect(vault.read()).toEqual(GOOD_CARD)
  })

  it('a typed card is cleared once another member signs in after a revoked login (CARD-14~)', async () => {
    const { harness, vault } = await rereading()
    await harness.ports.restoreLogin.answer({ kind: 'visitor' })
    await signIn(harness, OTHER)
    expect(vault.read()).toEqual(EMPTY_CARD)
  })

  it.each([
    ['stays once the same guest', FOREIGN_BUYER, GOOD_CARD],
    ['is cleared once a guest with another e-mail', { ...FOREIGN_BUYER, email: 'can@posta.example' }, EMPTY_CARD],
    ['is cleared once a guest with another phone', { ...FOREIGN_BUYER, gsmNumber: '+4915123456780' }, EMPTY_CARD],
  ])('a guest’s typed card %s is admitted next (CARD-14~, FRGN-02~)', async (_, buyer, card) => {
    const { harness, vault } = await rereading()
    await harness.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
    for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
    await harness.open()
    await reread(harness)
    await harness.ports.restoreLogin.answer({ kind: 'admitted', buyer })
    expect(vault.read()).toEqual(card)
  })

  it('a typed card is cleared once the time of the order or of the login is over (CARD-14~, CNT-04~)', async () => {
    const [order, login] = [await typing(), await typing()]
    order.harness.time.tick(END)
    login.harness.send({ type: 'session.ended', whose: 'member' })
    expect([order.harness.state(), login.harness.state()]).toEqual(['expired.shown', 'expired.shown'])
    expect([order.vault.read(), login.vault.read()]).toEqual([EMPTY_CARD, EMPTY_CARD])
  })

  it('a typed card is cleared once its order is paid in any way (CARD-14~)', async () => {
    const { harness, vault } = await typing()
    harness.pay()
    await harness.book()
    expect([harness.state(), vault.read()]).toEqual(['result', EMPTY_CARD])
  })

  it('a typed card is cleared once the link of its order is dead (CARD-14~)', async () => {
    const { harness, vault } = await typing()
    harness.send({ type: 'session.ended', whose: 'order' })
    expect([harness.state(), vault.read()]).toEqual(['closed', EMPTY_CARD])
  })
})
