import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { CANARY, sungIn } from '../support/canary'
import { changeBlock } from './support/changed-page'
import { test } from './support/card-test'
import { leftSecrets } from './support/left-secrets'

/** Places that outlast a field or that others can read, where secrets must not appear. */
const PLACES = {
  address: (secret: string) => {
    history.replaceState(null, '', `#${secret}`)
  },
  history: (secret: string) => {
    history.replaceState({ secret }, '')
  },
  'local storage': (secret: string) => {
    localStorage.setItem('seen', secret)
  },
  'another entry of the tab': (secret: string) => {
    sessionStorage.setItem('seen', secret)
  },
  'the name of the window': (secret: string) => {
    window.name = secret
  },
  title: (secret: string) => {
    document.title = secret
  },
} satisfies Record<string, (secret: string) => void>

test('no card, code or token of a payment is in URLs, storage, console or others’ calls; each planted one is found (SEC-03)', async ({
  page,
  context,
  origins,
  keptContext,
  member,
  order,
  sandbox,
  shopper,
  trouble,
  verifyAtBank,
  isPaid,
}) => {
  test.slow()
  const key = randomBytes(8).toString('hex')
  const others = { analytics: { url: `${origins.gateways}/analytics/i`, key } }
  const monitoring = { dsn: `${origins.gateways.replace('://', `://${key}@`)}/monitoring/1` }
  await changeBlock(page, { values: { ...others, monitoring }, waits: { threeDSPause: 600_000 } })
  const cvcs: string[] = []
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postDataBuffer()?.toString('utf8') ?? ''}`
    const isCards = /\/(?:auth\/ecom|initialize3ds\/ecom|checkout\/inquire)$/.test(new URL(request.url()).pathname)
    if (!isCards && sungIn(text).length > 0) cvcs.push(request.url())
  })
  page.on('console', (message) => {
    if (sungIn(message.text()).length > 0) cvcs.push(message.text())
  })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  const code = await sandbox.latestCode(member.gsmNumber)
  await shopper.enterCode()
  const token = await page.evaluate(() => {
    const { login } = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as { login: { accessToken: string } }
    return login.accessToken
  })
  await shopper.field('cardNumber').fill(CANARY.cardNumber)
  await shopper.field('expireDate').fill(CANARY.expireDate)
  await shopper.field('cvc').fill(CANARY.cvc)
  await shopper.field('accountHolder').fill('Elif Yılmaz')
  await shopper.field('threeDS').check()
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  const secrets = keptContext.secretsIn(context)
  const leaks = async (of: BrowserContext) => (secrets ? leftSecrets(of, origins, secrets) : ['nothing is heard'])
  expect(await leaks(context)).toEqual([])

  // Control: a secret put in each place is found.
  const kinds = { 'card number': CANARY.cardNumber, code, token }
  for (const [place, put] of Object.entries(PLACES)) {
    for (const [kind, secret] of Object.entries(kinds)) {
      // The page resets its title in each state, so repeat until it is found.
      const found = async () => {
        await page.evaluate(put, secret)
        return leaks(context)
      }
      await expect.poll(found).toContain(`secret: ${kind} in ${place}`)
      await page.evaluate(put, '')
      await page.evaluate(() => {
        localStorage.removeItem('seen')
        sessionStorage.removeItem('seen')
      })
    }
    expect(await leaks(context), place).toEqual([])
  }

  await shopper.press('continue')
  await page.locator('[data-form="acs"]').waitFor()
  await verifyAtBank()
  await isPaid()
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('result')
  expect([await leaks(context), cvcs]).toEqual([[], []])
  expect((await sandbox.counted(key)).events.length).toBeGreaterThan(0)

  trouble.allow(/^secret: /, /\/nowhere/)
  await page.evaluate((text) => {
    console.log(text)
    void fetch('/nowhere', { method: 'POST', body: text }).catch(() => undefined)
  }, token)
  await expect.poll(() => leaks(context)).toContain('secret: token on the console')
  await expect.poll(() => leaks(context)).toContain(`secret: token in what was sent to ${origins.app}/nowhere`)
})
