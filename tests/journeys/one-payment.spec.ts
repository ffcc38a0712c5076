import { expect } from '@playwright/test'
import fc from 'fast-check'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { type Gesture, type ShopperGestures, gesturesOf } from './support/gestures'
import { brokenPayLaws, timesBooked, toldLies } from './support/pay-laws'
import { test as base } from './support/test'
import type { WantedFault } from '../../sandbox/records/fault'

/** `npm run everything` raises both numbers. */
const TIMES = Number(process.env['ONE_PAYMENT_TIMES'] ?? 1)
const WALKS = Number(process.env['ONE_PAYMENT_WALKS'] ?? 2)
/** The seed decides the walks; with the same seed, a higher number adds walks to the same ones. */
const SEED = Number(process.env['ONE_PAYMENT_SEED'] ?? process.env['TEST_SEED'])

const PRESSES = 20

/** Short timings: a lost payment can commit for a short time only, and so the search ends soon. The result stays in view. */
const WAITS = {
  moneyDeadline: 2_500,
  processingWindow: 1_500,
  reconcilePause: 100,
  redirectPause: 600_000,
  leaseHeartbeat: 200,
  leaseLength: 2_000,
  ownerGrace: 600,
}

interface Laws {
  readonly shopperGestures: ShopperGestures
  /** Checks that there is at most one payment, and that no tab says otherwise. */
  readonly hold: (when: string) => Promise<void>
  /** Checks that there is exactly one payment, and that every tab shows it. */
  readonly arePaidOnce: () => Promise<void>
}

const test = base.extend<{ laws: Laws }>({
  laws: async ({ context, page, order, member, sandbox, trouble }, use) => {
    // While offline, the browser reports missing resources in many ways.
    trouble.allow(/Failed to load resource|ERR_|Unable to preload CSS|dynamically imported module|^page error: ?$/)
    context.setDefaultTimeout(8_000)
    await setWaits(context, WAITS)
    const { token, checkoutUrl } = order
    const shopperGestures = gesturesOf({ context, page, sandbox, member, token, address: checkoutUrl.tr })
    const hold = async (when: string) => {
      // A page may be wrong until it receives the other tab's message, then corrects itself.
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
  test(`twenty presses, Enter, and another tab that pays as well, all at once, make one payment: ${time} of ${TIMES} (PAY-04, BEST-01~)`, async ({
    page,
    order,
    sandbox,
    laws: { shopperGestures, hold, arePaidOnce },
  }) => {
    test.slow()
    await shopperGestures.do('another tab')
    const [mine, other] = shopperGestures.tabs
    if (!mine || !other) throw new Error('there are two tabs')
    // Both tabs have a filled form.
    await shopperGestures.takeOver(other)
    await shopperGestures.takeOver(mine)
    await shopperGestures.do('another tab')
    await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'delay:300' })

    const box = await page.locator('[data-action="pay"]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await mine.shopper.field('cvc').focus()
    await Promise.all([
      // The first Enter goes to the field; the clicks may have moved the focus before the second.
      page.keyboard.press('Enter'),
      ...Array.from({ length: PRESSES }, () => page.mouse.click(x, y)),
      page.keyboard.press('Enter'),
      // The other tab pays as soon as it has a form.
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

/** How the provider delays or breaks payments meanwhile, so that the shopper presses again. */
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

// The runner and each worker evaluate this file: only the runner logs.
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
    test.slow()
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
