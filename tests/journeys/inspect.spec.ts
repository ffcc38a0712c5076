import { existsSync, readFileSync } from 'node:fs'
import { type Page, expect, test } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../../scripts/diagrams/chart.mjs'
import { nodesOf } from '../../scripts/diagrams/described.mjs'
import { pictureNameOf } from '../../scripts/diagrams/documents.mjs'
import { draw } from '../../scripts/diagrams/draw.mjs'
import { gathered } from '../../scripts/diagrams/gather.mjs'
import { layOut } from '../../scripts/diagrams/lay-out.mjs'
import { readMachines, readPalettes } from '../../scripts/diagrams/read.mjs'
import { styleOf } from '../../scripts/diagrams/style.mjs'
import { placesAfterOneEvent, startedAlone } from '../support/playing-definition'
import { filesIn } from '../support/reading/files'
import { sandboxClient } from '../support/sandbox-client'
import { drawn } from '../support/seed'
import { startInspect } from './support/inspect-command'

const lit = (page: Page, state: string) => page.locator(`[id="canvas"] [id="${state}"].is-on`)

const heading = (page: Page) => page.locator('#pane h2')

/** A label covers the state's box; pressing it counts as well. */
const WORDS = { force: true }

test('npm run inspect shows the machines live without internet; each is drawn, and importable (MDL-07)', async ({
  page,
}) => {
  test.slow()
  const elsewhere: string[] = []
  await page.context().route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort('internetdisconnected')
    },
  )
  const { address, gateways, stop } = await startInspect()
  try {
    await page.goto(`${address}/#order=transfer`)
    const box = (state: string) => page.locator(`[id="canvas"] rect[id="${state}"]`)

    await test.step('what a shopper does in the frame is lit', async () => {
      await expect(lit(page, 'checkout.journey.paying.choosing')).toBeAttached()
      await page.locator('#machine').selectOption('payment')
      await expect(lit(page, 'payment.open.method.card')).toBeAttached()
      await page.frameLocator('#frame').locator('[data-method="bank-transfer"]').click()
      await expect(lit(page, 'payment.open.method.bankTransfer')).toBeAttached()
      // The last event of the change: with a later one the chart would move while it is clicked.
      await expect(page.locator('#steps [aria-current="step"]')).toContainText('done cardPayment')
    })

    await test.step('a chart that was fitted stays so while nothing else is lit', async () => {
      await page.locator('#depth').getByText('Journey').click()
      // A picture that came after the press would not be fitted.
      await box('checkout.journey.paying.lockedIn').waitFor({ state: 'attached' })
      await page.locator('#fit').click()
      const viewBox = (await page.locator('#canvas svg').getAttribute('viewBox')) ?? ''
      await page.locator('#t-questions').click()
      // Each draw replaces the list of questions.
      const marked = page.locator('.q[data-marked]')
      await page
        .locator('.q')
        .first()
        .evaluate((row) => {
          row.setAttribute('data-marked', '')
          row.querySelector<HTMLElement>('.is-slow')?.click()
        })
      await expect(marked).toHaveCount(0)
      await expect(page.locator('#canvas svg')).toHaveAttribute('viewBox', viewBox)
    })

    await test.step('a click on a state goes there, and so does Enter', async () => {
      await box('checkout.journey.paying.lockedIn').click(WORDS)
      await expect(lit(page, 'checkout.journey.paying.lockedIn')).toBeAttached()
      await expect(page.locator('#live')).toHaveText('Live, sandbox')
      await box('checkout.journey.paying.choosing').focus()
      await page.keyboard.press('Enter')
      await expect(lit(page, 'checkout.journey.paying.choosing')).toBeAttached()
      await expect(page.locator('#live')).toHaveText('Live, sandbox')
    })

    await test.step('without its tick a click shows the state, and Space does with it', async () => {
      await box('checkout.journey.registering').focus()
      await page.keyboard.press(' ')
      await expect(heading(page)).toContainText('registering')
      await page.locator('#goes').uncheck()
      await box('checkout.journey.verifyingOtp').click(WORDS)
      await expect(heading(page)).toContainText('verifyingOtp')
      await expect(lit(page, 'checkout.journey.paying.choosing')).toBeAttached()
    })
    expect(elsewhere).toEqual([])
    expect(await sandboxClient({ gateways }).brokenInvariants()).toEqual([])
  } finally {
    await stop()
  }

  const machines = await readMachines()
  expect(machines).toHaveLength(filesIn('machines').filter((file) => file.endsWith('/machine.ts')).length)
  await test.step('npm run diagrams writes a picture of each machine, as it is in docs', async () => {
    const pictureIn = ({ machine }: (typeof machines)[number]) =>
      readFileSync(`docs/diagrams/${pictureNameOf(machine)}.svg`, 'utf8')
    for (const one of machines) {
      const states = nodesOf(one.machine.root).map(({ id }) => id)
      expect(
        states.filter((id) => !pictureIn(one).includes(`data-state="${id}"`)),
        one.machine.id,
      ).toEqual([])
    }
    // Drawing all takes ten seconds; `tests/architecture/diagrams.test.ts` does it.
    const style = styleOf(await readPalettes())
    for (const one of drawn(
      machines.filter(({ machine }) => machine.id !== 'checkout'),
      1,
    )) {
      const chart = gathered(chartOf(one.machine, one.descriptions))
      expect(draw(chart, await layOut(chart), one.machine.id, style)).toBe(pictureIn(one))
    }
  })
  await test.step('the definition of each is one file that starts elsewhere and comes to a second state', async () => {
    for (const { machine } of machines) {
      const file = `docs/diagrams/definitions/${pictureNameOf(machine)}`
      expect(existsSync(`${file}.json`), file).toBe(true)
      const playable = (await import(`../../${file}.ts`)) as { readonly machine: AnyStateMachine }
      expect(startedAlone(playable.machine), file).toEqual({ status: 'active', errors: [] })
      expect(placesAfterOneEvent(playable.machine).size, file).toBeGreaterThan(0)
    }
  })
})
