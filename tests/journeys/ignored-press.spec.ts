import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { frameIn, pressUntil, resultIn, test, waitUntilSeen } from './support/framed'
import { shopperOn } from './support/shopper'

test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 700 } })

test('a press on pay in a frame that its host changes is ignored, says why and leads to a window; it counts, by any device, once the frame was visible (SHELL-12~)', async ({
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

  // Clickjacking: a page moves the frame under the pointer just as the shopper presses.
  await fade('.01')
  const called = page.waitForRequest((request) => request.url().includes(PATHS.detail), { timeout: 1_000 })
  await pay.dispatchEvent('click')
  await expect(called).rejects.toThrow('Timeout')
  await expect(pay).not.toHaveAttribute('aria-disabled')

  await fade('1')
  await pressUntil(() => pay.press('Enter'), resultIn(frame))
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
  // A form that lacks something sends nothing: it says what, wherever its button is.
  await payable.field('agreement').uncheck()
  await cvc.press('Enter')
  await expect(payable.field('agreement')).toBeFocused()
  await expect(frame.locator('[data-ignored-press]')).toHaveCount(0)
  await payable.agree()
  await pressUntil(() => cvc.press('Enter'), frame.locator('[data-ignored-press="notSeen"]'))
  await expect(pay).toBeFocused()
  expect(sent).toEqual([])
  await fade('1')
  await waitUntilSeen(pay, true)
  await pressUntil(() => cvc.press('Enter'), resultIn(frame))
})

test('a frame whose code for frames did not come gets it at the next step, and with it its height and its guard (BOOT-10~, SHELL-12~)', async ({
  page,
  origins,
  linkOrder: { token },
  sandbox,
  member,
  trouble,
}) => {
  trouble.allow(/embedded-/, /ERR_FAILED/)
  await page.addInitScript(() => {
    if (window.parent !== window) sessionStorage.setItem('reloaded-once', '1')
  })
  let cut = 0
  await page.route(/\/embedded-[^/]+\.js$/, async (route) => {
    cut += 1
    await (cut === 1 ? route.abort() : route.fallback())
  })
  await page.goto(`${origins.parent}/?token=${token}&lang=tr`)
  const frame = await frameIn(page)
  const shopper = shopperOn(frame, sandbox, member)
  await shopper.sees('identify')
  await expect.poll(() => cut).toBe(1)
  await shopper.identify()
  await frame.waitForFunction(() => Math.abs(document.body.getBoundingClientRect().height - innerHeight) <= 1)
  expect(cut).toBe(2)
})
