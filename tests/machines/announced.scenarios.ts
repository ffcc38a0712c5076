import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { readTerms } from '../../machines/payment/ports'
import { TRANSFER_WITHOUT_CODE } from './fixtures/bank-accounts'
import { NOT_CHARGED } from './fixtures/shopper'
import { OPEN_TRANSFER_TERMS } from './fixtures/funds'
import { answeredAtOnce } from './support/answered-at-once'
import type { Beginning } from './support/beginning'
import { BROKEN } from './support/broken-children'
import { cardPaymentOver } from './support/payment-over'
import { beginning } from './support/checkout-harness'
import { paymentOver } from './support/payment-over'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

/** Announcements that depend on more than the state: they say what the screen says. */
export const announcedScenarios: Scenarios<typeof checkoutMachine> = {
  'a transfer announces what is under way, and a code only where there is one (BEST-13~, BANK-02~)': async (
    machine,
  ) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    const live = () => planOf(harness.snapshot()).live
    harness.transfer()
    expect([harness.state(), live()]).toEqual(['paying.inFlight', 'transfer.starting'])
    const terms = { ...OPEN_TRANSFER_TERMS, openTransfer: TRANSFER_WITHOUT_CODE }
    const children: Beginning['children'] = (ports) => ({
      payment: paymentOver(ports).provide({ actors: { readTerms: answeredAtOnce(readTerms, terms) } }),
    })
    const elsewhere = await ways['opening'](beginning(machine, { children }))
    await elsewhere.open()
    expect([elsewhere.state(), planOf(elsewhere.snapshot()).live]).toEqual([
      'paying.lockedIn',
      'transfer.withoutCode.noAmount',
    ])

    const withCode = await ways['paying.lockedIn'](beginning(machine))
    expect(planOf(withCode.snapshot()).live).toBe('live.transfer')
    withCode.method('bankTransfer').send({ type: 'shopper.tookDetails' })
    expect([withCode.state(), planOf(withCode.snapshot()).live]).toEqual(['paying.inFlight', 'transfer.completing'])
  },

  'a press announces the payment of its own form, and not that of an earlier one (BEST-13~, A11Y-01~)': async (
    machine,
  ) => {
    const checking = await ways['paying.choosing'](beginning(machine, { children: BROKEN.checkNever }))
    checking.transfer()
    expect([checking.state(), planOf(checking.snapshot()).live]).toEqual(['paying.pressed', 'transfer.starting'])

    const awaitingInstallments: Beginning['children'] = (ports) => ({
      payment: paymentOver(ports).provide({
        actors: {
          cardPayment: cardPaymentOver(ports).provide({ guards: { areInstallmentsAnswered: () => false } }),
        },
      }),
    })
    const harness = await ways['paying.choosing'](beginning(machine, { children: awaitingInstallments }))
    harness.transfer()
    await harness.refuse()
    harness.child('payment').send({ type: 'shopper.choseMethod', method: 'credit-card' })
    harness.pay()
    expect([harness.state(), planOf(harness.snapshot()).live]).toEqual(['paying.pressed', 'live.paying'])
  },

  'an application for a credit is announced as one, and a payment as a payment (BEST-13~, CRED-04~)': async (
    machine,
  ) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    await harness.applyForCredit()
    expect([harness.state(), planOf(harness.snapshot()).live]).toEqual(['paying.inFlight', 'credit.applying'])
    const byCard = await ways['paying.inFlight'](beginning(machine))
    expect(planOf(byCard.snapshot()).live).toBe('live.paying')
  },

  'a refund that cannot be transferred is not announced as ready (BEST-13~, REF-02~)': async (machine) => {
    const harness = await ways['refunding.inFlight'](beginning(machine))
    await harness.ports.claimRefund.answer({ kind: 'untransferable', problem: NOT_CHARGED })
    expect([harness.state(), planOf(harness.snapshot()).live]).toEqual([
      'refunding.choosing',
      'refund.untransferable.heading',
    ])
  },
}
