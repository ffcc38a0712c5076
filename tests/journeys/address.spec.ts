import { expect } from '@playwright/test'
import { test } from './support/test'

const pathOf = (url: string) => new URL(url).pathname

test.describe('URLs of the checkout', () => {
  test('lang=en shows English, any other value or none shows Turkish, and <html lang> follows (BOOT-01)', async ({
    page,
    order,
    shopper,
  }) => {
    const languages = [
      ['&lang=en', 'en', 'Log in or create an account'],
      ['&lang=tr', 'tr', 'Giriş yapın veya hesap oluşturun'],
      ['&lang=EN', 'tr', 'Giriş yapın veya hesap oluşturun'],
      ['&lang=%3Cscript%3E', 'tr', 'Giriş yapın veya hesap oluşturun'],
      ['', 'tr', 'Giriş yapın veya hesap oluşturun'],
    ] as const
    for (const [lang, htmlLang, heading] of languages) {
      await page.goto(`/?token=${order.token}${lang}`)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
      await expect(page.locator('main h1')).toHaveText(heading)
      // The form is filled in from the order, so the token reached the provider.
      await expect(shopper.field('email')).not.toHaveValue('')
    }
  })

  test('unknown paths show the form for e-mail and phone, and the URL becomes /sdk (BOOT-11)', async ({
    page,
    order,
    shopper,
  }) => {
    for (const path of ['/nowhere', '/pay/more', '/otp2', '/index.html', '/%C3%B6de']) {
      await page.goto(`${path}?token=${order.token}&lang=tr`)
      await shopper.sees('sdk')
      await expect(shopper.field('gsmNumber')).toBeVisible()
      await expect(shopper.field('email')).toBeVisible()
      await expect.poll(() => pathOf(page.url())).toBe('/sdk')
    }
  })

  test('URLs of later screens open the first screen (BOOT-08~)', async ({ page, order, shopper }) => {
    for (const path of ['/otp', '/pay', '/result-page']) {
      await page.goto(`${path}?token=${order.token}&lang=tr`)
      await shopper.sees('identify')
      await expect.poll(() => pathOf(page.url())).toBe('/')
    }
  })

  test('Back is guarded from the next screen on after the address chunk failed to load (BOOT-10~, BOOT-13~)', async ({
    page,
    order,
    member,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource|net::ERR_FAILED/)
    let isMissing = true
    await page.route('**/assets/address-*.js', (route) => (isMissing ? route.abort() : route.continue()))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/address-'))
    await page.goto(order.checkoutUrl.tr)
    await failed
    isMissing = false
    await shopper.identify()
    await expect.poll(() => pathOf(page.url())).toBe('/otp')
    await page.goBack()
    await shopper.sees('identify')
    await expect(shopper.field('email')).toHaveValue(member.email)
  })

  test('the token of a cancelled order shows the invalid link screen (BOOT-05~)', async ({
    page,
    order,
    sandbox,
    shopper,
  }) => {
    await sandbox.cancelOrder(order.token)
    await page.goto(order.checkoutUrl.en)
    await shopper.sees('invalid-token')
    await expect(page.locator('main h1')).toHaveText('This link is no longer valid')
  })
})
