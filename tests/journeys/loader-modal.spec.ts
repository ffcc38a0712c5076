import { expect } from '@playwright/test'
import { frameIn, test } from './support/framed'

test.use({ viewport: { width: 360, height: 480 } })

test('the × of a merchant’s modal stays in sight while its page scrolls (BEST-12~)', async ({
  page,
  origins,
  linkOrder: { token },
}) => {
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=modal`)
  await page.locator('[data-action="open-checkout"]').click()
  await (await frameIn(page)).locator('main[data-screen="identify"]').waitFor()
  const dialog = page.locator('dialog')
  const close = dialog.getByRole('button')
  const scroller = dialog.locator('div')
  await expect.poll(() => scroller.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100)
  await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expect(close).toBeInViewport({ ratio: 1 })
  expect(await close.boundingBox()).toMatchObject({ y: 0, width: 44, height: 44 })
  await close.click()
  await expect(dialog).toHaveCount(0)
})

test('the modal of a merchant whose style removes every margin stays in the middle (BEST-12~)', async ({
  page,
  origins,
  linkOrder: { token },
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=modal`)
  await page.evaluate(() => {
    const reset = new CSSStyleSheet()
    reset.replaceSync('* { margin: 0; padding: 0; border: 0 solid }')
    document.adoptedStyleSheets = [reset]
  })
  await page.locator('[data-action="open-checkout"]').click()
  await (await frameIn(page)).locator('main[data-screen="identify"]').waitFor()
  expect(await page.locator('dialog').boundingBox()).toMatchObject({ x: 264, width: 472 })
})

/** What shops set on bare elements: each of these rules hid a part of the modal, or had its pay button reported as not visible. */
const STYLE_OF_A_SHOP = `
  button { min-width: 100%; padding: 20px; border-radius: 99px; color: #fff; position: absolute }
  output { display: none }
  iframe { max-width: 50%; opacity: .9; position: absolute }
  dialog { inset: auto 0 0 auto; opacity: .9; transform: scale(.9) }
  div { max-height: 100px; padding: 20px }
`

test('the modal of a merchant whose style changes each button, output, iframe and dialog is whole (BEST-12~)', async ({
  page,
  origins,
  linkOrder: { token },
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=modal`)
  await page.evaluate((style) => {
    const ofShop = new CSSStyleSheet()
    ofShop.replaceSync(style)
    document.adoptedStyleSheets = [ofShop]
  }, STYLE_OF_A_SHOP)
  await page.locator('[data-action="open-checkout"]').evaluate((button: HTMLElement) => {
    button.click()
  })
  await (await frameIn(page)).locator('main[data-screen="identify"]').waitFor()
  const dialog = page.locator('dialog')
  await expect(dialog).toHaveCSS('opacity', '1')
  await expect(dialog).toHaveCSS('transform', 'none')
  expect(await dialog.boundingBox()).toMatchObject({ x: 264, width: 472 })
  const close = dialog.getByRole('button')
  expect(await close.boundingBox()).toMatchObject({ x: 692, width: 44, height: 44 })
  await expect(close).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(dialog.locator('output')).not.toHaveCSS('display', 'none')
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveCSS('opacity', '1')
  expect(await frame.boundingBox()).toMatchObject({ x: 264, width: 472 })
})

test('a framed checkout keeps the shopper’s theme when the shop’s page is loaded again or changes its own (SHELL-08~, BEST-12~)', async ({
  page,
  origins,
  linkOrder: { token },
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const openedIn = async () => {
    await page.goto(`${origins.parent}/?token=${token}&lang=tr`)
    const frame = await frameIn(page)
    const html = frame.locator('html')
    await frame.locator('main[data-screen="identify"]').waitFor()
    await expect(page.locator('[data-messages]')).toContainText('onStep("sign-in")')
    return { frame, html }
  }
  const first = await openedIn()
  await expect(first.html).toHaveAttribute('data-theme', 'light')
  await first.frame.locator('[data-action="toggle-theme"]').click()
  await expect(first.html).toHaveAttribute('data-theme', 'dark')
  const again = await openedIn()
  await expect(again.html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await again.frame.locator('[data-action="toggle-theme"]').click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(again.html).toHaveAttribute('data-theme', 'light')
})
