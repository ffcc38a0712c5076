import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { cardCallsOf } from './support/card-calls'
import { configurePage } from './support/configured-page'
import { isInside } from './support/in-modal'
import { test } from './support/transfer-test'

test('a member of any level sends a transfer: the bank, its IBAN, the reference, and the token to the shop (BANK-01, BANK-02, BANK-05, PAY-08)', async ({
  page,
  order,
  member,
  origins,
  sandbox,
  shopper,
  openTransfer,
  line,
  transferCalls,
}) => {
  const posts: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(origins.shop)) posts.push(request.postData())
  })
  await page.clock.install()
  await openTransfer()
  await shopper.press('pay')
  await expect(page.getByText('Parayı göndereceğiniz bankayı seçin')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Türkiye İş Bankası' })).toBeFocused()
  await expect(line('iban')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Akbank' }).check()
  await expect(line('iban')).toContainText('TR83 0004 6012 3456 7890 1234 56')
  await expect(line('recipient').getByRole('button', { name: 'Kopyala: Alıcı' })).toBeVisible()
  await expect(line('code')).toHaveCount(0)
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tam olarak ₺2.480,00 gönderin')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Havaleyi gönderin/)
  await expect(line('iban')).toContainText('TR83 0004 6012 3456 7890 1234 56')
  await expect(line('recipient')).toContainText('Cüzdan Ödeme ve Elektronik Para Hizmetleri A.Ş.')
  await expect(line('amount')).toContainText('₺2.480,00')
  const [begun] = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.transferStart))
  expect(begun?.body).toMatchObject({ bankId: 46, memberId: member.memberId, paidPrice: 2480, buyerProtected: false })

  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 5_000)
  await shopper.press('complete-order')
  await shopper.sees('result')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Havalenizi bekliyoruz')
  await page.clock.runFor(1_800)
  expect(posts).toEqual([])
  await page.clock.runFor(400)
  await page.locator('[data-order-status]').waitFor()
  expect(posts).toEqual([`token=${order.token}`])
  expect(await transferCalls()).toEqual({ start: 1, notify: 1 })
  // No limit was asked for, and no other call has tried to pay.
  expect(await cardCallsOf(sandbox, order.token).tries()).toEqual([])
})

test.describe('with the form behind it', () => {
  test.use({ comesBack: false })

  test('its code stays whatever is tried: every other method, Back, a typed address, a reload, another tab (BANK-03, BANK-06, BOOT-13~, BOOT-14~)', async ({
    page,
    context,
    order,
    sandbox,
    shopper,
    tab,
    lockIn,
    line,
    modal,
    transferCalls,
  }) => {
    test.slow()
    const code = await lockIn()
    expect(code).toMatch(/^[A-Z]\d[A-Z]\d{3}$/)
    const isExplained = async () => {
      await expect(modal).toContainText('Bir referans kodunuz var')
      await shopper.press('stay')
      await expect(modal).toHaveCount(0)
      await expect(line('code').locator('bdi')).toHaveText(code)
      await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
    }
    for (const method of ['credit-card', 'balance'] as const) {
      await tab(method).click()
      await isExplained()
    }
    await page.goBack()
    await isExplained()

    await page.reload()
    await expect(line('code').locator('bdi')).toHaveText(code)
    await page.goto(order.checkoutUrl.tr.replace('/?', '/otp?'))
    await expect(line('code').locator('bdi')).toHaveText(code)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')

    const other = await context.newPage()
    await other.goto(order.checkoutUrl.tr)
    await other.locator('main[data-screen="elsewhere"]').waitFor()
    await other.close()
    await expect(line('code').locator('bdi')).toHaveText(code)
    expect(await transferCalls()).toEqual({ start: 1, notify: 0 })
    expect(await cardCallsOf(sandbox, order.token).tries()).toEqual([])
  })
})

test('which banks were opened is counted once a code is asked for, and nothing else of it (BANK-07)', async ({
  page,
  order,
  origins,
  sandbox,
  shopper,
  openTransfer,
  line,
}) => {
  await configurePage(page, { analytics: { url: `${origins.gateways}/analytics/i`, key: order.token } })
  await openTransfer()
  for (const name of ['Garanti BBVA', 'Akbank', 'Garanti BBVA', 'Akbank'])
    await page.getByRole('radio', { name }).check()
  await shopper.agree()
  expect(await sandbox.counted(order.token)).toEqual({ events: [], refused: [] })
  await shopper.press('pay')
  await line('code').waitFor()
  await expect
    .poll(async () => (await sandbox.counted(order.token)).events)
    .toMatchObject([{ key: 'code-asked', count: 1, segmentation: { category: 'bank-transfer', label: '62,46' } }])
  expect((await sandbox.counted(order.token)).refused).toEqual([])
})

test('leaving is asked about once: who stays has it all, who leaves can pay another way (BANK-04)', async ({
  page,
  shopper,
  tab,
  lockIn,
  line,
  modal,
  calls,
  isPaid,
}) => {
  const code = await lockIn()
  await shopper.press('leave')
  await expect(modal).toContainText('Ayrılırsanız bu referans kodu geçerliliğini yitirir')
  await isInside(modal)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(line('code').locator('bdi')).toHaveText(code)
  // Nobody is asked twice.
  await shopper.press('leave')
  await page.locator('[data-form="bank-transfer-form"]').waitFor()
  await expect(modal).toHaveCount(0)
  await tab('credit-card').click()
  await shopper.fillCard()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.tries()).toEqual(['auth'])
})

test('a start whose answer was lost is found again, with the code that the order has; what could not be told leaves it as good as it was (BANK-02~, BANK-05~, BEST-01~)', async ({
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
  await sandbox.setFault({ token: order.token, path: PATHS.transferStart, phase: 'after-commit', act: 'reset', nth: 1 })
  await shopper.press('pay')
  await line('code').waitFor()
  const { transfer } = await sandbox.orderOf(order.token)
  await expect(line('code').locator('bdi')).toHaveText(transfer?.code ?? 'none')
  expect(await transferCalls()).toEqual({ start: 1, notify: 0 })

  await sandbox.setFault({ token: order.token, path: PATHS.transferNotify, phase: 'before', act: 'reset', nth: 1 })
  await shopper.press('complete-order')
  const note = page.locator('main').getByRole('alert')
  await expect(note).toContainText('Bilgileri aldığınızı iletemedik.')
  await expect(note).toContainText('Referans kodunuz geçerliliğini koruyor')
  await expect(line('code').locator('bdi')).toHaveText(transfer?.code ?? 'none')
  await shopper.press('complete-order')
  await shopper.sees('result')
})

test('a login that ends beside a code takes nothing away: who logs in again comes back to it and completes the order (CNT-05~, BANK-06~, BEST-14~)', async ({
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
    ...{ token: order.token, path: PATHS.transferNotify },
    ...{ phase: 'before', act: 'token-revoked', nth: 1 },
  })
  await shopper.press('complete-order')
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

test('is copied by the keyboard and says so, is printed without what paper has no use for, and is kept as a file (BEST-07)', async ({
  page,
  context,
  shopper,
  lockIn,
  line,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await lockIn()
  for (const [name, text, what] of [
    ['code', code, 'Referans kodu'],
    ['iban', 'TR830004601234567890123456', 'IBAN'],
    ['amount', '₺2.480,00', 'Tutar'],
  ] as const) {
    const button = line(name).getByRole('button', { name: `Kopyala: ${what}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(line(name).getByRole('status')).toHaveText(`Kopyalandı: ${what}`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await expect(button).toBeFocused()
  }
  await expect(page.getByRole('note')).toContainText('iş gününüz var')

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
})
