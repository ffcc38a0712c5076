import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { speaksBoth } from './support/both-languages'
import { setWaits } from './support/changed-page'
import { test } from './support/shopping-credit-test'
import { NAMELESS, newcomer } from './support/newcomer'
import { CARDS } from './support/shopper'
import { test as plain } from './support/test'

const FOR_GOOD = 600_000

test.use({
  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true }, ...NAMELESS },
})

test('the language link changes the words alone: fields, ticks, order and time stay, and no second OTP is sent (BOOT-18, BOOT-01~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  tab,
}) => {
  test.slow()
  await setWaits(page, { redirectPause: FOR_GOOD })
  const { field, press, sees } = shopper
  const goOnAs = async (contact: { readonly gsmNumber: string; readonly email: string }) => {
    await field('gsmNumber').fill(contact.gsmNumber)
    await field('email').fill(contact.email)
    await press('continue')
  }
  await page.goto(order.checkoutUrl.tr.replace('/?', '/sdk?'))
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(field('email')).not.toHaveValue('')
  await field('email').fill('yarım@kal')
  await field('gsmNumber').fill('532 1')
  await speaksBoth(page)

  const other = newcomer()
  await goOnAs(other)
  await sees('register')
  await field('name').fill('Ece')
  for (const box of ['outlineAgreement', 'pdppPermission']) await field(box).check({ force: true })
  await speaksBoth(page)
  await expect(field('name')).toHaveValue('Ece')
  await expect(field('outlineAgreement')).toBeChecked()

  await press('step-back')
  await goOnAs({ ...other, gsmNumber: '+49 1512 3456789' })
  await sees('foreign-number')
  await speaksBoth(page)

  await press('step-back')
  await goOnAs({ gsmNumber: member.gsmNumber, email: other.email })
  await sees('email-verify')
  await field('email').fill('başka@')
  await speaksBoth(page)

  await press('step-back')
  await goOnAs(member)
  await sees('otp')
  await field('verificationCode').pressSequentially('12')
  await speaksBoth(page)
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  await press('change-number')
  await sees('change-phone-number')
  await field('gsmNumber').fill('533')
  await speaksBoth(page)
  await press('step-back')
  // The code sent before is still valid.
  await field('verificationCode').fill('')
  await shopper.enterCode()

  await shopper.fillCard()
  await shopper.agree()
  await speaksBoth(page)
  await tab('bank-transfer').click()
  await page.getByRole('radio', { name: 'Akbank' }).check()
  await speaksBoth(page)
  await tab('credit-card').click()
  await expect(field('cardNumber')).toHaveValue('5400 3600 0000 0003')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  for (const secret of [CARDS.approved, '5400 3600 0000 0003', '12/2030']) expect(kept).not.toContain(secret)

  // From here on the page and its calls use the other language, also after a reload.
  await press('change-language')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await press('pay')
  await sees('result')
  await expect(page).toHaveTitle(/^Payment successful/)
  const calls = await sandbox.requests(order.token)
  expect(calls.filter(({ path }) => path.endsWith(PATHS.cardAuth)).map(({ body }) => body)).toMatchObject([
    { locale: 'en' },
  ])
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  await page.reload()
  await expect(page).toHaveTitle(/^Payment successful/)
  await press('change-language')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await speaksBoth(page)
})

plain(
  'a language that can not be had is reported, and the page stays as it is (BOOT-18~, GWY-06~)',
  async ({ page, order, shopper, trouble }) => {
    trouble.allow(/Failed to load resource/)
    await setWaits(page, { alertPause: 600_000 })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await shopper.field('email').fill('elif@')
    // The alert is in the same chunk as the timer.
    await page.getByRole('timer').waitFor()
    await page.route('**/*.js', (route) => route.abort())
    await shopper.press('change-language')
    await expect(page.getByRole('alert')).toContainText(
      'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await expect(shopper.field('email')).toHaveValue('elif@')
    expect(new URL(page.url()).searchParams.get('lang')).toBe('tr')
  },
)
