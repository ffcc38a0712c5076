import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { HEIGHTS, coloursAreThere, typefaceIsHere } from '../journeys/gallery/draw-look'
import { THEMES } from '../journeys/gallery/places'
import { keepShippedWaits } from '../journeys/support/shipped-waits'
import { test } from '../journeys/support/test'

const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url))

/** In CSS pixels, of the composed picture. */
const SCREEN = 290
const GAP = 20

test.use({
  viewport: { width: 390, height: HEIGHTS[390] },
  contextOptions: { deviceScaleFactor: 2, reducedMotion: 'reduce' },
  member: async ({ sandbox }, use) => {
    const cards = [{ cardNumber: '5549607159333771', lastPaidCard: true }, { cardNumber: '5400360000000003' }]
    await use(await sandbox.makeMember({ cards, balance: 3115.4 }))
  },
})

for (const theme of THEMES) {
  test(`README shows four screens, ${theme}`, async ({ page, member, order, shopper }) => {
    const drawn: string[] = []
    const draw = async () => {
      await typefaceIsHere(page)
      await page.mouse.move(0, 0)
      await coloursAreThere(page)
      drawn.push((await page.screenshot({ animations: 'disabled' })).toString('base64'))
    }
    // The result is shown for some seconds before the shop.
    await keepShippedWaits(page)
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(order.checkoutUrl.en)
    await expect(shopper.field('email')).toHaveValue(member.email)
    await draw()
    await shopper.identify()
    await draw()
    await shopper.typeCode()
    await shopper.field('selectedInstallment').locator('label').nth(1).click()
    await draw()
    await shopper.agree()
    await shopper.press('pay')
    await shopper.sees('result')
    await draw()
    await page.close()

    const composed = await page.context().newPage()
    await composed.setViewportSize({
      width: 4 * (SCREEN + GAP) + GAP,
      height: 2 * GAP + Math.ceil((SCREEN * HEIGHTS[390]) / 390),
    })
    const images = drawn.map((data) => `<img src="data:image/png;base64,${data}" width="${SCREEN}">`).join('')
    await composed.setContent(
      `<!doctype html><style>
        body { display: flex; gap: ${GAP}px; margin: ${GAP}px; background: ${theme === 'dark' ? '#0d1117' : '#ffffff'} }
        img { border-radius: 18px; box-shadow: 0 0 0 1px ${theme === 'dark' ? '#3a4258' : '#cdd3e0'} }
      </style>${images}`,
    )
    await composed.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
    await composed.screenshot({ path: `${IMAGES}journey-${theme}.png` })
  })
}
