import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import { checkerOf } from '../../scripts/configure/check.mjs'
import { changeBlock } from './support/changed-page'
import { test } from './support/test'
import { violationsOn } from './support/violations'
import { openWithoutScripts } from './support/without-scripts'

const LOGO = 'https://cdn.shop.example/logo.svg'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="22"/>'
const BLOCK = /id="checkout-config">([^]*?)<\/script>/

interface Look {
  readonly accent: string
  readonly corner: string
  readonly ground: string
  readonly ownMark: string
  readonly logo: boolean
  readonly name: string | null
}

/** Runs in the page: collects every look that a frame is painted with, from when its button exists. */
function keepLooks(logo: string): void {
  const looks = new Set<string>()
  const look = (): void => {
    const button = document.querySelector('[data-action="continue"]')
    const name = document.querySelector('header [data-product-name]')
    if (button && name) {
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(button)
      const brand = name.parentElement?.parentElement
      looks.add(
        JSON.stringify({
          accent: backgroundColor,
          corner: borderTopLeftRadius,
          ground: getComputedStyle(document.body).backgroundColor,
          ownMark: name.parentElement ? getComputedStyle(name.parentElement).opacity : '',
          logo: brand ? getComputedStyle(brand, '::before').backgroundImage.includes(logo) : false,
          name: name.textContent,
        } satisfies Look),
      )
    }
    requestAnimationFrame(look)
  }
  look()
  Object.assign(window, { looks })
}

const looksOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { looks: Set<string> }).looks].map((look) => JSON.parse(look) as Look))

const checkedBlock = async (brand: object) => {
  const page = readFileSync(fileURLToPath(new URL('../../index.html', import.meta.url)), 'utf8')
  return (await checkerOf())(JSON.stringify({ ...JSON.parse(BLOCK.exec(page)?.[1] ?? ''), brand })).faults
}

test('each painted frame has the configured brand; a too light colour is darkened there and refused by the checker (BEST-18)', async ({
  page,
  order,
  shopper,
}) => {
  await page.route(LOGO, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(keepLooks, LOGO)
  const product = { slug: 'wallet', name: 'Kese' }
  const open = async (brand: object) => {
    await changeBlock(page, { values: { brand, logoUrl: LOGO, product } })
    const letScriptsCome = await openWithoutScripts(page, order.checkoutUrl.tr)
    await expect.poll(() => looksOf(page)).not.toHaveLength(0)
    const looks = await looksOf(page)
    letScriptsCome()
    await expect(page.locator(`header img[src="${LOGO}"]`)).toBeVisible()
    await page.unroute('**/assets/*.js')
    return looks
  }
  const branded = { ownMark: '0', logo: true, name: 'Kese' }
  expect(await open({ accent: '#7B2CBF', radius: 6, theme: 'dark' })).toEqual([
    { ...branded, accent: 'rgb(139, 90, 197)', corner: '6px', ground: 'rgb(9, 14, 28)' },
  ])
  expect(await violationsOn(page)).toEqual([])
  const pale = { accent: '#FFD400', radius: 0, theme: 'light' }
  expect(await open(pale)).toEqual([
    { ...branded, accent: 'rgb(141, 116, 0)', corner: '0px', ground: 'rgb(241, 244, 249)' },
  ])
  expect(await violationsOn(page)).toEqual([])
  expect(await checkedBlock(pale)).toEqual([expect.stringMatching(/^brand\.accent: .* 1\.43:1.* nearest .* #8d7400$/)])
  expect(await checkedBlock({ ...pale, accent: '#8d7400' })).toEqual([])

  // The shopper's choice takes precedence over the configured theme.
  await shopper.press('toggle-theme')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
