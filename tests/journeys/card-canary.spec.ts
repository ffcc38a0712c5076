import { expect, type Page } from '@playwright/test'
import { CARD_FIELDS } from '../../machines/entities/card'
import { CANARY, sungIn } from '../support/canary'
import { CARD_CALLS } from './support/card-calls'
import { test as base } from './support/card-test'
import { setWaits } from './support/changed-page'

interface Sent {
  readonly url: string
  readonly headers: string
  readonly body: string
}

interface Overheard {
  readonly sent: readonly Sent[]
  readonly said: readonly string[]
}

/** Everything that leaves the pages of this tab, and all that they say aloud. */
const test = base.extend<{ overheard: Overheard }>({
  overheard: async ({ page }, use) => {
    const sent: Sent[] = []
    const said: string[] = []
    page.on('request', (request) => {
      const { referer = '', ...headers } = request.headers()
      sent.push({
        url: request.url(),
        headers: JSON.stringify({ referer, ...headers }),
        body: request.postDataBuffer()?.toString('utf8') ?? '',
      })
    })
    page.on('console', (message) => said.push(message.text()))
    await use({ sent, said })
  },
})

/** The calls that a card can't be paid with, or asked about, without its number. */
const MAY_CARRY = [CARD_CALLS.auth, CARD_CALLS.threeDS, CARD_CALLS.bonus]

const mayCarry = ({ url }: Sent) => MAY_CARRY.some((path) => new URL(url).pathname.endsWith(path))

/** All places of a page that outlast a field, or that others can read. */
async function keptOn(page: Page): Promise<Readonly<Record<string, string>>> {
  const places = await page.evaluate(async () => ({
    address: location.href,
    historyState: JSON.stringify(history.state),
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    windowName: window.name,
    title: document.title,
  }))
  return { ...places, html: await page.content(), cookies: JSON.stringify(await page.context().cookies()) }
}

/** All texts in the memory of the page, after what nothing holds was let go of. */
async function memoryOf(page: Page): Promise<string> {
  const wire = await page.context().newCDPSession(page)
  const pieces: string[] = []
  wire.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await wire.send('HeapProfiler.enable')
  await wire.send('HeapProfiler.collectGarbage')
  await wire.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await wire.detach()
  return (JSON.parse(pieces.join('')) as { readonly strings: readonly string[] }).strings.join('\n')
}

/** The names of the places in which something of the card is. */
async function sungOn(page: Page): Promise<readonly string[]> {
  const places = Object.entries(await keptOn(page))
  return places.flatMap(([place, text]) => sungIn(text).map((what) => `${what} in ${place}`))
}

test('the data of a typed, declined and paid card stays in no store, address, history, message or memory, and only card calls carry it (CARD-14~, INST-02~, SEC-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
  calls,
  verifyAtBank,
  isPaid,
  overheard,
  openMethods,
}) => {
  test.slow()
  // The bank's own word on this very card, so that it is typed twice.
  const declined = { token: order.token, path: CARD_CALLS.auth, phase: 'before', act: 'failure:10051', nth: 1 } as const
  await sandbox.setFault(declined)
  await setWaits(page, { threeDSPause: 600_000 })
  await openMethods()
  await shopper.field('cardNumber').pressSequentially(CANARY.cardNumber)
  await shopper.field('expireDate').pressSequentially(CANARY.expireDate)
  await shopper.field('cvc').pressSequentially(CANARY.cvc)
  await shopper.field('accountHolder').fill('Elif Yılmaz')
  for (const field of CARD_FIELDS) await expect(shopper.field(field)).not.toHaveAttribute('name')
  await page.getByRole('radio', { name: /^3 taksit/ }).check()
  await expect(shopper.field('bonus')).toBeVisible()
  await shopper.agree()
  expect(await sungOn(page), 'while it is in the form').toEqual([])

  await shopper.press('pay')
  await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(shopper.field('cvc')).toHaveValue('')
  expect(await sungOn(page), 'when it was declined').toEqual([])

  await shopper.field('cvc').pressSequentially(CANARY.cvc)
  await shopper.field('threeDS').check()
  await shopper.press('pay')
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  expect(await sungOn(page), 'on the way to the bank').toEqual([])
  await shopper.press('continue')
  await page.locator('[data-form="acs"]').waitFor()
  await verifyAtBank()
  await isPaid()
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('result')
  expect(await sungOn(page), 'when it has paid').toEqual([])

  const memory = await memoryOf(page)
  expect(
    sungIn(memory).filter((what) => what === 'the number'),
    'in the memory of the page',
  ).toEqual([])
  // What is looked for would be found: a text that the page has is.
  expect(memory).toContain(order.token)
  await page.evaluate((number) => Object.assign(window, { held: number }), CANARY.cardNumber)
  expect(sungIn(await memoryOf(page)), 'of a page that holds it').toContain('the number')

  const { sent, said } = overheard
  const byAddress = sent.filter(({ url, headers }) => sungIn(`${url} ${headers}`).length > 0)
  expect(byAddress, 'addresses and headers').toEqual([])
  const strangers = sent.filter((request) => !mayCarry(request) && sungIn(request.body).length > 0)
  expect(strangers, 'calls that are none of cards').toEqual([])
  expect(
    said.filter((text) => sungIn(text).length > 0),
    'messages',
  ).toEqual([])
  expect(await calls.tries()).toEqual(['auth', 'threeDS'])
  expect(await calls.bodies('installments')).toEqual([
    { binNumber: CANARY.cardNumber.slice(0, 8), price: 2480, currency: 'TRY', locale: 'tr' },
  ])
  // The net is one that catches: the calls that have to carry the card do.
  const carriers = sent.filter((request) => mayCarry(request) && sungIn(request.body).length === 3)
  expect(new Set(carriers.map(({ url }) => new URL(url).pathname))).toHaveProperty('size', MAY_CARRY.length)
})
