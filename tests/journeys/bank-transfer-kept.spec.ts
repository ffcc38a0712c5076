import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/bank-transfer-test'
import { cutNextCall } from './support/cut-call'
import { comesBackWhole } from './support/kept-page'
import { CARDS_OF_A_MEMBER } from './support/methods-test'

test('a transfer whose start lost its answer shows the order’s code; a failed notification keeps the code (BANK-02~, BANK-05~, BEST-01~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openTransfer,
  line,
  transferCalls,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await openTransfer()
  await page.getByRole('radio', { name: 'Garanti BBVA' }).check()
  await shopper.agree()
  await cutNextCall(page, PATHS.transferStart, 'after-commit')
  await shopper.press('pay')
  await line('code').waitFor()
  const { transfer } = await sandbox.orderOf(order.token)
  await expect(line('code').locator('bdi')).toHaveText(transfer?.code ?? 'none')
  expect(await transferCalls()).toEqual({ start: 1, notify: 0 })

  const note = page.locator('main').getByRole('alert')
  const refuseNext = () =>
    sandbox.setFault({
      token: order.token,
      path: PATHS.transferNotify,
      phase: 'before',
      act: 'answer:{"status":"failure","errorCode":"1"}',
      nth: 1,
    })
  const completesWith = async (sentence: string) => {
    await shopper.press('complete-order')
    await expect(note).toContainText(sentence)
    await expect(note).toContainText('Referans kodunuz geçerli')
    await expect(line('code').locator('bdi')).toHaveText(transfer?.code ?? 'none')
  }
  await refuseNext()
  await completesWith('Siparişiniz tamamlanmadı.')
  await cutNextCall(page, PATHS.transferNotify, 'after-commit')
  await completesWith('Siparişinizin tamamlanıp tamamlanmadığı belli değil.')
  // The provider has received the previous request.
  await refuseNext()
  await completesWith('Siparişinizin tamamlanıp tamamlanmadığı belli değil.')
  await shopper.press('complete-order')
  await shopper.sees('result')
})

test('a member whose login ends beside a reference code logs in again, sees the code and completes the order (CNT-05~, BANK-06~, BEST-14~)', async ({
  page,
  order,
  sandbox,
  shopper,
  lockIn,
  line,
  transferCalls,
  trouble,
}) => {
  test.slow()
  trouble.allow(/Failed to load resource/)
  const code = await lockIn()
  const over = page.locator('main').getByRole('alert').filter({ hasText: 'Oturumunuz kapandı' })
  await expect(over).toHaveCount(0)
  await sandbox.setFault({
    token: order.token,
    path: PATHS.transferNotify,
    phase: 'before',
    act: 'token-revoked',
    nth: 1,
  })
  await shopper.press('complete-order')
  await expect(over).toContainText('Referans kodunuz geçerliliğini koruyor')
  await expect(page.locator('main').getByRole('alert')).toHaveCount(1)
  await comesBackWhole(page)
  await expect(over).toContainText('Referans kodunuz geçerliliğini koruyor')
  await expect(line('code').locator('bdi')).toHaveText(code)
  await shopper.press('try-again')
  await shopper.sees('identify')
  await shopper.press('continue')
  await shopper.sees('otp')
  await shopper.typeCode()
  await expect(line('code').locator('bdi')).toHaveText(code)
  await expect(over).toHaveCount(0)
  await shopper.press('complete-order')
  await shopper.sees('result')
  expect(await transferCalls()).toEqual({ start: 1, notify: 2 })
})

test.describe('with a saved card', () => {
  test.use({ wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } })

  test('a press right after a long absence, for which a transfer was chosen and agreed to, charges no card (BEST-04~, PAY-03~, PAY-11~)', async ({
    page,
    order,
    sandbox,
    shopper,
    openTransfer,
  }) => {
    await page.clock.install()
    await openTransfer()
    await page.getByRole('radio', { name: 'Garanti BBVA' }).check()
    await shopper.agree()
    const read = page.waitForResponse((response) => response.url().includes(PATHS.detail))
    await page.clock.fastForward('06:00')
    await read
    await page.locator('[data-form="credit-card-form"]').waitFor()
    await expect(shopper.field('agreement')).not.toBeChecked()
    await shopper.press('pay')
    await expect(shopper.field('agreement')).toHaveAccessibleDescription(/Devam etmek için/)
    expect((await sandbox.ledger(order.token)).authorisations).toEqual([])
  })
})

test('a code stays without a connection, and its order is read once there is one (BANK-02~, BEST-04~, BEST-05~)', async ({
  page,
  context,
  order,
  sandbox,
  shopper,
  lockIn,
  line,
  trouble,
}) => {
  trouble.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const code = await lockIn()
  await context.setOffline(true)
  await expect(page.locator('[data-network="offline"]')).toBeVisible()
  await sandbox.cancelOrder(order.token)
  // Freezing the page would need a session of the developer tools, which makes the browser say that it is online.
  for (const type of ['pagehide', 'pageshow'])
    await page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await expect(line('code').locator('bdi')).toHaveText(code)
  await context.setOffline(false)
  await shopper.sees('invalid-token')
})

test('transfer details are copied by keyboard and announced, printed without controls, and saved as a file (BEST-07)', async ({
  page,
  context,
  shopper,
  openTransfer,
  lockIn,
  line,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    let printed = 0
    Object.assign(window, { print: () => (printed += 1), timesPrinted: () => printed })
  })
  await openTransfer()
  await expect(page.locator('main')).toContainText('Ödemeniz için 3 iş gününüz var')
  const code = await lockIn()
  for (const [name, text, what] of [
    ['code', code, 'Referans kodu'],
    ['iban', 'TR830004601234567890123456', 'IBAN'],
    ['amount', '2480,00', 'Tutar'],
  ] as const) {
    const button = line(name).locator(`[data-action="copy-${name}"]`)
    await expect(button).toHaveAccessibleName(`Kopyala: ${what}`)
    await button.focus()
    const room = await button.boundingBox()
    await page.keyboard.press('Enter')
    await expect(line(name).getByRole('status')).toHaveText(`Kopyalandı: ${what}`)
    expect(await button.boundingBox()).toEqual(room)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await expect(button).toBeFocused()
    // The name contains the word that is seen, if there is one.
    await expect(button).toHaveAccessibleName(name === 'code' ? `Kopyalandı: ${what}` : `Kopyala: ${what}`)
  }
  // Only the date: before a holiday, it is earlier than a count of business days beside the payment order's date.
  await expect(page.getByRole('note')).toContainText(/en geç \d+\s\S+ \d{4} \S+ günü ulaşacak/)
  await expect(page.getByRole('note')).not.toContainText('iş günü')

  await shopper.press('print')
  expect(await page.evaluate(() => (window as unknown as { timesPrinted: () => number }).timesPrinted())).toBe(1)
  const download = page.waitForEvent('download')
  await shopper.press('save')
  const file = await download
  expect(file.suggestedFilename()).toBe(`havale-${code}.txt`)
  const kept = readFileSync(await file.path(), 'utf8')
  for (const text of ['Banka: Akbank', 'IBAN: TR83 0004', 'Tutar: ₺2.480,00', `Referans kodu: ${code}`, 'Son gün: '])
    expect(kept).toContain(text)

  await page.emulateMedia({ media: 'print' })
  await expect(line('code')).toBeVisible()
  for (const action of ['copy-code', 'print', 'save', 'leave'])
    await expect(page.locator(`[data-action="${action}"]`)).toBeHidden()
  await expect(page.locator('[data-method]:visible')).toHaveCount(0)
  await expect(page.locator('aside:has(dl)')).toBeHidden()
  await expect(page.locator('main section').getByText('Defne Ev & Yaşam')).toBeVisible()
  await expect(page.locator('main section')).toHaveCSS('border-top-style', 'solid')
  const [head, heading] = await Promise.all(['header', 'h1'].map((part) => page.locator(part).boundingBox()))
  expect((heading?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThanOrEqual(24)
  // Browsers do not print backgrounds.
  const light = () =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { color } = getComputedStyle(element)
      const isSeen = element.getClientRects().length > 0 && element.textContent.trim() !== ''
      const isLight = (color.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) > 150)
      return isSeen && isLight ? `${element.tagName} ${color}: ${element.textContent}` : []
    })
  for (const width of [390, 794]) {
    await page.setViewportSize({ width, height: 1000 })
    expect(await page.evaluate(light)).toEqual([])
  }

  await page.emulateMedia({ media: 'screen' })
  await shopper.press('complete-order')
  await shopper.sees('result')
  await line('iban').getByRole('button').click()
  await expect(line('iban').getByRole('status')).toHaveText('Kopyalandı: IBAN')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TR830004601234567890123456')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.assign(document, { execCommand: () => false })
  })
  await line('iban').getByRole('button').click()
  await expect(line('iban').getByRole('status')).toHaveText('Kopyalanamadı. Lütfen seçip kendiniz kopyalayın.')
})
