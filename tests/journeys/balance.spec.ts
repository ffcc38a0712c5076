import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { isInside } from './support/in-modal'
import { CARDS_OF_A_MEMBER, test } from './support/methods-test'

/** Fields of this call in the specification. */
const BALANCE_FIELDS = [
  'paymentChannel',
  'memberEmail',
  'gsmNumber',
  'memberGsmNumber',
  'authenticationToken',
  'browserFingerprint',
  'locale',
  'memberId',
  'paidPrice',
]

const PLENTY = { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } as const

/** Runs in the page: the words of the modal’s title that are broken, and its end if it reaches beside its cross. */
function brokenTitle(modal: Element): string[] {
  const [title, cross] = ['h2', '[data-action="close"]'].map((part) => modal.querySelector(part))
  const text = title?.firstChild
  if (!title || !cross || !text) return ['no title']
  const [box, corner] = [title.getBoundingClientRect(), cross.getBoundingClientRect()]
  const isBeside = box.right > corner.left && box.top < (corner.top + corner.bottom) / 2
  const broken = [...(text.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1
  })
  return [...broken.map(([word]) => word), ...(isBeside ? ['beside the cross'] : [])]
}

test.describe('a sufficient balance', () => {
  test.use({ wantedMember: PLENTY })

  test('a sufficient balance pays the whole order once, by the button alone after the agreement, and the shop gets the token (BAL-01, BAL-02~, PAY-03~, PAY-04~)', async ({
    page,
    order,
    member,
    sandbox,
    shopper,
    calls,
    arrive,
    openBalance,
    tab,
    payButton,
    panel,
    isPaid,
  }) => {
    await arrive()
    await expect(tab('balance')).toContainText('₺3.115,40')
    await openBalance()
    const paper = page.locator('[data-form="balance-form"] section')
    await expect(paper).toContainText('Bakiyem₺3.115,40')
    await expect(paper).toContainText('Ödenecek tutar−₺2.480,00')
    await expect(paper).toContainText('Ödemeden sonra bakiyeniz₺635,40')
    await expect(panel).toContainText('Bakiyeden ödenecek₺2.480,00')
    await expect(payButton).toContainText('₺2.480,00')
    await shopper.press('pay')
    await expect(shopper.field('agreement')).toBeFocused()
    await expect(page.getByText('Devam etmek için kullanıcı sözleşmesini kabul edin')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(shopper.field('agreement')).toBeChecked()
    await page.keyboard.press('Enter')
    expect(await calls.tries()).toEqual([])
    await payButton.dblclick()
    await isPaid()
    expect(await calls.tries()).toEqual(['balance'])
    const [body] = await calls.bodies('balance')
    expect(body).toMatchObject({ memberId: member.memberId, paidPrice: 2480, locale: 'tr' })
    // The sandbox itself checks that the token belongs to the member and is the one of the card list.
    for (const field of BALANCE_FIELDS) expect(body).toHaveProperty(field)
    const { entries, authorisations } = await sandbox.ledger(order.token)
    expect(authorisations).toMatchObject([{ minor: 248_000, memberId: member.memberId }])
    expect(entries.flatMap(({ lines }) => lines.filter(({ minor }) => minor < 0))).toMatchObject([
      { account: `member:${member.memberId}`, minor: -248_000 },
    ])
  })
})

test.describe('an insufficient balance', () => {
  test('an insufficient balance shows a modal once, then a notice in place; neither it nor the wallet’s own card pays (BAL-03, BAL-04, VAL-05~)', async ({
    page,
    arrive,
    openBalance,
    shopper,
    calls,
    tab,
    payButton,
    panel,
  }) => {
    await arrive()
    await expect(tab('balance')).toContainText('₺640,25 · yetersiz')
    // A large amount leaves no separator alone at the end of its line.
    expect(await tab('balance').innerText()).toContain('·\u00a0yetersiz')
    await openBalance()
    const modal = page.getByRole('dialog', { name: 'Bakiyeniz bu ödeme için yeterli değil' })
    await expect(modal).toContainText('Bakiyem₺640,25')
    await expect(modal).toContainText('Sipariş tutarı₺2.480,00')
    await expect(modal).toContainText('Eksik tutar₺1.839,75')
    await expect(modal).toContainText('kalanı kartınızla ödeyebilirsiniz')
    await isInside(modal)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
      expect(await modal.evaluate(brokenTitle), size).toEqual([])
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(tab('balance')).toBeFocused()
    await expect(page.getByText('Bakiye yetersiz')).toBeVisible()
    await expect(panel).not.toContainText('Bakiyeden ödenecek')
    await expect(payButton).toHaveAccessibleDescription('Bakiyeniz bu ödemeye yetmiyor')
    await shopper.press('pay')
    await expect(shopper.field('balance')).toBeFocused()

    await shopper.press('choose-card')
    await expect(tab('credit-card')).toBeFocused()
    const own = page.getByRole('radio', { name: /0002/ })
    await own.check()
    await expect(page.locator('label').filter({ has: own })).toContainText('Bu kartın bakiyesi yetersiz')
    await expect(payButton).toHaveAccessibleDescription('Ödemek için başka bir kart seçin')
    await shopper.agree()
    await shopper.press('pay')
    await expect(own).toBeFocused()
    await page.getByRole('radio', { name: /3771/ }).check()
    await expect(payButton).not.toHaveAttribute('aria-describedby')
    await openBalance()
    await expect(page.getByText('Bakiye yetersiz')).toBeVisible()
    await expect(modal).toHaveCount(0)
    await shopper.press('pay')
    await expect(shopper.field('balance')).toBeFocused()
    expect(await calls.tries()).toEqual([])
  })
})

test('a balance that fails to load leaves the cards as they are, and can be loaded again (PAY-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
  tab,
  openBalance,
  payButton,
  trouble,
  openMethods,
}) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PATHS.balances, phase: 'before', act: 'status:503' })
  await openMethods()
  await expect(tab('balance')).toContainText('Şu anda kullanılamıyor')
  await expect(shopper.field('selectedCard').getByRole('radio', { name: /3771/ })).toBeChecked()
  await openBalance()
  await expect(page.locator('main').getByRole('alert')).toContainText('Bakiyeniz alınamadı')
  await expect(payButton).toHaveAccessibleDescription('Bakiyeniz yüklenince ödeyebilirsiniz')
  await sandbox.clearFaults(order.token)
  await shopper.press('try-again')
  await expect(page.locator('[data-form="balance-form"]')).toContainText('₺640,25')
  // The modal about the insufficient balance gives the focus back.
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect(shopper.field('balance')).toBeFocused()
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
})
