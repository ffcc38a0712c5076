import { type Page, expect } from '@playwright/test'
import { BANK } from './support/hostile-form'
import { CARDS } from './support/shopper'
import { test } from './support/card-test'

const INITIALIZE = '**/payment/iyzipos/checkoutform/initialize3ds/ecom*'
const UNREADABLE = 'Bankanın sayfası açılamadı'

const FIELD = '<input type="hidden" name="PaReq" value="x">'

const HOSTILE = [
  ['that would run a script', `<form method="post" action="javascript:document.title='ran'">${FIELD}</form>`],
  [
    'with two forms',
    `<form method="post" action="${BANK}">${FIELD}</form><form method="post" action="https://evil.example/">${FIELD}</form>`,
  ],
  [
    'that leads back to the checkout',
    `<form method="post" action="/pay">${FIELD}</form><script>document.title='ran'</script>`,
  ],
] as const

/** Replaces the bank's page in the response, once it may be answered; the provider has still started the payment. */
async function replaceBankPage(page: Page, html: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    INITIALIZE,
    async (route) => {
      const response = await route.fetch()
      const json = { ...((await response.json()) as object), threeDSHtmlContent: Buffer.from(html).toString('base64') }
      await isLetGo
      await route.fulfill({ response, json })
    },
    { times: 1 },
  )
  return letGo
}

test(`a bank’s page ${HOSTILE.map(([kind]) => kind).join(' or ')} is not opened: the form says so, and the card can pay afterwards (CARD-10~)`, async ({
  page,
  sandbox,
  member,
  origins,
  shopper,
  openFilled,
}) => {
  const order = await sandbox.makeOrder({
    email: member.email,
    gsmNumber: member.gsmNumber,
    flags: { force3Ds: true },
  })
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url())
  })
  const told = page.locator('main').getByRole('alert')
  await openFilled({ order })
  left.length = 0
  for (const [kind, html] of HOSTILE) {
    await test.step(`a bank’s page ${kind}`, async () => {
      const letGo = await replaceBankPage(page, html)
      await shopper.press('pay')
      // What the form said about the page before is gone.
      await expect(told).toHaveCount(0)
      letGo()
      await expect(told).toContainText(UNREADABLE)
      await expect(shopper.field('cardNumber')).toHaveValue(CARDS.approved.replace(/(....)(?=.)/g, '$1 '))
      await expect(shopper.field('cvc')).toHaveValue('')
      expect(await page.title()).not.toBe('ran')
      expect(left).toEqual([])
      expect((await sandbox.ledger(order.token)).authorisations).toEqual([])
      await shopper.field('cvc').fill('123')
    })
  }
  const atBank = page.waitForRequest((request) => request.url().startsWith(`${origins.bank}/3ds`))
  await shopper.press('pay')
  expect((await atBank).method()).toBe('POST')
})
