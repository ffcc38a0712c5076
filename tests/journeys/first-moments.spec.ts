import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { changePage } from './support/changed-page'
import { test } from './support/test'
import { openWithoutScripts } from './support/without-scripts'

test.describe('the page before its script has loaded', () => {
  test('theme, language and text that change before the script has loaded are kept, and no field is drawn again (BOOT-18~, BOOT-01~, SHELL-08~)', async ({
    page,
    order,
    member,
    shopper,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const letScriptsCome = await openWithoutScripts(page, order.checkoutUrl.tr)
    const html = page.locator('html')
    await shopper.press('toggle-theme')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await shopper.press('change-language')
    await expect(html).toHaveAttribute('lang', 'en')
    await shopper.field('email').pressSequentially('baska.biri@posta.example')
    await shopper.field('email').evaluate((input) => input.setAttribute('data-same', ''))
    letScriptsCome()
    // The order fills the other field.
    await expect(shopper.field('gsmNumber')).toHaveValue(
      member.gsmNumber.replace(/^\+90(...)(...)(..)(..)$/, '$1 $2 $3 $4'),
    )
    await expect(shopper.field('email')).toHaveValue('baska.biri@posta.example')
    await expect(shopper.field('email')).toHaveAttribute('data-same', '')
    await expect(shopper.field('email')).toBeFocused()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await shopper.press('toggle-theme')
    await expect(html).toHaveAttribute('data-theme', 'light')
  })

  test('text typed beside a password manager’s elements is kept and sent once, and the header stays (PLT-03~)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({})
    const letScriptsCome = await openWithoutScripts(page, order.checkoutUrl.tr)
    const { field } = shopper
    await field('gsmNumber').pressSequentially(member.gsmNumber.replace('+90', ''))
    await field('email').pressSequentially(member.email)
    await page.evaluate(() => {
      document.querySelectorAll('[data-field]').forEach((input) => {
        const icon = document.createElement('div')
        icon.attachShadow({ mode: 'closed' })
        input.before(icon)
      })
      new MutationObserver(() => {
        if (!document.querySelector('header')) document.body.dataset['bare'] = ''
      }).observe(document.body, { childList: true, subtree: true })
    })
    letScriptsCome()
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await expect(page.locator('body')).not.toHaveAttribute('data-bare')
    await expect(field('email')).toHaveValue(member.email)
    await expect(field('email')).toBeFocused()
    await expect(field('gsmNumber')).not.toHaveValue('')
    await shopper.press('continue')
    await shopper.sees('otp')
    const asked = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith('initialize'))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({ email: member.email })
    expect(JSON.stringify(asked[0]?.body)).toContain(member.gsmNumber.slice(-10))
  })

  test('typing during hydration loses no key', async ({ page, order, shopper }) => {
    const text = 'uzun.bir.adres.ki.yazmasi.surer@posta.example'
    const letScriptsCome = await openWithoutScripts(page, order.checkoutUrl.tr)
    const email = shopper.field('email')
    await email.pressSequentially(text.slice(0, 10))
    letScriptsCome()
    await email.pressSequentially(text.slice(10), { delay: 10 })
    await expect(shopper.field('gsmNumber')).not.toHaveValue('')
    await expect(email).toHaveValue(text)
  })

  for (const way of ['Enter', 'requestSubmit'] as const) {
    test(`a form submitted before the script by ${way} is sent once the script runs, and keeps the token`, async ({
      page,
      order,
      member,
      shopper,
    }) => {
      const letScriptsCome = await openWithoutScripts(page, order.checkoutUrl.tr)
      await shopper.field('gsmNumber').fill(member.gsmNumber)
      await shopper.field('email').fill(member.email)
      if (way === 'Enter') await page.keyboard.press('Enter')
      // Some password managers submit a form this way, without a click.
      else await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      letScriptsCome()
      await shopper.sees('otp')
      expect(new URL(page.url()).searchParams.get('token')).toBe(order.token)
    })
  }

  test('a country list requested before the script opens once it runs, unless a field has the focus by then (PLT-03~)', async ({
    page,
    order,
    shopper,
  }) => {
    const letFirstCome = await openWithoutScripts(page, order.checkoutUrl.tr)
    await shopper.press('choose-country')
    await shopper.field('email').focus()
    const list = page.waitForResponse(/\/country-choice-[^/]+\.js$/)
    letFirstCome()
    await (await list).finished()
    await shopper.field('email').pressSequentially('elif@example.com')
    await expect(shopper.field('email')).toHaveValue('elif@example.com')
    await expect(page.locator('[data-modal]')).toHaveCount(0)
    await expect(shopper.field('email')).toBeFocused()

    const letScriptsCome = await openWithoutScripts(page, order.checkoutUrl.tr)
    await page.locator('[data-action="choose-country"] svg').click()
    letScriptsCome()
    await expect(shopper.field('countrySearch')).toBeFocused()
  })

  test('a script that fails to load shows an error with a way on, in words true of every kind of link (BOOT-10~, REF-02~, SET-02~)', async ({
    page,
    order,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/, /net::ERR_FAILED/)
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const path of ['/', '/pay', '/refund-to-balance', '/settlement-to-balance'])
      for (const [link, said] of [
        [order.checkoutUrl.tr, /^Sayfa açılamadı/],
        [order.checkoutUrl.en, /^The page could not be opened/],
      ] as const) {
        await page.goto(new URL(path + new URL(link).search, link).href)
        await expect(page.locator('#trouble')).toHaveText(said)
        await expect(page.locator('#trouble a')).toBeVisible()
        await expect(page.locator('#root')).toBeHidden()
        const words = [page.locator('#trouble'), page.locator('noscript')].map((place) => place.textContent())
        expect((await Promise.all(words)).join(' '), path).not.toMatch(/öde|sipariş|charge|order|\bpa(?:y|id)/i)
      }
  })
})

test('a browser without JavaScript shows at the top of the page that JavaScript is needed (BOOT-10~)', async ({
  browser,
  order,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 720 } })
  const page = await context.newPage()
  await page.goto(order.checkoutUrl.tr)
  const sentence = page.locator('noscript p')
  await expect(sentence).toHaveText('Bu tarayıcıda JavaScript kapalı. Devam etmek için açın.')
  expect((await sentence.boundingBox())?.y).toBe(0)
  await context.close()
})

test('a build made for one wallet serves another by configuration alone (BOOT-12~)', async ({
  page,
  order,
  shopper,
}) => {
  await changePage(page, (html) => html.replace('"name":"Cüzdan"', '"name":"Kese"'))
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await expect(page.locator('header')).toContainText('Kese')
  await expect(page.locator('body')).not.toContainText('Cüzdan')
  await expect(page).toHaveTitle('Giriş yapın · Kese')
})

test('an invalid configuration is shown with the setting that is wrong (BOOT-12~)', async ({ page, order }) => {
  await changePage(page, (html) => html.replace('"testMode":true', '"testMode":"yes"'))
  await page.goto(order.checkoutUrl.tr)
  await expect(page.locator('#trouble')).toContainText('checkout-config: testMode')
})

const BROKEN_STARTS = {
  'failure:1001': 'business failure',
  'status:500': '5xx',
  reset: 'network',
  badjson: 'malformed body',
} as const

test('an order that fails to load for any reason shows an error, and can be tried again until it loads (BOOT-06)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  const failing = (act: string) => ({ token: order.token, path: PATHS.detail, phase: 'before' as const, act })
  const asked = async () => (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.detail))

  const nothingSpins = async () => {
    await expect(page.locator('[aria-disabled="true"]')).toHaveCount(0)
    const endless = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length
    await expect.poll(() => page.evaluate(endless)).toBe(0)
  }

  for (const [act, reason] of Object.entries(BROKEN_STARTS)) {
    await test.step(reason, async () => {
      await sandbox.putFaults(order.token, [failing(act)])
      await page.goto(order.checkoutUrl.tr)
      await shopper.sees('start-failed')
      await nothingSpins()

      // The call fails again, and the screen with its retry button stays.
      const before = (await asked()).length
      await shopper.press('try-again')
      await expect.poll(async () => (await asked()).length).toBeGreaterThan(before)
      await shopper.sees('start-failed')
      await nothingSpins()

      await sandbox.clearFaults(order.token)
      await shopper.press('try-again')
      await shopper.sees('identify')
      await expect(shopper.field('email')).not.toHaveValue('')
    })
  }
})
