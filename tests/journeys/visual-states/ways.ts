import { expect } from '@playwright/test'
import type { Contact } from '../../../machines/entities/order'
import { PATHS } from '../../gateways/support/paths'
import { type PortName, type SeenState, type Step, waysTo } from '../../machines/support/way-table'
import { gestureFor } from '../generated/gestures'
import { doAsShopper } from '../generated/walked-page'
import { newcomer } from '../support/newcomer'
import { openOtp, openPay } from '../support/kept'
import type { Act } from '../support/visual-state'
import { type Visit, open, spoil } from '../support/visit'

export const OTHER_EMAIL = 'baska.biri@posta.example'
export const GERMAN = '+49 1511 2345678'

/** Waits for the order and the page's shell, on either entrance. */
async function openForm(visit: Visit) {
  const { page, shopper, wanted, member } = visit
  await open(visit)
  await page.getByRole('timer').waitFor()
  // Waits for the lazily loaded parts of the form.
  await page.locator('[data-action="use-foreign-number"], [data-field="outlineAgreement"]').first().waitFor()
  await expect(shopper.field('email')).toHaveValue(wanted.isOfNobody ? '' : member.email)
}

/** States in which a tab can begin, as after a reload. */
const BEGINNINGS: Partial<Record<SeenState, (visit: Visit) => Promise<unknown>>> = {
  'arriving.identifying': openForm,
  verifyingOtp: (visit) => openOtp(visit),
  'paying.choosing': openPay,
}

/** Quick login begins at its own page, not at the modal of the code. */
const isBeginning = ({ wanted: { order } }: Visit, state: SeenState) =>
  state in BEGINNINGS && (state !== 'verifyingOtp' || !order?.flags?.['quickLoginRegisterEnabled'])

/** Who fills in the form, so that the sandbox gives the answer of the table. */
const TYPISTS: Readonly<Record<string, () => Partial<Contact>>> = {
  newcomer,
  emailNeeded: () => ({ email: OTHER_EMAIL }),
  codeSent: () => ({}),
}

/** What makes the sandbox answer a payment as in the table. */
const BEFORE_PAYING: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  redirected: ({ shopper }) => shopper.field('threeDS').check(),
  unknown: (visit) => spoil(visit, PATHS.cardAuth, 'status:503'),
}

/** What identifies a state on the page: its screen, or its modal over quick login. */
const SIGNS: Partial<Record<SeenState, string>> = {
  registering: '[data-field="outlineAgreement"]',
  resolvingEmailMismatch: '[data-screen="email-verify"], [data-modal="email-verify"]',
  admittingForeignPhone: '[data-screen="foreign-number"], [data-modal="foreign-number"]',
  verifyingOtp: '[data-field="verificationCode"]',
  changingPhone: '[data-screen="change-phone-number"], [data-modal="change-phone-number"]',
  'paying.lockedIn': '[data-copy="code"]',
  'paying.redirecting': 'main [data-redirect="threeDS"]',
  'paying.goingForCredit': 'main [data-redirect="credit"]',
  reconciling: 'main[data-screen="outcome-unknown"]',
  result: 'main[data-screen="result"]',
}

/** The provider's next answer for a port, as in the table. */
function kindAhead(steps: readonly Step[], port: PortName): string {
  const answer = steps.find((step) => 'port' in step && step.port === port)
  return (answer as { output?: { kind?: string } } | undefined)?.output?.kind ?? ''
}

/** Walks the steps of the table as a shopper, while the sandbox answers. */
export const take =
  (steps: readonly Step[]): Act =>
  async (visit) => {
    const typist = TYPISTS[kindAhead(steps, 'checkMember')]?.() ?? { gsmNumber: GERMAN }
    const prepare = BEFORE_PAYING[kindAhead(steps, 'authorise')]
    const hand = { ...visit, values: { token: visit.order.token } }
    for (const step of steps) {
      if (!('type' in step)) continue
      if (step.type === 'shopper.paid') await prepare?.(visit)
      if (step.type !== 'shopper.typed') await doAsShopper(hand, gestureFor(step, { ahead: [], numbers: 1 }))
      else if (step.field in typist)
        await visit.shopper.field(step.field).fill(typist[step.field as keyof Contact] ?? '')
    }
  }

/** Reaches a state, starting from the last state on the way where a tab can begin. */
export const to =
  (state: SeenState): Act =>
  async (visit) => {
    const ways = waysTo(state)
    const first = ways.map(([on]) => isBeginning(visit, on)).lastIndexOf(true)
    const begins = BEGINNINGS[ways[first]?.[0] ?? 'arriving.identifying']
    await begins?.(visit)
    await take(ways.slice(first + 1).flatMap(([, { steps }]) => steps))(visit)
    const sign = SIGNS[state]
    if (sign !== undefined) await visit.page.locator(sign).first().waitFor()
  }
