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
  await page.locator('[data-field="verificationCode"]').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await page.locator('[data-action="verify"]').click()
}

const balanceOf = async (sandbox: SandboxClient, { memberId }: MadeMember) =>
  (await sandbox.memberOf(memberId))?.balance

test('a visitor with a refund is asked who they are, and comes back to it after the code and a reload (REF-01~, BOOT-02~, BOOT-03~, BOOT-08~, BOOT-17~, OTP-03~, IDEN-09~)', async ({
  page,
  sandbox,
  member,
}) => {
  const { token, checkoutUrl } = await sandbox.makeOrder(refundOf(member))
  await page.goto(checkoutUrl.tr)
  await page.locator('main[data-screen="identify"]').waitFor()
  await expect(page).toHaveURL(/\/\?token=/)
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'refundToBalanceInit')
  // What the address picked is known to the tab, whatever the address says now.
  await page.reload()
  await comesIn(page, sandbox, member)
  await page.locator('main[data-screen="refund"] [data-action="claim"]').waitFor()
  await expect(page).toHaveURL(/\/refund-to-balance\?/)
  await expect(page.locator('main')).toContainText('₺349,90')
  await page.locator('[data-action="claim"]').click()
  await page.locator('[data-decided="claimed"]').waitFor()
  await expect(page.getByRole('heading', HEADING)).toHaveText('İadeniz bakiyenize eklendi')
  expect(await balanceOf(sandbox, member)).toBe(349.9)
  const claims = await callsTo(sandbox, token, PATHS.refundClaim)
  expect(claims).toHaveLength(1)
  const [login] = await callsTo(sandbox, token, PATHS.loginStart)
  expect(login?.body).toMatchObject({ loginChannel: 'PAY_WITH_WALLET' })
  expect(await callsTo(sandbox, token, PATHS.detail)).toEqual([])
  // Who comes back later is told that it was claimed before.
  await page.reload()
  await page.locator('[data-decided="before"]').waitFor()
  expect(await callsTo(sandbox, token, PATHS.refundClaim)).toHaveLength(1)
})

const REFUSED = [
  [{ paidDaysAgo: 400 }, 'İade aktarılamadı', '[data-action="try-again"]'],
  [{ hasProblem: true }, 'İadenizi bakiyenize alın', 'main [role="alert"] bdi'],
] as const

test('a refund that can’t be transferred says so, and a problem leads back to the offer (REF-02~)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  for (const [wanted, heading, seen] of REFUSED) {
    const order = await sandbox.makeOrder(refundOf(member, wanted))
    await keepLogin({ page, origins, sandbox, member, order })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="claim"]').click()
    await page.locator(seen).waitFor()
    await expect(page.getByRole('heading', HEADING)).toHaveText(heading)
  }
  expect(await balanceOf(sandbox, member)).toBe(0)
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

const CHOICES = [
  ['ONE_TIME', 'Tutar 1 saat içinde bakiyenize yansıyacaktır.', 12_740],
  ['ALL_TIME', 'Tutar 1 saat içinde bakiyenize yansıyacaktır. Bundan sonraki', 25_480],
  ['DISABLED', 'Bakiyenize aktarım yapılmadı.', 25_480],
] as const

test('a seller chooses this once, always, or the bank; the first two promise one hour (SET-01~, SET-02~)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  for (const [mode, said, balance] of CHOICES) {
    const order = await sandbox.makeOrder(settlementOf(member))
    await keepLogin({ page, origins, sandbox, member, order })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="confirm"]').waitFor()
    await expect(page).toHaveURL(/\/settlement-to-balance\?/)
    if (mode === 'ALL_TIME') await page.locator('[data-field="alwaysTransfer"]').check({ force: true })
    if (mode === 'DISABLED') await page.locator('input[value="bank"]').check({ force: true })
    await page.locator('[data-action="confirm"]').click()
    await page.locator(`[data-decided="${mode}"]`).waitFor()
    await expect(page.locator('main')).toContainText(said)
    expect(await balanceOf(sandbox, member)).toBe(balance)
    const [sent] = await callsTo(sandbox, order.token, PATHS.settlementSettings)
    expect(sent?.body).toMatchObject({ settlementToBalanceType: mode })
  }
})

test('a settlement that could not be completed says to try later, and nothing moved (SET-02~)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const order = await sandbox.makeOrder(settlementOf(member, { isStuck: true }))
  await keepLogin({ page, origins, sandbox, member, order })
  await page.goto(order.checkoutUrl.en)
  await page.locator('[data-action="confirm"]').click()
  await expect(page.locator('main [role="alert"]')).toHaveText(
    'The transfer could not be completed, please try again later.',
  )
  expect(await balanceOf(sandbox, member)).toBe(0)
})
