import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import type { Origins } from '../../sandbox/kernel/origins'
import { askOutcome } from '../../docs/merchant-guide/ask-outcome.mjs'
import { createOrder } from '../../docs/merchant-guide/create-order.mjs'
import { MERCHANT_KEYS } from '../../sandbox/kernel/demo-merchant'
import { keepResultInSight } from './support/changed-page'
import { fillByHand, frameIn, pressUntil, resultIn, test } from './support/framed'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { shopperOn } from './support/shopper'

test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 900 } })

const FOLDER = new URL('../../docs/merchant-guide/', import.meta.url)

const textOf = (name: string) => readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8')

const ORDER = { id: 'GUIDE-1', price: 2480 }

const ADDRESS = { contactName: 'Elif Yılmaz', address: 'Moda Cad. 14', city: 'İstanbul', country: 'Türkiye' }

const BUYER = {
  id: 'B-1',
  name: 'Elif',
  surname: 'Yılmaz',
  identityNumber: '11111111111',
  ip: '127.0.0.1',
  registrationAddress: ADDRESS.address,
  city: ADDRESS.city,
  country: ADDRESS.country,
}

/** The script tag with which the demo merchant's page loads the loader. */
async function loaderOf({ parent }: Origins): Promise<string> {
  const html = await (await fetch(`${parent}/?token=none`)).text()
  return /<script\s+src="[^"]+checkout-loader[^]*?<\/script>/.exec(html)?.[0] ?? ''
}

interface Merchant {
  readonly script: string
  readonly body: string
}

/** Opens a merchant's page with a script of the guide and the guide's Content-Security-Policy, to which all else is forbidden. */
async function openMerchant(page: Page, origins: Origins, { script, body }: Merchant) {
  const loader = await loaderOf(origins)
  const header = textOf('content-policy.txt').trimEnd().replaceAll('https://pay.wallet.example', origins.app)
  const [name = '', policy = ''] = header.split(': ')
  const headers = { [name]: `${policy}; default-src 'none'` }
  await page.route(`${origins.parent}/order**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: textOf(script) }
        : {
            contentType: 'text/html; charset=utf-8',
            headers,
            body: `<!doctype html><html lang="tr"><title>Sipariş</title>${body}${loader}<script type="module" src="/order.js"></script>`,
          },
    ),
  )
  await page.goto(`${origins.parent}/order`)
}

test('the guide prints exactly the files that are run here (DOC-03~)', () => {
  const guide = readFileSync(fileURLToPath(new URL('../merchant-guide.md', FOLDER)), 'utf8')
  const printed = [...guide.matchAll(/^\[([\w.-]+)\]\(merchant-guide\/\1\):\n\n```\w+\n([^]*?)\n```$/gm)]
  expect(printed.map(([, name = '']) => name).sort()).toEqual(readdirSync(fileURLToPath(FOLDER)).sort())
  for (const [, name = '', text] of printed) expect(`${text}\n`, name).toBe(textOf(name))
})

test('the guide’s try-it opens an order at the sandbox, takes the token’s post and reports the payment (DOC-03~)', async ({
  page,
  origins,
  sandbox,
  member,
  tokens,
}) => {
  const file = fileURLToPath(new URL('try-it.mjs', FOLDER))
  const child = spawn(process.execPath, [file, `${origins.gateways}/payment-gateway`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  try {
    await expect.poll(() => lines.length).toBeGreaterThan(1)
    const address = String(lines[0]).replace('Pay here: ', '')
    tokens.push(new URL(address).searchParams.get('token') ?? '')
    const shopper = shopperOn(page, sandbox, member)
    await page.goto(address)
    await expect(shopper.field('email')).toHaveValue('elif.yilmaz@posta.example')
    // The journey's own member, since the demo member's inbox and cards are everyone's.
    await shopper.field('email').fill(member.email)
    await shopper.field('gsmNumber').fill(member.gsmNumber)
    await shopper.identify()
    await shopper.enterCode()
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await expect(page.locator('body')).toHaveText('Back in the shop.')
    await ended
    expect(child.exitCode).toBe(0)
    expect([lines[1], lines.at(-1)]).toEqual(['unpaid', 'paid'])
  } finally {
    child.kill()
  }
})

test.describe('the snippets of the guide', () => {
  test.skip(!hasPageCache, 'there is no full browser here')

  test('snippets of the guide create an order, show its checkout in the page and read its outcome (BEST-12~, DOC-03~)', async ({
    page,
    origins,
    sandbox,
    member,
    tokens,
  }) => {
    const merchant = { gateway: `${origins.gateways}/payment-gateway`, ...MERCHANT_KEYS }
    const { email, gsmNumber } = member
    const callbackUrl = `${origins.shop}/callback?order=${ORDER.id}`
    const { token, address } = await createOrder(merchant, {
      ...ORDER,
      callbackUrl,
      buyer: { ...BUYER, email, gsmNumber },
      billingAddress: ADDRESS,
    })
    tokens.push(token)
    expect(await askOutcome(merchant, { ...ORDER, token })).toBe('unpaid')
    await expect(askOutcome(merchant, { id: 'GUIDE-2', price: 2480, token })).rejects.toThrow('not of order GUIDE-2')
    await keepResultInSight(page)
    const body = `<main id="order"><p id="loading">…</p><div id="checkout" data-address="${address}"></div></main>`
    await openMerchant(page, origins, { script: 'in-the-page.mjs', body })
    await expect(page.locator('#loading')).toHaveCount(0)
    const frame = await frameIn(page)
    const shopper = shopperOn(frame, sandbox, member)
    await shopper.identify()
    await shopper.enterCode()
    await fillByHand(shopper)
    await shopper.agree()
    await pressUntil(() => shopper.press('pay'), resultIn(frame))
    await expect(page.locator('#order')).toHaveAttribute('data-result', 'paid')
    expect(await askOutcome(merchant, { ...ORDER, token })).toBe('paid')
  })

  test('the guide’s frame without the loader shows the checkout at its full height (DOC-03~, SHELL-12~)', async ({
    page,
    origins,
    linkOrder: { token },
  }) => {
    const body = `<main id="order"><div id="checkout" data-address="${origins.app}/?token=${token}"></div></main>`
    await openMerchant(page, origins, { script: 'without-loader.mjs', body })
    const frame = await frameIn(page)
    await frame.locator('main[data-screen="identify"]').waitFor()
    const heights = async () => [
      await page.locator('iframe').evaluate(({ style }) => style.height),
      await frame.evaluate(() => `${Math.ceil(document.body.getBoundingClientRect().height)}px`),
    ]
    await expect(async () => {
      const [outside, inside] = await heights()
      expect(outside).not.toBe('640px')
      expect(outside).toBe(inside)
    }).toPass()
    expect(new URL(frame.url()).pathname).toMatch(/^\/embed/)
    const policy = await frame.evaluate(() => {
      const { permissionsPolicy, featurePolicy } = document as unknown as Record<
        string,
        { allowedFeatures(): string[] }
      >
      return (permissionsPolicy ?? featurePolicy)?.allowedFeatures()
    })
    expect(policy).toEqual(expect.arrayContaining(['clipboard-write', 'otp-credentials']))
  })

  test('the snippets of the guide open a modal and redirect (BEST-12~, DOC-03~)', async ({
    page,
    origins,
    order,
    trouble,
  }) => {
    // When the modal removes its frame, the browser logs the aborted requests without a reason.
    trouble.allow(/Fetch API cannot load \S+\. {2}\(/)
    const address = `${origins.app}/?token=${order.token}`
    const body = `<button id="pay" data-address="${address}"><span>Öde</span></button>`
    await openMerchant(page, origins, { script: 'modal.mjs', body })
    await page.locator('#pay span').click()
    await (await frameIn(page)).locator('main[data-screen="identify"]').waitFor()
    await page.keyboard.press('Escape')
    await expect(page.locator('#pay')).toBeFocused()
    await page.unrouteAll()
    await openMerchant(page, origins, { script: 'redirect.mjs', body })
    await page.locator('#pay span').click()
    await page.waitForURL(address)
  })
})
