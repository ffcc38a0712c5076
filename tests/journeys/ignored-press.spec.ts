import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { pressUntil, resultIn, test, waitUntilSeen } from './support/framed'

test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 700 } })

test('a press on pay in a frame that its host changes says why it is ignored, and leads to a window (SHELL-12~)', async ({
  page,
  link: { frame },
  payable,
}) => {
  await payable.sees('pay')
  const pay = frame.locator('[data-action="pay"]')
  const note = frame.locator('[data-ignored-press="notSeen"]')
  const fade = (opacity: string) =>
    page.locator('iframe').evaluate((element, how) => void (element.style.opacity = how), opacity)
  await pay.scrollIntoViewIfNeeded()
  await fade('.99')
  await waitUntilSeen(pay, false)
  const before = await pay.boundingBox()
  await pressUntil(() => pay.click(), note)
  expect(await pay.boundingBox()).toEqual(before)
  await expect(note.locator('xpath=..')).toHaveRole('status')
  const opened = page.waitForEvent('popup')
  await note.getByRole('link', { name: 'Yeni pencerede devam et' }).click()
  const own = await opened
  await own.locator('main[data-screen="identify"]').waitFor()
  expect(new URL(own.url()).pathname).not.toContain('/embed')
  await own.close()

  const judge = (detail?: object) =>
    frame.evaluate((told) => void document.dispatchEvent(new CustomEvent('press-judged', { detail: told })), detail)
  await judge({ reason: 'tooSoon', address: '/' })
  const soon = frame.locator('[data-ignored-press="tooSoon"]')
  await expect(soon).toContainText('düğme yeni görünmüştü')
  await expect(soon.getByRole('link')).toHaveCount(0)
  // A press that counts.
  await judge()
  await expect(frame.locator('[data-ignored-press]')).toHaveCount(0)

  await fade('1')
  await pressUntil(() => pay.click(), resultIn(frame))
})

test('Enter in a card field pays by the button alone: one that its host hides is shown and says why, and nothing is sent (SHELL-12~)', async ({
  page,
  link: { frame },
  payable,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(PATHS.cardAuth)) sent.push(request.method())
  })
  await payable.sees('pay')
  const pay = frame.locator('[data-action="pay"]')
  const fade = (opacity: string) =>
    page.locator('iframe').evaluate((element, how) => void (element.style.opacity = how), opacity)
  await pay.scrollIntoViewIfNeeded()
  await fade('.99')
  await waitUntilSeen(pay, false)
  const cvc = payable.field('cvc')
  await pressUntil(() => cvc.press('Enter'), frame.locator('[data-ignored-press="notSeen"]'))
  await expect(pay).toBeFocused()
  expect(sent).toEqual([])
  await fade('1')
  await waitUntilSeen(pay, true)
  await pressUntil(() => cvc.press('Enter'), resultIn(frame))
})
