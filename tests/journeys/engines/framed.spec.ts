import { expect } from '@playwright/test'
import { CARDS } from '../support/shopper'
import { test } from './engine-test'
import { engineShopper } from './engine-shopper'

test.use({
  wantedOrder: {
    init: { payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: false } },
    flags: { fundEnabled: true },
  },
})

test('a merchant’s page shows the checkout in a frame by the loader, and the order is paid there in other engines (PLT-02~, BEST-12~)', async ({
  engineName,
  window,
  origins,
  order: { token },
  member,
  sandbox,
  shopper,
  isPaidOnce,
}) => {
  test.skip(
    engineName === 'webkit',
    'no function gets an answer in this page there, though the window shows it; the cause is not known',
  )
  const inFrame = engineShopper(window, sandbox, member, 'frame')
  await window.open(`${origins.parent}/?token=${token}&lang=tr`)
  await inFrame.sees('identify')
  await inFrame.identify()
  await inFrame.enterCode()
  const height = await window.read(() => document.querySelector('iframe')?.getBoundingClientRect().height ?? 0, null)
  expect(height).toBeGreaterThan(300)
  await shopper.says('[data-messages]', 'onStep("choose")')
  await inFrame.fillCard(CARDS.approved)
  await inFrame.agree()
  // The button accepts a press only after it has been in view for a while; a shopper who sees no change presses again.
  const isPaid = async () => (await sandbox.ledger(token)).authorisations.length > 0
  await expect(async () => {
    if (await isPaid()) return
    await Promise.race([inFrame.press('pay'), expect.poll(isPaid).toBe(true)])
    await expect.poll(isPaid, { timeout: 1_500 }).toBe(true)
  }).toPass({ timeout: 20_000 })
  // The shop's page replaces the merchant's.
  await shopper.seesPaid()
  await isPaidOnce()
})
