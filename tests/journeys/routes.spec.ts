import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { test } from './support/shopping-credit-test'
import { comesBackWhole } from './support/kept-page'
import { newcomer } from './support/newcomer'

const FOR_GOOD = 600_000

const pathOf = (page: Page) => new URL(page.url()).pathname

async function reloaded(page: Page, screen: string, path: string) {
  await page.reload()
  await page.locator(`main[data-screen="${screen}"]`).waitFor()
  await expect.poll(() => pathOf(page)).toBe(path)
}

const TITLES = {
  tr: {
    '/sdk': 'Giriş yapın',
    '/': 'Giriş yapın',
    '/register': 'Hesap oluşturun',
    '/emailVerify': 'Kayıtlı e-posta adresi',
    '/otp': 'Doğrulama kodu',
    '/change-phone-number': 'Telefon numaranızı değiştirin',
    '/pay': 'Ödeme',
    '/shopping-credit-redirect': 'Yönlendiriliyorsunuz',
    '/result-page': 'Ödemeniz tamamlandı',
  },
  en: {
    '/sdk': 'Log in',
    '/': 'Log in',
    '/register': 'Create account',
    '/emailVerify': 'Registered e-mail address',
    '/otp': 'Verification code',
    '/change-phone-number': 'Change your phone number',
    '/pay': 'Payment',
    '/shopping-credit-redirect': 'You are being redirected',
    '/result-page': 'Payment successful',
  },
} as const

for (const language of ['tr', 'en'] as const) {
  test(`every URL has a page title of its own: ${language} (BOOT-09)`, async ({
    page,
    order,
    member,
    sandbox,
    shopper,
    tab,
  }) => {
    await setWaits(page, { creditPause: FOR_GOOD, redirectPause: FOR_GOOD })
    const isAt = async (path: keyof (typeof TITLES)[typeof language]) => {
      await expect.poll(() => pathOf(page)).toBe(path)
      await expect(page).toHaveTitle(`${TITLES[language][path]} · Cüzdan`)
    }
    const goOnAs = async (contact: { readonly gsmNumber: string; readonly email: string }) => {
      await page.goto(order.checkoutUrl[language])
      await expect(shopper.field('email')).not.toHaveValue('')
      await isAt('/')
      await shopper.field('gsmNumber').fill(contact.gsmNumber)
      await shopper.field('email').fill(contact.email)
      await shopper.press('continue')
    }
    await page.goto(order.checkoutUrl[language].replace('/?', '/sdk?'))
    await isAt('/sdk')
    await goOnAs(newcomer())
    await isAt('/register')
    await goOnAs({ gsmNumber: member.gsmNumber, email: newcomer().email })
    await isAt('/emailVerify')
    await goOnAs(member)
    await isAt('/otp')
    await shopper.press('change-number')
    await isAt('/change-phone-number')
    await shopper.press('step-back')
    await isAt('/otp')
    await shopper.enterCode()
    await isAt('/pay')
    await tab('shopping-credit').click()
    await page.getByRole('radio', { name: 'Anka Bankası' }).check()
    await shopper.agree()
    await shopper.press('apply')
    await isAt('/shopping-credit-redirect')
    await sandbox.decideCredit(order.token, { decision: 'approve', term: 6 })
    await page.reload()
    await isAt('/result-page')
  })
}

test('one journey survives a reload at every URL, a second tab, another page in between, and the back/forward cache (BOOT-14)', async ({
  page,
  context,
  origins,
  order,
  member,
  sandbox,
  shopper,
  tab,
}) => {
  test.slow()
  await setWaits(context, { creditPause: FOR_GOOD, redirectPause: FOR_GOOD })
  const goOnAs = async (contact: { readonly gsmNumber: string; readonly email: string }, screen: string) => {
    await shopper.field('gsmNumber').fill(contact.gsmNumber)
    await shopper.field('email').fill(contact.email)
    await shopper.press('continue')
    await shopper.sees(screen)
  }
  await page.goto(order.checkoutUrl.tr.replace('/?', '/sdk?'))
  await shopper.sees('sdk')
  await reloaded(page, 'sdk', '/sdk')
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('identify')
  await reloaded(page, 'identify', '/')
  await goOnAs(newcomer(), 'register')
  await reloaded(page, 'identify', '/')
  await goOnAs({ gsmNumber: member.gsmNumber, email: newcomer().email }, 'email-verify')
  await reloaded(page, 'identify', '/')
  await expect(shopper.field('email')).toHaveValue(member.email)
  await shopper.identify()
  await reloaded(page, 'otp', '/otp')
  await shopper.press('change-number')
  await shopper.sees('change-phone-number')
  await reloaded(page, 'otp', '/otp')
  await shopper.enterCode()
  await reloaded(page, 'pay', '/pay')

  const other = await context.newPage()
  await other.goto(order.checkoutUrl.tr)
  await other.locator('main[data-screen="elsewhere"]').waitFor()
  await other.close()
  const methods = page.locator('[data-form="credit-card-form"]')
  await methods.waitFor()
  // Leaves for another page and goes back: to a page that reloads, and to one from the back/forward cache.
  await page.goto(origins.shop)
  await page.goBack()
  await methods.waitFor()
  await expect.poll(() => pathOf(page)).toBe('/pay')
  const questions = async () => {
    const paths = (await sandbox.requests(order.token)).map(({ path }) => path)
    return [PATHS.detail, PATHS.credentials].map((asked) => paths.filter((path) => path.endsWith(asked)).length)
  }
  const [details = 0, logins = 0] = await questions()
  await comesBackWhole(page)
  await expect.poll(questions).toEqual([details + 1, logins + 1])
  await methods.waitFor()
  await expect.poll(() => pathOf(page)).toBe('/pay')

  await tab('shopping-credit').click()
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await shopper.agree()
  await shopper.press('apply')
  await shopper.sees('credit-redirect')
  await expect.poll(() => pathOf(page)).toBe('/shopping-credit-redirect')
  await reloaded(page, 'outcome-unknown', '/result-page')
  await sandbox.decideCredit(order.token, { decision: 'approve', term: 6 })
  await shopper.sees('result')
  await reloaded(page, 'result', '/result-page')
  const calls = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.creditApplication))
  expect(calls).toHaveLength(1)
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
})
