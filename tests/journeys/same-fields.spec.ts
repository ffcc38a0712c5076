import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/card-test'
import { holdBack } from './support/hold-back'
import { CARDS } from './support/shopper'

interface Watched {
  /** The field elements, and the position of every named element, when the watch began. */
  readonly fields: readonly Element[]
  readonly places: readonly (readonly [Element, string])[]
  /** Names of fields removed from the page since then. */
  readonly gone: string[]
}

type WithWatch = Window & { watched?: Watched; placeOf?: (element: Element) => string }

/** Starts to watch for replaced fields and moved elements. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('[data-form="credit-card-form"]')
    if (!form) throw new Error('no form to watch')
    const placeOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join(' ')
    }
    const named = [...document.querySelectorAll('[data-field], [data-method], [data-action]')]
    const places = named.map((element) => [element, placeOf(element)] as const)
    const watched: Watched = { fields: [...form.querySelectorAll('input')], places, gone: [] }
    Object.assign(window as WithWatch, { watched, placeOf })
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ removedNodes }) => [...removedNodes])
      for (const node of nodes) {
        const fields = node instanceof Element ? [node, ...node.querySelectorAll('[data-field]')] : []
        watched.gone.push(...fields.flatMap((field) => field.getAttribute('data-field') ?? []))
      }
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Changes since the watch began; `isSame`: every field is still the same DOM node. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { watched, placeOf } = window as WithWatch
    if (!watched || !placeOf) throw new Error('no page watches')
    const now = [...document.querySelectorAll('[data-form="credit-card-form"] input')]
    const isSame = now.length === watched.fields.length && now.every((field, at) => field === watched.fields[at])
    const moved = watched.places.flatMap(([element, place]) =>
      placeOf(element) === place
        ? []
        : `${JSON.stringify({ ...(element as HTMLElement).dataset })}: ${place}, then ${placeOf(element)}`,
    )
    return { isSame, gone: watched.gone, moved }
  })

test('card fields keep text and focus from press to answer; a refusal clears the security code alone (PAY-11~, CARD-11~)', async ({
  page,
  shopper,
  calls,
  payButton,
  isPaid,
  openFilled,
}) => {
  await openFilled({ cardNumber: CARDS.notSufficientFunds })
  const cvc = shopper.field('cvc')
  await cvc.focus()
  const letGo = await holdBack(page, PATHS.detail)
  const letPay = await holdBack(page, PATHS.cardAuth)
  await watch(page)
  const isAsked = page.waitForRequest((request) => request.url().includes(PATHS.detail))
  await page.keyboard.press('Enter')
  await isAsked
  const holds = async () => {
    await expect(payButton).toHaveAttribute('aria-disabled', 'true')
    await expect(cvc).toBeFocused()
    await expect(cvc).toHaveValue('123')
    await expect(cvc).toHaveAttribute('readonly', '')
    await expect(shopper.field('cardNumber')).toHaveValue('4111 1111 1111 1129')
    expect(await seen(page)).toEqual({ isSame: true, gone: [], moved: [] })
  }
  await holds()
  const isSent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  letGo()
  await isSent
  await holds()
  letPay()
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil',
  )
  await expect(payButton).not.toHaveAttribute('aria-disabled')
  expect(await seen(page)).toMatchObject({ isSame: true, gone: [] })
  await expect(cvc).toBeFocused()
  await expect(cvc).toHaveValue('')
  await expect(cvc).not.toHaveAttribute('aria-invalid')
  await expect(cvc).not.toHaveAttribute('readonly')
  await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  // Typing continues at the caret, and the same fields pay.
  await page.keyboard.type('456')
  await shopper.field('cardNumber').fill(CARDS.approved)
  await shopper.field('cvc').press('Enter')
  await isPaid()
  const sent = (await calls.bodies('auth')).map((body) => (body as { paymentCard: unknown }).paymentCard)
  expect(sent).toMatchObject([{ cvc: '123' }, { cardNumber: CARDS.approved, cvc: '456' }])
})

test('a slow answer is awaited at the same fields, with a notice beside the button (PAY-11~, BEST-05~)', async ({
  page,
  shopper,
  payButton,
  isPaid,
  openFilled,
}) => {
  await page.clock.install()
  await openFilled()
  const letPay = await holdBack(page, PATHS.cardAuth)
  await watch(page)
  const isSent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await shopper.press('pay')
  await isSent
  await page.clock.fastForward(15_000)
  await page.locator('[data-slow]').waitFor()
  await expect(payButton).toHaveAttribute('aria-disabled', 'true')
  await expect(payButton).toBeFocused()
  await expect(shopper.field('cardNumber')).toHaveValue('5400 3600 0000 0003')
  letPay()
  await isPaid()
})
