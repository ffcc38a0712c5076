import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { MadeMember, WantedOrder } from '../support/control-answers'
import type { SandboxClient } from '../support/sandbox-client'
import { keepLogin } from './looks/kept'
import { test } from './support/test'

const HEADING = { level: 1 } as const

const refundOf = ({ memberId, email, gsmNumber }: MadeMember, wanted: WantedOrder['refund'] = {}): WantedOrder => ({
  ...{ email, gsmNumber, price: 349.9 },
  refund: { payerId: memberId, ...wanted },
})

const settlementOf = ({ email, gsmNumber }: MadeMember, wanted: WantedOrder['settlement'] = {}): WantedOrder => ({
  ...{ email, gsmNumber, price: 12_740 },
  settlement: wanted,
})

/** The calls of this token that went to a path. */
async function callsTo(sandbox: SandboxClient, token: string, path: string) {
  const requests = await sandbox.requests(token)
  return requests.filter((request) => request.method === 'POST' && request.path.endsWith(path))
}

/** As a visitor who is asked who they are, and comes in with the code. */
async function comesIn(page: Page, sandbox: SandboxClient, member: MadeMember) {
  await page.locator('main[data-screen="identify"]').waitFor()
  await page.locator('[data-field="email"]').fill(member.email)
  await page.locator('[data-field="gsmNumber"]').fill(member.gsmNumber.replace('+90', ''))
  await page.locator('[data-action="continue"]').click()
  await page.locator('main[data-screen="otp"]').waitFor()
  // Nor does the way back hang on what this page has in its memory.
  await page.reload()
  await page.locator('main[data-screen="otp"]').waitFor()
  await page.locator('[data-field="verificationCode"]').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await page.locator('[data-action="verify"]').click()
}

const balanceOf = async (sandbox: SandboxClient, { memberId }: MadeMember) =>
  (await sandbox.memberOf(memberId))?.balance

/** What the provider said of the link, as the page is loaded. */
async function opened(page: Page, url: string, path: string): Promise<Record<string, unknown>> {
  const told = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(path),
  )
  await page.goto(url)
  return (await (await told).json()) as Record<string, unknown>
}

const ACTIVE = [
  [{ refundToBalanceUsed: true, refundToken: 'a-refund' }, 'refund'],
  [{ settlementToBalanceUsed: true, settlementToken: 'a-settlement' }, 'settlement'],
] as const

test('a visitor with a refund is asked who they are, comes back to it after the code and reloads, and takes it once (REF-01, BOOT-09~, BOOT-17, IDEN-09~)', async ({
  page,
  origins,
  sandbox,
  member,
}) => {
  const { token, checkoutUrl } = await sandbox.makeOrder(refundOf(member))
  const init = await opened(page, checkoutUrl.tr, PATHS.refundDetail)
  await page.locator('main[data-screen="identify"]').waitFor()
  await expect(page).toHaveURL(/\/\?token=/)
  // What the address picked is known to the tab, whatever the address says now.
  await page.reload()
  await comesIn(page, sandbox, member)
  const claim = page.locator('main[data-screen="refund"] [data-action="claim"]')
  await claim.waitFor()
  await expect(page).toHaveURL(/\/refund-to-balance\?/)
  await expect(page).toHaveTitle('İadeniz · Cüzdan')
  await expect(page.locator('main')).toContainText('₺349,90')
  await claim.click()
  await page.locator('[data-decided="claimed"]').waitFor()
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
  // Who comes back later is told that it was claimed before.
  await page.reload()
  await page.locator('[data-decided="before"]').waitFor()
  expect(await callsTo(sandbox, token, PATHS.refundClaim)).toHaveLength(1)

  // A link that says to pay, and an order that says what is active.
  const { email, gsmNumber } = member
  for (const [init, seen] of ACTIVE) {
    const order = await sandbox.makeOrder({ email, gsmNumber, price: 20, init })
    await keepLogin({ page, origins, sandbox, member, order })
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
    'Take your refund into your balance',
    'There was a problem with your refund, please try again later.',
  ],
] as const

const CLAIMED_BEFORE = { tr: 'Bu iade daha önce alındı', en: 'This refund has already been claimed' } as const

test('a refund that can’t be transferred, one with a problem and one that was claimed elsewhere meanwhile are told as such (REF-02)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const claim = page.locator('[data-action="claim"]')
  for (const [wanted, language, heading, problem] of REFUSED) {
    const order = await sandbox.makeOrder(refundOf(member, wanted))
    await keepLogin({ page, origins, sandbox, member, order })
    const init = await opened(page, order.checkoutUrl[language], PATHS.refundDetail)
    expect(init['refundToBalanceUsed']).toBe(true)
    await claim.click()
    await expect(page.locator('main [role="alert"] bdi')).toHaveText(problem)
    await expect(page.getByRole('heading', HEADING)).toHaveText(heading)
  }
  expect(await balanceOf(sandbox, member)).toBe(0)
  for (const language of ['tr', 'en'] as const) {
    const order = await sandbox.makeOrder(refundOf(member))
    await keepLogin({ page, origins, sandbox, member, order })
    const { refundToken: claimToken } = await opened(page, order.checkoutUrl[language], PATHS.refundDetail)
    await claim.waitFor()
    // Another device is faster.
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

test('a claim whose answer is lost is looked for, and never claimed twice (REF-02~)', async ({
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
  await keepLogin({ page, origins, sandbox, member, order })
  await page.goto(order.checkoutUrl.en)
  await page.locator('[data-action="claim"]').click()
  await page.locator('[data-decided="claimed"]').waitFor()
  await expect(page.getByRole('heading', HEADING)).toHaveText('Your refund has been added to your balance')
  expect(await balanceOf(sandbox, member)).toBe(349.9)
  const claims = await callsTo(sandbox, token, PATHS.refundClaim)
  // The browser itself may deliver a call twice; it is one claim by its name.
  expect(new Set(claims.map(({ body }) => (body as { conversationId: string }).conversationId)).size).toBe(1)
})

const SAID = {
  tr: {
    ONE_TIME: 'Tutar 1 saat içinde bakiyenize yansıyacaktır.',
    ALL_TIME: 'Tutar 1 saat içinde bakiyenize yansıyacaktır. Bundan sonraki',
    DISABLED: 'Bakiyenize aktarım yapılmadı.',
    stuck: 'Aktarım tamamlanamadı, lütfen daha sonra tekrar deneyin.',
    before: 'Seçiminizi daha önce yaptınız',
  },
  en: {
    ONE_TIME: 'The money will be in your balance within 1 hour.',
    ALL_TIME: 'The money will be in your balance within 1 hour. From now on',
    DISABLED: 'Nothing was transferred to your balance.',
    stuck: 'The transfer could not be completed, please try again later.',
    before: 'You have already made your choice',
  },
} as const

const CHOICES = [
  ['ONE_TIME', 'tr', 12_740],
  ['ALL_TIME', 'en', 25_480],
  ['DISABLED', 'tr', 25_480],
] as const

test('a seller chooses this once, always, or the bank (SET-01)', async ({ page, sandbox, origins, member }) => {
  for (const [mode, language, balance] of CHOICES) {
    const order = await sandbox.makeOrder(settlementOf(member))
    await keepLogin({ page, origins, sandbox, member, order })
    const init = await opened(page, order.checkoutUrl[language], PATHS.settlementDetail)
    await page.locator('[data-action="confirm"]').waitFor()
    await expect(page).toHaveURL(/\/settlement-to-balance\?/)
    if (mode === 'ALL_TIME') await page.locator('[data-field="alwaysTransfer"]').check({ force: true })
    if (mode === 'DISABLED') await page.locator('input[value="bank"]').check({ force: true })
    await page.locator('[data-action="confirm"]').click()
    await page.locator(`[data-decided="${mode}"]`).waitFor()
    await expect(page.locator('main')).toContainText(SAID[language][mode])
    expect(await balanceOf(sandbox, member)).toBe(balance)
    const sent = await callsTo(sandbox, order.token, PATHS.settlementSettings)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        settlementToBalanceType: mode,
        token: init['settlementToken'],
        conversationId: expect.any(String) as unknown,
      },
    ])
  }
})

test('what was settled is promised within 1 hour, what was not is to be tried later, and a second choice is told as one (SET-02)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const confirm = page.locator('[data-action="confirm"]')
  const alert = page.locator('main [role="alert"]')
  for (const language of ['tr', 'en'] as const) {
    const open = async (wanted: WantedOrder['settlement'] = {}) => {
      const order = await sandbox.makeOrder(settlementOf(member, wanted))
      await keepLogin({ page, origins, sandbox, member, order })
      const init = await opened(page, order.checkoutUrl[language], PATHS.settlementDetail)
      expect(init['settlementToBalanceUsed']).toBe(true)
      await confirm.click()
      return order
    }
    await open({ isStuck: true })
    await expect(alert).toHaveText(SAID[language].stuck)
    const balance = await balanceOf(sandbox, member)
    const { token } = await open()
    await expect(page.locator('[data-decided="ONE_TIME"]')).toBeVisible()
    await expect(page.locator('main')).toContainText(SAID[language].ONE_TIME)
    expect(await balanceOf(sandbox, member)).toBe((balance ?? 0) + 12_740)
    // Chosen at another device between the page and the press.
    await page.route(
      (url) => url.pathname.endsWith(PATHS.settlementSettings),
      async (route) => {
        const sent = route.request().postDataJSON() as object
        await route.fetch({ postData: JSON.stringify({ ...sent, conversationId: 'another-device' }) })
        await route.continue()
      },
      { times: 1 },
    )
    await open()
    await page.locator('[data-decided="before"]').waitFor()
    await expect(page.getByRole('heading', HEADING)).toHaveText(SAID[language].before)
    expect(await callsTo(sandbox, token, PATHS.settlementSettings)).toHaveLength(1)
  }
})

test('a seller who has said: always, is settled by the next earnings themselves (SET-01~)', async ({
  page,
  sandbox,
  origins,
}) => {
  await page.goto(`${origins.shop}/earnings?lang=en`)
  await page.locator('[data-action="settle"]').click()
  await page.locator('main[data-screen="identify"]').waitFor()
  expect(new URL(page.url()).origin).toBe(origins.app)
  const seller = await sandbox.makeMember()
  await comesIn(page, sandbox, seller)
  await page.locator('[data-field="alwaysTransfer"]').check({ force: true })
  await page.locator('[data-action="confirm"]').click()
  await page.locator('[data-decided="ALL_TIME"]').waitFor()
  await page.locator('[data-action="go-back"]').click()
  await page.locator('[data-action="settle"]').click()
  await expect.poll(() => balanceOf(sandbox, seller)).toBe(2 * 12_740)
})
