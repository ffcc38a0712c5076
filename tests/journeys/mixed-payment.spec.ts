import { type Locator, expect } from '@playwright/test'
import { recordAnnouncements } from './support/live-regions'
import { CARDS_OF_A_MEMBER, test } from './support/methods-test'

/** `₺1.814,75` as 181475. */
const minorOf = (text: string) => Number(text.replace(/\D/g, ''))

/** Runs in the page: the names of parts that, broken over two lines, would have one under their colour. */
function linesUnderColours(list: Element): string[] {
  return Array.from(list.querySelectorAll('dt'), (name) => {
    name.style.flex = '0 0 70px'
    const key = Array.from(name.querySelectorAll('span')).find(({ textContent }) => textContent === '')
    const range = document.createRange()
    range.selectNodeContents(document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode() ?? name)
    const end = key?.getBoundingClientRect().right ?? Infinity
    return Array.from(range.getClientRects()).some(({ left }) => left < end) ? name.innerText : ''
  }).filter(Boolean)
}

async function partsShown(panel: Locator): Promise<number[]> {
  const amounts = await panel.locator('dl').last().locator('dd').allTextContents()
  return amounts.map(minorOf)
}

test('balance, bonus points and card each pay a part: the parts shown are the parts booked (MIX-02, BEST-08~, PAY-09~)', async ({
  page,
  order,
  member,
  sandbox,
  arrive,
  shopper,
  calls,
  options,
  payButton,
  panel,
  isPaid,
}) => {
  await arrive()
  const mix = shopper.field('mixPayment')
  await expect(mix).toHaveAccessibleName('Bakiyemi kullan, kalanı kartla öde')
  await expect(mix).toHaveAccessibleDescription('Bakiyeniz: ₺640,25')
  await expect(shopper.field('threeDS')).toBeVisible()
  await mix.check()
  await expect(payButton).toContainText('₺1.839,75')
  await expect(options).toHaveCount(0)
  await expect(page.getByText('Taksitli ödemede bakiye kullanılamaz')).toBeVisible()
  // A mixed payment is one call and offers no choice of 3-D Secure.
  await expect(shopper.field('threeDS')).toHaveCount(0)
  await shopper.field('bonus').check()
  await expect(mix).toHaveAccessibleDescription('Bakiyeniz: ₺640,25 Kalan ₺1.814,75 kartla ödenecek')
  await expect(payButton).toContainText('₺1.814,75')
  await expect(panel).toContainText('Sipariş tutarı₺2.480,00')
  await expect(panel).toContainText('Karttan ödenecek₺1.814,75')
  await expect(panel).toContainText('Bakiyeden ödenecek₺640,25')
  await expect(panel).toContainText('Kullanılacak puan₺25,00')
  expect(await panel.locator('dl').last().evaluate(linesUnderColours)).toEqual([])
  const shown = await partsShown(panel)
  expect(shown.reduce((sum, minor) => sum + minor, 0)).toBe(248_000)
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.tries()).toEqual(['mix'])
  expect(await calls.bodies('mix')).toMatchObject([
    {
      paidPrice: 2480,
      installment: 1,
      memberBalanceAmount: 640.25,
      reward: { rewardAmount: 25 },
      paymentCard: { cardToken: member.cards[0]?.cardToken },
    },
  ])
  const { entries, authorisations } = await sandbox.ledger(order.token)
  expect(authorisations).toMatchObject([{ minor: 248_000 }])
  const taken = entries
    .filter(({ id }) => id === authorisations[0]?.entryId)
    .flatMap(({ lines }) => lines.flatMap(({ minor }) => (minor < 0 ? [-minor] : [])))
  expect(taken).toEqual(shown)
})

test('a mixed payment is disabled with its reason where it is not possible, and enabled where it is (MIX-03)', async ({
  page,
  arrive,
  shopper,
  options,
}) => {
  await arrive()
  const mix = shopper.field('mixPayment')
  await expect(options).not.toHaveCount(0)
  await page.getByRole('radio', { name: /^3 taksit/ }).check()
  await expect(mix).toBeDisabled()
  await expect(mix).toHaveAccessibleDescription('Taksitli ödemede bakiye kullanılamaz')
  await page.getByRole('radio', { name: /^Tek çekim/ }).check()
  await expect(mix).toBeEnabled()
  await mix.check()

  await page.getByRole('radio', { name: /0006/ }).check()
  await expect(mix).toBeDisabled()
  await expect(mix).not.toBeChecked()
  await expect(mix).toHaveAccessibleDescription('Seçtiğiniz kartla bakiye kullanılamaz')

  await shopper.press('pay-with-new-card')
  await expect(mix).toBeDisabled()
  await expect(mix).toHaveAccessibleDescription('Yeni kartla ödemede bakiye kullanılamaz')

  // The shopper's choice of a mixed payment applies again where it is possible.
  await shopper.press('pay-with-saved-card')
  await page.getByRole('radio', { name: /3771/ }).check()
  await expect(mix).toBeChecked()
})

test.describe('a new card in a mixed payment', () => {
  test.use({ wantedMember: { kycLevel: 2, balance: 640.25 } })

  test('a first card pays the rest of a mixed payment, by way of its bank (MIX-02~)', async ({
    arrive,
    shopper,
    calls,
    payButton,
    verifyAtBank,
    isPaid,
  }) => {
    await arrive()
    await shopper.fillCard()
    await shopper.field('mixPayment').check()
    await expect(payButton).toContainText('₺1.839,75')
    await shopper.agree()
    await shopper.press('pay')
    await verifyAtBank()
    await isPaid()
    expect(await calls.tries()).toEqual(['mix'])
  })
})

test.describe('bonus points in a mixed payment', () => {
  test.use({
    wantedMember: { kycLevel: 2, balance: 82, cards: CARDS_OF_A_MEMBER },
    wantedOrder: { price: 90, flags: { fundEnabled: true, mixPaymentEnabled: true } },
  })

  test('bonus points pay no more than the balance leaves, and both amounts are shown (BON-03)', async ({
    arrive,
    shopper,
    payButton,
    panel,
  }) => {
    await arrive()
    const bonus = shopper.field('bonus')
    await bonus.check()
    await expect(bonus).toHaveAccessibleDescription('Kartınızda ₺25,00 değerinde puan var')
    await expect(payButton).toContainText('₺65,00')
    await shopper.field('mixPayment').check()
    await expect(bonus).toHaveAccessibleDescription('Kartınızda ₺25,00 değerinde puan var Kullanılabilir puan: ₺8,00')
    await expect(panel).toContainText('Bakiyeden ödenecek₺82,00')
    await expect(panel).toContainText('Kullanılacak puan₺8,00')
    await expect(payButton).toContainText('₺0,00')
  })
})

test('a new amount to pay is announced once, no matter what has changed it (BEST-08~, PAY-09~)', async ({
  page,
  arrive,
  shopper,
}) => {
  const announced = await recordAnnouncements(page)
  await page.clock.install()
  await arrive()
  for (const name of ['bonus', 'mixPayment']) await shopper.field(name).waitFor()
  // The first amount is announced with the screen.
  await page.clock.runFor(1_000)
  const heard = () => announced(/^Ödenecek tutar/)
  await page.evaluate(() => {
    for (const name of ['bonus', 'mixPayment']) document.querySelector<HTMLElement>(`[data-field="${name}"]`)?.click()
  })
  await expect(shopper.field('bonus')).toBeChecked()
  await expect.poll(heard).toEqual(['Ödenecek tutar: ₺1.814,75'])
  await shopper.field('bonus').uncheck()
  await expect.poll(heard).toEqual(['Ödenecek tutar: ₺1.814,75', 'Ödenecek tutar: ₺1.839,75'])
  // Another language changes the text of the amount only.
  await shopper.press('change-language')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.clock.runFor(1_000)
  expect(await announced(/^Amount to pay/)).toEqual([])
})
