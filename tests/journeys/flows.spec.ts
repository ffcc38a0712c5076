import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { MadeMember, WantedOrder } from '../support/control-answers'
import { saveCode, saveLogin } from './support/kept'
import { changeBlock, keepResultInSight } from './support/changed-page'
import { test } from './support/getting-in'

/** Each flow's initial call, its detail call, and the URLs that open it. */
const FLOWS = {
  pay: { initial: 'payWithWalletInit', detail: PATHS.detail, addresses: ['/pay', '/'], at: '/pay' },
  refund: {
    initial: 'refundToBalanceInit',
    detail: PATHS.refundDetail,
    addresses: ['/refund', '/refund-to-balance'],
    at: '/refund-to-balance',
  },
  settlement: {
    initial: 'settlementToBalanceInit',
    detail: PATHS.settlementDetail,
    addresses: ['/settlement', '/settlement-to-balance'],
    at: '/settlement-to-balance',
  },
} as const

type Flow = keyof typeof FLOWS

const orderOf = (flow: Flow, { email, gsmNumber, memberId: payerId }: MadeMember): WantedOrder => ({
  email,
  gsmNumber,
  ...(flow === 'refund' && { refund: { payerId } }),
  ...(flow === 'settlement' && { settlement: {} }),
})

const sees = (page: Page, screen: string) => page.locator(`main[data-screen="${screen}"]`).waitFor()

const DETAILS = Object.values(FLOWS).map(({ detail }) => detail)

test('the path of the URL selects the flow, which begins with its own detail call (BOOT-02, BOOT-03)', async ({
  page,
  origins,
  sandbox,
  member,
}) => {
  for (const flow of ['refund', 'settlement', 'pay'] as const) {
    const { initial, detail, addresses, at } = FLOWS[flow]
    const order = await sandbox.makeOrder(orderOf(flow, member))
    const { token } = order
    await saveLogin({ page, origins, sandbox, member, order })
    for (const address of addresses) {
      await page.goto(`${address}?token=${token}&lang=tr`)
      await sees(page, flow)
      await expect(page.locator('html')).toHaveAttribute('data-flow', initial)
      await expect.poll(() => new URL(page.url()).pathname).toBe(at)
    }
    const asked = async () => {
      const requests = await sandbox.requests(token)
      const details = requests.filter(
        ({ method, path }) => method === 'POST' && DETAILS.some((end) => path.endsWith(end)),
      )
      return details.map(({ path, body }) => [path.slice(path.indexOf('/payment/')), body])
    }
    const question = { locale: 'tr', [flow === 'pay' ? 'checkoutFormToken' : 'token']: token }
    await expect.poll(asked).toEqual(addresses.map(() => [detail, question]))
    if (flow !== 'pay') continue
    // The configuration may rename this call; the sandbox knows only the default path.
    const bodies: unknown[] = []
    await page.route(
      ({ pathname }) => /\/pay-with-[\w-]+\/detail$/.test(pathname),
      async (route) => {
        bodies.push(route.request().postDataJSON())
        const url = route.request().url().replace('pay-with-night-purse', 'pay-with-wallet')
        await route.continue({ url, postData: JSON.stringify(question) })
      },
    )
    await changeBlock(page, { values: { detailToken: 'token', product: { slug: 'night-purse', name: 'Kese' } } })
    await page.goto(`${at}?token=${token}&lang=tr`)
    await sees(page, flow)
    await expect(page.locator('html')).toHaveAttribute('data-flow', 'payWithNightPurseInit')
    expect(bodies).toEqual([{ locale: 'tr', token }])
  }
})

test('a shopper who has entered the OTP reaches the screen of the link’s flow (OTP-03)', async ({
  page,
  origins,
  sandbox,
}) => {
  for (const flow of ['pay', 'refund', 'settlement'] as const) {
    const member = await sandbox.makeMember()
    const order = await sandbox.makeOrder(orderOf(flow, member))
    await saveCode({ page, origins, sandbox, member, order } as Parameters<typeof saveCode>[0])
    await page.goto(`${FLOWS[flow].addresses[0]}?token=${order.token}&lang=tr`)
    await sees(page, 'otp')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/otp')
    await page.locator('[data-field="verificationCode"]').pressSequentially(await sandbox.latestCode(member.gsmNumber))
    await page.locator('[data-action="verify"]').click()
    await sees(page, flow)
    await expect.poll(() => new URL(page.url()).pathname).toBe(FLOWS[flow].at)
  }
})

test('a refund and a settlement keep their flow over a reload, and in another tab, where storage is refused (BOOT-17~)', async ({
  page,
  sandbox,
  member,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  for (const flow of ['refund', 'settlement'] as const) {
    const { detail, addresses } = FLOWS[flow]
    const { token } = await sandbox.makeOrder(orderOf(flow, member))
    const asked = () => page.waitForResponse((response) => response.url().includes(detail))
    await page.goto(`${addresses[0]}?token=${token}&lang=tr`)
    await expect(page).toHaveURL(`/?token=${token}&lang=tr&flow=${flow}`)
    const inEnglish = await page.locator('[data-action="change-language"]').getAttribute('href')
    const again = asked()
    await page.reload()
    await again
    await sees(page, 'identify')
    // The link to the other language and the URL of an unknown outcome, opened in another tab.
    for (const url of [inEnglish ?? '', `/result-page?token=${token}&lang=tr&flow=${flow}`]) {
      const elsewhere = asked()
      await page.goto(url)
      await elsewhere
      await sees(page, 'identify')
    }
  }
})

const FOR_MEMBERS: Readonly<Record<Flow, readonly string[]>> = {
  pay: ['/pay', '/result-page', '/shopping-credit-redirect'],
  refund: FLOWS.refund.addresses,
  settlement: FLOWS.settlement.addresses,
}

test('a shopper without a login is asked to identify at every URL that needs it, a foreign phone only once (BOOT-08)', async ({
  page,
  sandbox,
  member,
  visitor,
  shopper,
}) => {
  for (const flow of ['pay', 'refund', 'settlement'] as const) {
    for (const address of FOR_MEMBERS[flow]) {
      const { token } = await sandbox.makeOrder(orderOf(flow, member))
      await page.goto(`${address}?token=${token}&lang=tr`)
      await sees(page, 'identify')
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    }
  }
  await keepResultInSight(page)
  const { token } = await visitor.open()
  await visitor.goOnAs({ gsmNumber: '+49 1511 2345678' })
  await sees(page, 'foreign-number')
  await page.locator('[data-action="continue"]:visible').last().click()
  await sees(page, 'pay')
  await page.goto(`/pay?token=${token}&lang=tr`)
  await shopper.fillCard('5400010000000004')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
  await shopper.agree()
  await shopper.press('pay')
  await sees(page, 'result')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
})
