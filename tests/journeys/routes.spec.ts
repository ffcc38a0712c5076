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

/** The title of each URL in Turkish and in English. */
const TITLES = {
  '/sdk': ['Giriş yapın', 'Log in'],
  '/': ['Giriş yapın', 'Log in'],
  '/register': ['Hesap oluşturun', 'Create account'],
  '/emailVerify': ['Kayıtlı e-posta adresi', 'Registered e-mail address'],
  '/otp': ['Doğrulama kodu', 'Verification code'],
  '/change-phone-number': ['Telefon numaranızı değiştirin', 'Change your phone number'],
  '/pay': ['Ödeme', 'Payment'],
  '/shopping-credit-redirect': ['Yönlendiriliyorsunuz', 'You are being redirected'],
  '/result-page': ['Ödemeniz tamamlandı', 'Payment successful'],
} as const

test('every URL has a page title of its own in both languages (BOOT-09)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  tab,
}) => {
  await setWaits(page, { creditPause: FOR_GOOD, redirectPause: FOR_GOOD })
  const html = page.locator('html')
  const hasTitle = async (path: keyof typeof TITLES) => {
    await expect.poll(() => pathOf(page)).toBe(path)
    const [tr, en] = TITLES[path]
    await expect(page).toHaveTitle(`${(await html.getAttribute('lang')) === 'en' ? en : tr} · Cüzdan`)
  }
  /** In the language of the page, then in the other. */
  const isAt = async (path: keyof typeof TITLES) => {
    await hasTitle(path)
    const other = (await html.getAttribute('lang')) === 'en' ? 'tr' : 'en'
    await shopper.press('change-language')
    await expect(html).toHaveAttribute('lang', other)
    await hasTitle(path)
  }
  const goOnAs = async (contact: { readonly gsmNumber: string; readonly email: string }, language: 'tr' | 'en') => {
    await page.goto(order.checkoutUrl[language])
    await expect(html).toHaveAttribute('lang', language)
    await expect(shopper.field('email')).not.toHaveValue('')
    await hasTitle('/')
    await shopper.field('gsmNumber').fill(contact.gsmNumber)
    await shopper.field('email').fill(contact.email)
    await shopper.press('continue')
  }
  for (const language of ['tr', 'en'] as const) {
    await page.goto(order.checkoutUrl[language].replace('/?', '/sdk?'))
    await expect(html).toHaveAttribute('lang', language)
    await hasTitle('/sdk')
  }
  await goOnAs(newcomer(), 'tr')
  await isAt('/register')
  await goOnAs({ gsmNumber: member.gsmNumber, email: newcomer().email }, 'en')
  await isAt('/emailVerify')
  await goOnAs(member, 'tr')
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
