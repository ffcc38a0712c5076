import { type Page, expect } from '@playwright/test'
import { newcomer } from './support/newcomer'
import { test } from './support/test'
import { looksNamed } from './visual-states/visual-states'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** In pixels, between a button and the first quiet link under it. */
const LEAST = 24

async function isApart(page: Page, button: string, link: string) {
  const boxOf = (action: string) => page.locator(`main [data-action="${action}"]`).boundingBox()
  const [above, below] = await Promise.all([boxOf(button), boxOf(link)])
  if (!above || !below) throw new Error('the button or its link is missing')
  expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(LEAST)
}

test('each screen before the payment keeps its quiet link apart from the button (SHELL-07~)', async ({
  page,
  order,
  member,
  shopper,
}) => {
  const { field, press, sees } = shopper
  const goOnAs = async (contact: { readonly gsmNumber: string; readonly email: string }, screen: string) => {
    await field('gsmNumber').fill(contact.gsmNumber)
    await field('email').fill(contact.email)
    await press('continue')
    await sees(screen)
  }
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(field('email')).not.toHaveValue('')
  await isApart(page, 'continue', 'use-foreign-number')

  const other = newcomer()
  await goOnAs(other, 'register')
  await field('outlineAgreement').waitFor({ state: 'attached' })
  await isApart(page, 'continue', 'step-back')
  await press('step-back')
  await goOnAs({ ...other, gsmNumber: '+49 1512 3456789' }, 'foreign-number')
  await isApart(page, 'continue', 'step-back')
  await press('step-back')
  await goOnAs({ ...other, gsmNumber: member.gsmNumber }, 'email-verify')
  await isApart(page, 'continue', 'step-back')
  await press('step-back')
  await goOnAs(member, 'otp')
  await press('change-number')
  await sees('change-phone-number')
  await isApart(page, 'continue', 'step-back')
})

for (const { visualState } of looksNamed('a payment that is complete, with the way back to the shop'))
  test(`${visualState.name} keeps its quiet link apart from the button (SHELL-07~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    await isApart(page, 'go-back', 'print')
  })
