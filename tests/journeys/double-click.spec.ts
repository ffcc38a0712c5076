import { expect } from '@playwright/test'
import { clickTwice } from './support/click-twice'
import { test } from './support/methods-test'

test('a modal is not closed by the second press of the double click that opens it, nor by a press that ends elsewhere (PAY-04~, BAL-03~)', async ({
  page,
  arrive,
  tab,
}) => {
  // On a phone the modal is below the tiles that open it.
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive()
  await expect(tab('balance')).toContainText('yetersiz')
  const modal = page.getByRole('dialog', { name: 'Bakiyeniz bu ödeme için yeterli değil' })
  await clickTwice(tab('balance'), async () => {
    await expect(modal.getByRole('heading')).toBeFocused()
  })
  await expect(modal).toBeVisible()
  const title = modal.getByRole('heading')
  const within = () => title.hover()
  const beside = () => page.mouse.move(5, 5)
  for (const [begin, end] of [[within, beside] as const, [beside, within] as const]) {
    await begin()
    await page.mouse.down()
    await end()
    await page.mouse.up()
    await expect(modal).toBeVisible()
    await expect(title).toBeFocused()
  }
  await page.mouse.click(5, 5)
  await expect(modal).toHaveCount(0)
})

test('a double click on the country code opens the list, and chooses no country under it (FRGN-01~, PAY-04~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(order.checkoutUrl.tr)
  const code = page.locator('[data-action="choose-country"]')
  const list = page.getByRole('dialog', { name: 'Ülke kodu' })
  await clickTwice(code, async () => {
    await expect(shopper.field('countrySearch')).toBeFocused()
  })
  await expect(list.getByRole('option', { selected: true })).toHaveText(/\+90$/)
  await page.keyboard.press('Escape')
  await expect(code).toHaveText('+90')
})

test('a tap that began before a modal was there, and ends beside it, leaves it open (PAY-04~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  const list = page.getByRole('dialog', { name: 'Ülke kodu' })
  const openList = async () => {
    await page.locator('[data-action="choose-country"]').click()
    await expect(shopper.field('countrySearch')).toBeFocused()
  }
  await openList()
  await page.mouse.click(5, 5)
  await expect(list).toHaveCount(0)
  await openList()
  // A click without a pointer that went down there.
  await list.locator('xpath=preceding-sibling::*').dispatchEvent('click')
  await list.locator('[data-action="close"]').click()
  await expect(list).toHaveCount(0)
})
