import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { CARD_FIELDS, EMPTY_CARD } from '../../machines/entities/card'
import { createCardVault } from '../../src/services/payment/card-vault'
import { clearCardOfFormerBuyer } from '../../src/services/payment/clear-former-card'
import { FOREIGN_BUYER, MEMBER, PENDING } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { GOOD_CARD, NOVEMBER_2025 } from '../support/cards'

const END = 600_000

/** The payment form of the tab that has the order, with a typed card. */
async function typing() {
  const harness = await ways['paying.choosing'](beginning(checkoutMachine, { order: { endsAt: END } }))
  const vault = createCardVault(() => NOVEMBER_2025)
  clearCardOfFormerBuyer(harness.actor, vault)
  for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
  await harness.join('owned')
  return { harness, vault }
}

/** Its order and login are read again after a takeover. */
async function rereading() {
  const { harness, vault } = await typing()
  harness.others.tell('tab.lostOrder')
  harness.child('tabOwnership').send({ type: 'shopper.continuedHere' })
  await harness.others.takeOver.answer({ kind: 'owned' })
  await harness.start()
  return { harness, vault }
}

describe('a card that was typed before the tab was taken over', () => {
  it.each([
    ['the login has ended', { kind: 'visitor' }],
    ['a new code is due', { kind: 'codePending', pending: PENDING }],
    ['another member is there', { kind: 'restored', member: { ...MEMBER, memberId: '8', gsmNumber: '+905550001122' } }],
    ['a guest is there', { kind: 'admitted', buyer: FOREIGN_BUYER }],
  ] as const)('a typed card is cleared once %s after a takeover (CARD-14~, BEST-02~)', async (_, answer) => {
    const { harness, vault } = await rereading()
    await harness.ports.restoreLogin.answer(answer)
    expect(vault.read()).toEqual(EMPTY_CARD)
  })

  it('a typed card stays for the member who typed it, and is cleared when reading their login fails (BEST-02~)', async () => {
    const same = await rereading()
    expect(same.vault.read()).toEqual(GOOD_CARD)
    await same.harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await same.harness.open()
    expect(same.vault.read()).toEqual(GOOD_CARD)
    const failed = await rereading()
    await failed.harness.ports.restoreLogin.fail()
    expect(failed.vault.read()).toEqual(EMPTY_CARD)
  })

  it('a typed card is cleared once the time of the order or of the login is over (CARD-14~, CNT-04~)', async () => {
    const [order, login] = [await typing(), await typing()]
    order.harness.time.tick(END)
    login.harness.send({ type: 'session.ended', whose: 'member' })
    expect([order.harness.state(), login.harness.state()]).toEqual(['expired.shown', 'expired.shown'])
    expect([order.vault.read(), login.vault.read()]).toEqual([EMPTY_CARD, EMPTY_CARD])
  })
})
