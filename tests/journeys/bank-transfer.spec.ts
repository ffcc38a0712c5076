import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { cardCallsOf } from './support/card-calls'
import { changeBlock } from './support/changed-page'
import { isInside } from './support/in-modal'
import { holdTime, isAskedAfter, keepShippedWaits } from './support/shipped-waits'
import { test } from './support/bank-transfer-test'
import { shownLogos } from './support/shown-logos'

const RECIPIENT = 'Cüzdan Ödeme ve Elektronik Para Hizmetleri A.Ş.'

const BANKS = [
  ['Türkiye İş Bankası', 'TR45 0006 4012 3456 7890 1234 56'],
  ['Garanti BBVA', 'TR60 0006 2012 3456 7890 1234 56'],
  ['Akbank', 'TR83 0004 6012 3456 7890 1234 56'],
] as const

const toShop = test.extend({
  // Bank transfers return to a URL of their own, different from other payments'.
  order: async ({ sandbox, origins, member: { email, gsmNumber }, wantedOrder }, use) => {
    const init = { bankTransferRedirectUrl: `${origins.shop}/callback?answer=204&from=transfer` }
    await use(await sandbox.makeOrder({ email, gsmNumber, ...wantedOrder, init }))
  },
})

toShop(
  'a member of any level sends a transfer: the banks, copying one’s details, the start, and the token to the shop after 2 s (BANK-01, BANK-02, BANK-05, PAY-08~)',
  async ({ page, context, order, member, origins, sandbox, shopper, openTransfer, line, transferCalls }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const isCopied = async (name: Parameters<typeof line>[0], text: string) => {
      await line(name)
        .getByRole('button', { name: /^Kopyala: / })
        .click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
    await keepShippedWaits(page)
    await page.clock.install()
    await openTransfer()
    const banks = page.locator('[data-form="bank-transfer-form"]').getByRole('radio')
    await expect(banks).toHaveCount(BANKS.length)
    await expect.poll(() => shownLogos(page.locator('[data-field="selectedBankId"]'))).toEqual([true, true, true])
    await shopper.press('pay')
    await expect(page.getByRole('alert').getByText('Parayı göndereceğiniz bankayı seçin')).toBeVisible()
    await expect(banks.first()).toBeFocused()
    await expect(line('iban')).toHaveCount(0)
    for (const [name, iban] of BANKS) {
      await page.getByRole('radio', { name }).check()
      await expect(line('iban')).toContainText(iban)
      await expect(line('recipient')).toContainText(RECIPIENT)
    }
    await isCopied('iban', 'TR830004601234567890123456')
    await isCopied('recipient', RECIPIENT)
    await expect(line('code')).toHaveCount(0)
    await shopper.agree()
    await shopper.press('pay')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tam olarak ₺2.480,00 gönderin')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Havaleyi gönderin/)
    await expect(line('amount')).toContainText('₺2.480,00')
    const { transfer } = await sandbox.orderOf(order.token)
    await isCopied('iban', 'TR830004601234567890123456')
    await isCopied('recipient', RECIPIENT)
    await isCopied('code', transfer?.code ?? 'none')
    const bodies = async (path: string) =>
      (await sandbox.requests(order.token)).filter((call) => call.path.endsWith(path)).map(({ body }) => body)
    const { memberId, email, gsmNumber } = member
    expect(await bodies(PATHS.transferStart)).toEqual([
      {
        bankId: 46,
        memberId,
        email,
        paidPrice: 2480,
        gsmNumber,
        memberGsmNumber: gsmNumber,
        paymentChannel: 'PAY_WITH_WALLET',
        buyerProtected: false,
        locale: 'tr',
        browserFingerprint: expect.any(String),
        // Fields that every payment sends in addition.
        userIdentification: expect.any(String),
        conversationId: expect.any(String),
      },
    ])

    await holdTime(page)
    await shopper.press('complete-order')
    await shopper.sees('result')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Havalenizi bekliyoruz')
    await expect(page.locator('main [aria-current="step"]')).toHaveText(/^Havaleyi bankanızdan gönderin/)
    expect(await bodies(PATHS.transferNotify)).toMatchObject([
      { bankTransferPaymentId: transfer?.bankTransferPaymentId },
    ])
    const post = await isAskedAfter(page, {
      after: SPECIFIED_TIMES.transferPause,
      isIt: (request) => request.method() === 'POST' && request.url().startsWith(origins.shop),
    })
    expect(new URL(post.url()).search).toContain('from=transfer')
    expect(post.postData()).toBe(`token=${order.token}`)
    expect(await transferCalls()).toEqual({ start: 1, notify: 1 })
    // The page requested no KYC limit, and no other call attempted a payment.
    expect(await cardCallsOf(sandbox, order.token).tries()).toEqual([])
  },
)

test('a bank whose logo fails to load shows its initials (BANK-01~)', async ({
  page,
  member,
  sandbox,
  trouble,
  comeBack,
  tab,
}) => {
  trouble.allow(/Failed to load resource/)
  const { email, gsmNumber } = member
  const withLogo = (bankId: number, bankName: string, bankLogoUrl: string) => {
    return { bankId, bank: { bankName, iban: 'TR830004601234567890123456', bankLogoUrl } }
  }
  const missing = 'https://cdn.shop.example/missing.svg'
  const bankTransferAccounts = [withLogo(46, 'Akbank', missing), withLogo(62, 'Garanti BBVA', 'javascript:alert(1)')]
  await page.route(missing, (route) => route.abort())
  const order = await sandbox.makeOrder({
    email,
    gsmNumber,
    flags: { bankTransferEnabled: true },
    init: { bankTransferAccounts },
  })
  await comeBack({ order })
  await tab('bank-transfer').click()
  const banks = page.locator('[data-field="selectedBankId"]')
  await expect(banks.getByText(/^(?:AK|GB)$/)).toHaveCount(2)
  await expect(banks.locator('img')).toHaveCount(0)
})

test.describe('the reference code of a bank transfer', () => {
  test.use({ comesBack: false })

  test('the reference code stays through every other method, Back, a typed URL, a reload and another tab (BANK-03, BANK-06, BOOT-13~, BOOT-14~)', async ({
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
      await expect(modal).toContainText('Zaten bir referans kodunuz var')
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

test('a long IBAN breaks after its fourth group; analytics count the opened banks once a code is requested (BANK-01~, BANK-07)', async ({
  page,
  order,
  origins,
  sandbox,
  shopper,
  openTransfer,
  line,
}) => {
  await changeBlock(page, { values: { analytics: { url: `${origins.gateways}/analytics/i`, key: order.token } } })
  await page.setViewportSize({ width: 360, height: 720 })
  await openTransfer()
  for (const name of ['Garanti BBVA', 'Akbank', 'Garanti BBVA', 'Akbank'])
    await page.getByRole('radio', { name }).check()
  const lines = await line('iban')
    .locator('bdi')
    .evaluate((iban) => {
      const words = document.createTreeWalker(iban, NodeFilter.SHOW_TEXT)
      const found = new Map<number, string>()
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const text = node.nodeValue ?? ''
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const top = Math.round(range.getBoundingClientRect().top)
          found.set(top, (found.get(top) ?? '') + text.charAt(at))
        }
      }
      return Array.from(found.values(), (text) => text.trim()).filter((text) => text !== '')
    })
  expect(lines).toEqual(['TR83 0004 6012 3456', '7890 1234 56'])

  await shopper.agree()
  expect(await sandbox.counted(order.token, 'bank-transfer')).toEqual({ events: [], refused: [] })
  await shopper.press('pay')
  await line('code').waitFor()
  await expect
    .poll(async () => (await sandbox.counted(order.token, 'bank-transfer')).events)
    .toMatchObject([{ key: 'code-asked', count: 1, segmentation: { category: 'bank-transfer', label: '62,46' } }])
  expect((await sandbox.counted(order.token, 'bank-transfer')).refused).toEqual([])
})

test('leaving a transfer asks for confirmation once: staying keeps the code, leaving allows another method (BANK-04)', async ({
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
  await expect(modal).toContainText(
    'Vazgeçerseniz bu referans kodu geçersiz olur. Parayı gönderdiyseniz bu sayfada kalın. Vazgeçtikten sonra bu kodla para göndermeyin',
  )
  await isInside(modal)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(line('code').locator('bdi')).toHaveText(code)
  // The confirmation appears once: a second press leaves directly.
  await shopper.press('leave')
  await page.locator('[data-form="bank-transfer-form"]').waitFor()
  await expect(modal).toHaveCount(0)
  await tab('credit-card').click()
  await shopper.fillCard()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.tries()).toEqual(['auth'])
})
