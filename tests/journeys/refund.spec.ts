import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { MadeMember, WantedOrder } from '../support/control-answers'
import { saveLogin } from './support/kept'
import { HEADING, balanceOf, callsTo, comesIn, opened } from './support/into-balance'
import { test } from './support/test'

const refundOf = ({ memberId, email, gsmNumber }: MadeMember, wanted: WantedOrder['refund'] = {}): WantedOrder => ({
  email,
  gsmNumber,
  price: 349.9,
  refund: { payerId: memberId, ...wanted },
})

const ACTIVE = [
  [{ refundToBalanceUsed: true, refundToken: 'a-refund' }, 'refund'],
  [{ settlementToBalanceUsed: true, settlementToken: 'a-settlement' }, 'settlement'],
] as const

test('a visitor with a refund is asked to log in, returns to it after the OTP and reloads, and claims it once (REF-01, SHELL-03~, BOOT-09~, BOOT-17, IDEN-09~)', async ({
  page,
  origins,
  sandbox,
  member,
}) => {
  const { token, checkoutUrl } = await sandbox.makeOrder(refundOf(member))
  const init = await opened(page, checkoutUrl.tr, PATHS.refundDetail)
  await page.locator('main[data-screen="identify"]').waitFor()
  await expect(page).toHaveURL(/\/\?token=/)
  // The tab has stored the flow that the URL chose, although the URL has changed since.
  await page.reload()
  await comesIn(page, sandbox, member)
  const claim = page.locator('main[data-screen="refund"] [data-action="claim"]')
  await claim.waitFor()
  await expect(page).toHaveURL(/\/refund-to-balance\?/)
  await expect(page).toHaveTitle('İadeniz · Cüzdan')
  await expect(page.locator('main')).toContainText('₺349,90')
  await expect(page.locator('[data-qr]')).toHaveCount(0)
  await claim.click()
  await page.locator('[data-decided="claimed"]').waitFor()
  await expect(page.locator('[data-qr]')).toHaveCount(0)
  await expect(page.getByRole('heading', HEADING)).toHaveText('İadeniz bakiyenize eklendi')
  expect(await balanceOf(sandbox, member)).toBe(349.9)
  const claims = await callsTo(sandbox, token, PATHS.refundClaim)
  expect(claims.map(({ body }) => body)).toEqual([
    { claimToken: init['refundToken'], conversationId: expect.any(String) as unknown },
  ])
  const channels = [PATHS.loginStart, PATHS.loginComplete].map((path) => callsTo(sandbox, token, path))
  for (const [call] of await Promise.all(channels)) {
    expect(call?.body).toMatchObject({ loginChannel: 'PAY_WITH_WALLET' })
  }
  expect(await callsTo(sandbox, token, PATHS.detail)).toEqual([])
  // A shopper who comes back later sees that the refund was claimed before.
  await page.reload()
  await page.locator('[data-decided="before"]').waitFor()
  expect(await callsTo(sandbox, token, PATHS.refundClaim)).toHaveLength(1)

  // The link says to pay; the order says which other flow is active.
  const { email, gsmNumber } = member
  for (const [init, seen] of ACTIVE) {
    const order = await sandbox.makeOrder({ email, gsmNumber, price: 20, init })
    await saveLogin({ page, origins, sandbox, member, order })
    await page.goto(order.checkoutUrl.tr)
    await page.locator(`main[data-screen="${seen}"]`).waitFor()
    await expect(page).toHaveURL(new RegExp(`/${seen}-to-balance\\?`))
  }
})

const REFUSED = [
  [{ paidDaysAgo: 400 }, 'tr', 'İade aktarılamadı', 'İadeniz bu hesaba aktarılamıyor.'],
  [
    { paidDaysAgo: 400 },
    'en',
    'The refund could not be transferred',
    'Your refund cannot be transferred to this account.',
  ],
  [
    { hasProblem: true },
    'tr',
    'İadenizi bakiyenize alın',
    'İadeniz aktarılırken bir sorun oluştu, lütfen daha sonra tekrar deneyin.',
  ],
  [
    { hasProblem: true },
    'en',
    'Add your refund to your balance',
    'There was a problem with your refund, please try again later.',
  ],
] as const

const CLAIMED_BEFORE = { tr: 'Bu iade daha önce alındı', en: 'This refund has already been claimed' } as const

test('a refund that can’t be transferred, has a problem or was claimed elsewhere meanwhile is named as such (REF-02)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const claim = page.locator('[data-action="claim"]')
  for (const [wanted, language, heading, problem] of REFUSED) {
    const order = await sandbox.makeOrder(refundOf(member, wanted))
    await saveLogin({ page, origins, sandbox, member, order })
    const init = await opened(page, order.checkoutUrl[language], PATHS.refundDetail)
    expect(init['refundToBalanceUsed']).toBe(true)
    await claim.click()
    await expect(page.locator('main [role="alert"] bdi')).toHaveText(problem)
    await expect(page.getByRole('heading', HEADING)).toHaveText(heading)
  }
  expect(await balanceOf(sandbox, member)).toBe(0)
  for (const language of ['tr', 'en'] as const) {
    const order = await sandbox.makeOrder(refundOf(member))
    await saveLogin({ page, origins, sandbox, member, order })
    const { refundToken: claimToken } = await opened(page, order.checkoutUrl[language], PATHS.refundDetail)
    await claim.waitFor()
    // Another device claims the refund first.
    const told = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes(PATHS.refundClaim),
    )
    await page.route(
      (url) => url.pathname.endsWith(PATHS.refundClaim),
      async (route) => {
        const postData = JSON.stringify({ claimToken, conversationId: `another-device-${language}` })
        await route.fetch({ postData })
        await route.continue()
      },
      { times: 1 },
    )
    await claim.click()
    await told
    await page.locator('[data-decided="before"]').waitFor()
    await expect(page.getByRole('heading', HEADING)).toHaveText(CLAIMED_BEFORE[language])
  }
  expect(await balanceOf(sandbox, member)).toBe(2 * 349.9)
})

test('a refund claim whose answer is lost is looked up, and never claimed twice (REF-02~)', async ({
  page,
  sandbox,
  origins,
  member,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  const order = await sandbox.makeOrder(refundOf(member))
  const { token } = order
  await sandbox.setFault({ token, path: PATHS.refundClaim, phase: 'after-commit', act: 'reset' })
  await saveLogin({ page, origins, sandbox, member, order })
  await page.goto(order.checkoutUrl.en)
  await page.locator('[data-action="claim"]').click()
  await page.locator('[data-decided="claimed"]').waitFor()
  await expect(page.getByRole('heading', HEADING)).toHaveText('Your refund has been added to your balance')
  expect(await balanceOf(sandbox, member)).toBe(349.9)
  const claims = await callsTo(sandbox, token, PATHS.refundClaim)
  // The browser may deliver a call twice; the same conversation id makes it one claim.
  expect(new Set(claims.map(({ body }) => (body as { conversationId: string }).conversationId)).size).toBe(1)
})

const EXITS = {
  tr: 'İşleminizi henüz tamamlamadınız. Para aktarılmadı.',
  en: 'You have not finished yet. No money was moved.',
} as const

test('the exit modal of a refund or settlement speaks of no payment and no charge (SHELL-10~)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const { email, gsmNumber } = member
  for (const wanted of [refundOf(member), { email, gsmNumber, price: 349.9, settlement: {} }]) {
    const order = await sandbox.makeOrder(wanted)
    await saveLogin({ page, origins, sandbox, member, order })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="claim"], [data-action="confirm"]').waitFor()
    for (const language of ['tr', 'en'] as const) {
      if (language === 'en') await page.locator('[data-action="change-language"]').click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.locator('[data-action="go-back"]').click()
      const exit = page.locator('[data-modal="exit"]')
      await expect(exit).toContainText(EXITS[language])
      await expect(exit).not.toContainText(/öde|pay|charge/i)
      await exit.locator('[data-action="stay"]').click()
      await expect(exit).toHaveCount(0)
    }
  }
})
