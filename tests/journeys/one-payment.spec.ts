import { expect } from '@playwright/test'
import fc from 'fast-check'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { type Gesture, type ShopperGestures, gesturesOf } from './support/gestures'
import { brokenPayLaws, timesBooked, toldLies } from './support/pay-laws'
import { test as base } from './support/test'
import type { WantedFault } from '../../sandbox/records/fault'

/** More of each in `npm run everything`. */
const TIMES = Number(process.env['ONE_PAYMENT_TIMES'] ?? 1)
const WALKS = Number(process.env['ONE_PAYMENT_WALKS'] ?? 2)
/** Another seed makes other walks; the same one makes the same, of which more are the same and some more. */
const SEED = Number(process.env['ONE_PAYMENT_SEED'] ?? process.env['TEST_SEED'])

const PRESSES = 20

/** A lost payment is looked for as long as it may commit, which is not long here; the result stays in sight. */
const WAITS = {
  ...{ moneyDeadline: 2_500, processingWindow: 1_500, reconcilePause: 100, redirectPause: 600_000 },
  ...{ leaseHeartbeat: 200, leaseLength: 2_000, ownerGrace: 600 },
}

interface Laws {
  readonly shopperGestures: ShopperGestures
  /** That there is one payment at most, and that no tab says otherwise. */
  readonly hold: (when: string) => Promise<void>
  /** That there is one, and that every tab says so. */
  readonly arePaidOnce: () => Promise<void>
}

const test = base.extend<{ laws: Laws }>({
  laws: async ({ context, page, order, member, sandbox, trouble }, use) => {
    // Everything that is not there for want of a network is said to be missing, by the browser, in many ways.
    trouble.allow(/Failed to load resource|ERR_|Unable to preload CSS|dynamically imported module|^page error: ?$/)
    context.setDefaultTimeout(8_000)
    await setWaits(context, WAITS)
    const { token, checkoutUrl } = order
    const shopperGestures = gesturesOf({ context, page, sandbox, member, token, address: checkoutUrl.tr })
    const hold = async (when: string) => {
      // What a page says before it has heard of the others, it takes back on its own.
      const lies = () => toldLies(sandbox, token, shopperGestures.tabs)
      await expect.poll(lies, { message: when, timeout: 10_000, intervals: [50] }).toEqual([])
      expect(await brokenPayLaws(sandbox, token), when).toEqual([])
    }
    await shopperGestures.begin()
    await use({
      shopperGestures,
      hold,
      async arePaidOnce() {
        await shopperGestures.findResult()
        await hold('in the end')
        expect(await timesBooked(sandbox, token)).toBe(1)
      },
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

const times = Array.from({ length: TIMES }, (_, index) => index + 1)

for (const time of times) {
  test(`twenty presses, Enter, and another tab that wants to pay as well, all at once, make one payment: ${time} of ${TIMES} (PAY-04, BEST-01~)`, async ({
    page,
    order,
    sandbox,
    laws: { shopperGestures, hold, arePaidOnce },
  }) => {
    test.setTimeout(60_000)
    await shopperGestures.do('another tab')
    const [mine, other] = shopperGestures.tabs
    if (!mine || !other) throw new Error('there are two tabs')
    // Either has had a form to pay with, which is filled in.
    await shopperGestures.takeOver(other)
    await shopperGestures.takeOver(mine)
    await shopperGestures.do('another tab')
    await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'delay:300' })

    const box = await page.locator('[data-action="pay"]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await mine.shopper.field('cvc').focus()
    await Promise.all([
      // In the field; the second one wherever the clicks have brought the focus by then.
      page.keyboard.press('Enter'),
      ...Array.from({ length: PRESSES }, () => page.mouse.click(x, y)),
      page.keyboard.press('Enter'),
      // Pays as soon as there is a form.
      shopperGestures.continueHere(other).then(() => shopperGestures.goOn(other)),
    ])
    await hold('after the presses')
    await shopperGestures.finish()
    await arePaidOnce()
  })
}

const gesture = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Gesture>('click') },
  { weight: 3, arbitrary: fc.constant<Gesture>('Enter') },
  { weight: 3, arbitrary: fc.constant<Gesture>('wait') },
  { weight: 3, arbitrary: fc.constantFrom<Gesture>('reload', 'reload', 'reload into a tunnel') },
  { weight: 2, arbitrary: fc.constant<Gesture>('Back') },
  { weight: 3, arbitrary: fc.constantFrom<Gesture>('offline', 'online') },
  { weight: 3, arbitrary: fc.constant<Gesture>('another tab') },
  { weight: 2, arbitrary: fc.constant<Gesture>('the next answer is lost') },
)

type Trouble = Pick<WantedFault, 'phase' | 'act' | 'nth'>

/** What the provider does to payments meanwhile, so that there is something to be impatient about. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  'takes its time': { phase: 'before', act: 'delay:1200' },
  'takes its time to answer': { phase: 'after-commit', act: 'delay:1200' },
  'breaks over the first payment': { phase: 'after-commit', act: 'status:503', nth: 1 },
  'never hears of the first payment': { phase: 'before', act: 'reset', nth: 1 },
  'refuses the first payment': { phase: 'before', act: 'failure:10051', nth: 1 },
}

const walk = fc.record({
  gestures: fc.array(gesture, { minLength: 5, maxLength: 12 }),
  trouble: fc.constantFrom(...Object.keys(TROUBLES)),
})

const walks = fc.sample(walk, { numRuns: WALKS, seed: SEED })

// The file is read once for the run, and once by each of its workers.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  const gestures = walks.reduce((sum, { gestures: { length } }) => sum + length, 0)
  const again = `ONE_PAYMENT_TIMES=${TIMES} ONE_PAYMENT_WALKS=${WALKS} ONE_PAYMENT_SEED=${SEED}`
  console.log(`${TIMES} times twenty presses, ${WALKS} walks of ${gestures} gestures: ${again} makes the same ones`)
}

walks.forEach(({ gestures, trouble }, index) => {
  test(`seed ${SEED}, walk ${index + 1}, at a provider that ${trouble}, makes one payment or none, says which, and leads on to one: ${gestures.join(', ')} (BEST-01, PAY-04~)`, async ({
    order,
    sandbox,
    laws: { shopperGestures, hold, arePaidOnce },
  }) => {
    test.setTimeout(90_000)
    const fault = TROUBLES[trouble]
    if (fault) await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, ...fault })
    for (const [step, name] of gestures.entries()) {
      await shopperGestures.do(name)
      await hold(`after ${gestures.slice(0, step + 1).join(', ')}`)
    }
    await shopperGestures.settle()
    await hold('when no gesture comes any more')
    await shopperGestures.finish()
    await arePaidOnce()
  })
})
