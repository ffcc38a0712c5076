import { expect } from '@playwright/test'
import type { JourneyState } from '../../../machines/checkout/screens'
import type { Sight } from './sight'
import type { Stage } from './stage'

type Check = (stage: Stage) => Promise<void>

const screen =
  (name: string): Check =>
  ({ shopper }) =>
    shopper.sees(name)

const timed: Check = ({ page }) => page.getByRole('timer').waitFor()

const all =
  (...checks: readonly Check[]): Check =>
  async (stage) => {
    for (const check of checks) await check(stage)
  }

const busy =
  (action: string, isBusy: boolean): Check =>
  ({ page }) => {
    const button = expect(page.locator(`[data-action="${action}"]`))
    return isBusy ? button.toHaveAttribute('aria-disabled', 'true') : button.not.toHaveAttribute('aria-disabled')
  }

const waits: Check = ({ page }) => page.locator('main').getByRole('status').first().waitFor()

const offered = all(screen('pay'), ({ page }) => page.locator('[data-modal="credit-offer"]').waitFor())

/** What is to be seen in each state of the journey. Total by type. */
const CHECKS: Record<JourneyState, Check> = {
  entering: screen('identify'),
  'arriving.starting': all(
    ({ page }) => page.locator('main').waitFor(),
    ({ page }) => expect(page.getByRole('timer')).toHaveCount(0),
  ),
  'arriving.identifying': all(screen('identify'), timed),
  'arriving.startFailed': screen('start-failed'),
  arrivalFailed: screen('start-failed'),
  closed: screen('invalid-token'),
  restoring: all(waits, timed),
  registering: all(screen('register'), timed),
  // Under a modal the time is out of reach.
  matchingEmail: screen('email-verify'),
  goingAbroad: all(screen('foreign-number'), timed),
  changingNumber: all(screen('change-phone-number'), timed),
  verifying: all(screen('otp'), ({ shopper }) => shopper.field('verificationCode').waitFor()),
  opening: all(screen('pay'), waits),
  openingFailed: screen('opening-failed'),
  'paying.choosing': all(screen('pay'), timed),
  'paying.lockedIn': all(screen('pay'), ({ page }) => page.locator('[data-copy="code"]').waitFor()),
  'paying.inFlight': all(screen('pay'), busy('pay', true)),
  'paying.overdue': all(screen('outcome-unknown'), ({ page }) =>
    expect(page.locator('[data-action="check-again"]')).toHaveCount(0),
  ),
  'paying.redirecting': all(screen('result'), busy('continue', false)),
  'paying.goingForCredit': all(screen('credit-redirect'), busy('continue', false)),
  suspended: screen('elsewhere'),
  reconciling: screen('outcome-unknown'),
  reconcilingFailed: screen('outcome-unknown'),
  result: screen('result'),
  resultKept: screen('result'),
  'expired.shown': screen('form-expired'),
  // It begins anew.
  'expired.leaving': screen('identify'),
  'expired.returning': screen('identify'),
}

/** What sets the states of a child apart, where its screen has the same name in all of them. */
const CHILD_CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  identify: {
    early: busy('continue', false),
    waiting: busy('continue', true),
    asking: busy('continue', false),
    askingPhone: busy('continue', true),
    checking: busy('continue', true),
  },
  registration: { asking: busy('continue', false), sending: busy('continue', true) },
  emailMatch: {
    asking: busy('continue', false),
    checking: busy('continue', true),
    mismatched: ({ page }) => page.locator('[data-modal="email-mismatch"]').waitFor(),
  },
  abroad: {
    offering: busy('continue', false),
    askingPreference: busy('continue', true),
    askingAdmission: busy('continue', true),
  },
  numberChange: { asking: busy('continue', false), sending: busy('continue', true) },
  verification: {
    entering: busy('verify', false),
    verifying: busy('verify', true),
    resending: busy('verify', true),
  },
  cardPayment: {
    openingWallet: waits,
    walletClosed: ({ page }) => page.locator('main [data-action="try-again"]').waitFor(),
    choosing: ({ page }) => page.locator('[data-form="credit-card-form"]').waitFor(),
    paying: busy('pay', true),
  },
  reconciliation: { unknown: busy('check-again', false) },
}

/** Sees that the page is where the machines are, and so is its address (MDL-01). */
export async function seesWhereItIs(stage: Stage, { state, address, kept, children, isCovered }: Sight): Promise<void> {
  // A code is taken up without asking anybody: nobody could say when that is over.
  if (state === 'restoring' && kept === 'code') return
  await (isCovered ? offered : CHECKS[state])(stage)
  await expect.poll(() => new URL(stage.page.url()).pathname).toBe(address)
  // The form's machine runs beside other screens as well.
  if (state.startsWith('arriving.') && state !== 'arriving.identifying') return
  for (const [id, where] of Object.entries(children)) await CHILD_CHECKS[id]?.[where]?.(stage)
}
