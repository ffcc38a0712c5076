import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Order } from '../../machines/entities/order'
import { shellSlots } from '../../src/app/shell-slots/shell-slots'
import { CheckoutPage } from '../../src/app/first/app'
import type { ScreenParts } from '../../src/app/first/frame-parts'
import { createScreenRegistry } from '../../src/app/first/screen-registry'
import { loadLaterWords, loadWords } from '../../src/app/first/words'
import { createFocusOnArrival } from '../../src/checkout/focus-on-arrival'
import { FormExpiredScreen, MemberExpiredScreen } from '../../src/screens/expired/expired'
import { OpeningFailedScreen } from '../../src/screens/opening-failed/opening-failed'
import { useDeadEnd } from '../../src/screens/pay/form/use-dead-end'
import { PaySummary } from '../../src/screens/pay/pay-summary'
import { createCardVault } from '../../src/services/payment/card-vault'
import { beginCheckout } from '../machines/support/checkout-harness'
import { ORDER_WITH_TIME } from '../machines/fixtures/shopper'
import { ATTEMPTED } from '../support/attempted'
import { NOVEMBER_2025 } from '../support/cards'

type Harness = ReturnType<typeof beginCheckout>

/** The page of a shopper who is to log in again after a payment call whose login was refused, or of one who has paid nothing. */
async function arrived(isUnsettled: boolean, order: Partial<Order> = {}): Promise<Harness> {
  const harness = beginCheckout(checkoutMachine, { order })
  const started = { kind: 'started', order: ORDER_WITH_TIME, refused: undefined } as const
  await harness.ports.startOrder.answer(
    isUnsettled ? { ...started, attempted: ATTEMPTED, isUnresolved: true } : { ...started, attempted: undefined },
  )
  return harness
}

async function logIn(harness: Harness) {
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
}

const SCREENS: readonly (readonly [string, ScreenParts['Main'], (harness: Harness) => Promise<void> | void])[] = [
  ['form-expired', FormExpiredScreen, (harness) => harness.time.tick(ORDER_WITH_TIME.endsAt ?? 0)],
  [
    'member-expired',
    MemberExpiredScreen,
    async (harness) => {
      await logIn(harness)
      harness.send({ type: 'session.ended', whose: 'member' })
    },
  ],
  [
    'opening-failed',
    OpeningFailedScreen,
    async (harness) => {
      await logIn(harness)
      await harness.ports.openPayment.fail()
    },
  ],
]

async function markupOf({ actor, screen }: Harness, Main: ScreenParts['Main']) {
  const i18n = await loadWords('en')
  await loadLaterWords(i18n)
  const registry = createScreenRegistry()
  registry.putShell(shellSlots)
  registry.put(screen(), { Main })
  const vault = createCardVault(() => NOVEMBER_2025)
  const checkout = {
    actor,
    vault: () => vault,
    bankVisit: () => undefined,
    diagnostics: () => undefined,
    focusOnArrival: createFocusOnArrival(),
    productName: 'Wallet',
  }
  return renderToString(
    <CheckoutPage checkout={checkout} i18n={i18n} productName="Wallet" logoUrl={null} registry={registry} />,
  )
}

describe.each(SCREENS)('the screen %s', (name, Main, leadThere) => {
  it.each([true, false])(
    'a screen says "not charged" unless a payment is unsettled (%s) (GWY-10~, PAY-14~)',
    async (isUnsettled) => {
      const harness = await arrived(isUnsettled)
      await leadThere(harness)
      expect(harness.screen()).toBe(name)
      const markup = await markupOf(harness, Main)
      expect(markup.includes('You have not been charged')).toBe(!isUnsettled)
      expect(markup.includes('We do not know yet whether you have been charged')).toBe(isUnsettled)
    },
  )
})

function Unopened() {
  return <p>{useDeadEnd('termsFailed').text}</p>
}

describe.each([
  ['of a paying side that did not load', OpeningFailedScreen],
  ['of a payment page that did not open', Unopened],
])('the screen %s', (_, Main) => {
  it.each([true, false])(
    'a screen without the payment says "not charged" unless the order waits for a transfer (%s) (PAY-13~, PAY-14~)',
    async (hasTransfer) => {
      const harness = await arrived(false, { hasTransfer })
      await logIn(harness)
      await harness.ports.openPayment.fail()
      expect((await markupOf(harness, Main)).includes('You have not been charged')).toBe(!hasTransfer)
    },
  )
})

const afterPay = async (harness: Harness) => {
  await logIn(harness)
  await harness.open()
  await harness.openWallet()
  harness.method('cardPayment').send({ type: 'shopper.paid' })
}

describe.each<(typeof SCREENS)[number]>([...SCREENS, ['pay', PaySummary, afterPay]])(
  'the screen %s of an order whose transfer was left',
  (name, Main, leadThere) => {
    it.each([true, false])(
      'a screen says "not charged" unless the money of a transfer that was left may be on its way (%s) (BANK-04~, PAY-14~)',
      async (hasOldTransfer) => {
        const harness = await arrived(false, { hasOldTransfer })
        await leadThere(harness)
        expect(harness.screen()).toBe(name)
        expect((await markupOf(harness, Main)).includes('You have not been charged')).toBe(!hasOldTransfer)
      },
    )
  },
)
