import { foreignPhoneMachine } from '../../../machines/sign-in/foreign-phone/machine'
import { resultExtrasMachine } from '../../../machines/after/result-extras/machine'
import { journeyStateOf, placeOf, screenOf } from '../../../machines/checkout/screens'
import { countdownMachine } from '../../../machines/around/countdown/machine'
import { countryChoiceMachine } from '../../../machines/sign-in/country-choice/machine'
import { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import type { Instant } from '../../../machines/entities/instant'
import type { Order } from '../../../machines/entities/order'
import type { Problem } from '../../../machines/entities/problem'
import type { Receipt } from '../../../machines/entities/receipt'
import { identifyMachine } from '../../../machines/sign-in/identify/machine'
import { typedForm } from '../../../machines/sign-in/identify/view'
import { noticeMachine } from '../../../machines/around/notice/machine'
import { phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import type { AnyAttempted, FormId } from '../../../machines/payment/rules'
import { askBalance } from '../../../machines/payment/ports'
import { protectedShoppingMachine } from '../../../machines/after/protected-shopping/machine'
import { legalTextMachine } from '../../../machines/around/legal-text/machine'
import { reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { refundMachine } from '../../../machines/into-balance/refund/machine'
import { registrationMachine } from '../../../machines/sign-in/registration/machine'
import { settlementMachine } from '../../../machines/into-balance/settlement/machine'
import { shopReturnMachine } from '../../../machines/after/shop-return/machine'
import type { ClaimAnswer } from '../../../machines/around/tab-ownership/ports'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import type { PhoneEvent } from '../../../machines/sign-in/otp/setup'
import type { ToldEvent } from '../fixtures/events'
import { answeredAtOnce } from './answered-at-once'
import { TRANSFER } from '../fixtures/bank-accounts'
import { type Answering, type Ports, holdPorts } from './checkout-ports'
import { ENOUGH } from '../fixtures/funds'
import { go, tellBelow } from './hear'
import { holdClock } from './held-clock'
import { holdOthers } from './held-others'
import { holdSource } from './held-source'
import { BANK_HOST } from '../fixtures/offers'
import { TIMINGS } from '../fixtures/timings'
import { paymentOver } from './payment-over'
import { provided } from './provided'
import { run } from './run'
import { CARD_WITHOUT_CODE, ORDER, RECEIPT, REFUSAL, TYPED } from '../fixtures/shopper'
import { ACTS, LEADING_ON, METHOD_OF_CREDIT, METHOD_OF_TRANSFER, type Step } from './way-table'
import type { Logic, Children, Beginning } from './beginning'

const { codeSent, verified, opened, wallet } = LEADING_ON

/** The checkout's real child machines over these ports. */
export function childrenOver(
  ports: Answering,
  time: ReturnType<typeof holdClock>,
  phone: ReturnType<typeof holdSource<PhoneEvent>>,
  codes = otpMachine,
): Children {
  const checkMember = ports.checkMember.logic
  const updateContact = ports.updateContact.logic
  const countryChoice = provided(countryChoiceMachine, { actors: { loadCountries: ports.loadCountries.logic } })
  return {
    startOrder: ports.startOrder.logic,
    openPayment: ports.openPayment.logic,
    restoreLogin: ports.restoreLogin.logic,
    startOver: ports.startOver.logic,
    leaveForShop: ports.leaveForShop.logic,
    countdown: provided(countdownMachine, { actors: { clock: time.logic } }),
    identify: provided(identifyMachine, { actors: { checkMember, checkPhone: ports.checkPhone.logic, countryChoice } }),
    registration: provided(registrationMachine, { actors: { register: ports.register.logic, countryChoice } }),
    emailMismatch: provided(emailMismatchMachine, { actors: { checkMember } }),
    foreignPhone: provided(foreignPhoneMachine, {
      actors: {
        askPreference: ports.askPreference.logic,
        admitForeign: ports.admitForeign.logic,
        goToPlainForm: ports.goToPlainForm.logic,
        updateContact,
      },
    }),
    phoneChange: provided(phoneChangeMachine, { actors: { changePhone: ports.changePhone.logic } }),
    otp: provided(codes, {
      actors: {
        verifyCode: ports.verifyCode.logic,
        resendCode: ports.resendCode.logic,
        messages: phone.logic,
        updateContact,
      },
    }),
    payment: paymentOver(ports),
    refund: provided(refundMachine, {
      actors: {
        claimRefund: ports.claimRefund.logic,
        askBalance: answeredAtOnce(askBalance, { kind: 'known', balance: ENOUGH }),
      },
    }),
    settlement: provided(settlementMachine, { actors: { setSettlement: ports.setSettlement.logic } }),
    reconciliation: provided(reconciliationMachine, {
      actors: {
        askOutcome: ports.askOutcome.logic,
        goToBank: ports.goToBank.logic,
        postToken: ports.postToken.logic,
      },
    }),
    notice: noticeMachine,
    legalText: provided(legalTextMachine, { actors: { loadAgreement: ports.loadAgreement.logic } }),
    resultExtras: provided(resultExtrasMachine, {
      actors: {
        readRecord: ports.readRecord.logic,
        permitMessages: ports.permitMessages.logic,
        protectedShopping: provided(protectedShoppingMachine, { actors: { clock: time.logic } }),
      },
    }),
    shopReturn: provided(shopReturnMachine, { actors: { postToken: ports.postToken.logic } }),
  }
}

/** The whole checkout with its real children, and a method for each gesture and each external event. */
export function beginCheckout(machine: Logic, { input, children, order: changed }: Beginning = {}) {
  const held = holdPorts()
  const startOrder: Ports['startOrder'] = {
    ...held.startOrder,
    answer: (found) =>
      held.startOrder.answer(found.kind === 'started' ? { ...found, order: { ...found.order, ...changed } } : found),
  }
  const ports = { ...held, startOrder }
  const time = holdClock()
  const phone = holdSource<PhoneEvent>()
  const others = holdOthers()
  const own = { ...childrenOver(ports, time, phone), tabOwnership: others.logic }
  const logic = provided(machine, { actors: { ...own, ...children?.(ports) } })
  const harness = run(logic, {
    token: 'tok',
    asked: 'identify',
    flow: 'pay',
    toRestore: undefined,
    returning: undefined,
    timings: TIMINGS,
    ...input,
  })

  type Child = keyof ReturnType<typeof harness.snapshot>['children']
  function child<Name extends Child>(name: Name) {
    const found = harness.snapshot().children[name]
    if (!found) throw new Error(`${name} is not running`)
    return found
  }

  /** The displayed method, a child of the payment. */
  function method<Name extends FormId>(name: Name) {
    const found = child('payment').getSnapshot().children[name]
    if (!found) throw new Error(`${name} is not on show`)
    return found
  }

  const does = (events: readonly ToldEvent[]) => {
    tellBelow(harness.actor, events)
  }
  const goes = (steps: readonly Step[]) => go({ ...harness, ports: { ...ports, claimOrder: others.claimOrder } }, steps)

  async function join(kind: ClaimAnswer['kind']) {
    harness.send({ type: 'tab.joined' })
    await others.claimOrder.answer({ kind })
  }
  return {
    ...harness,
    ports,
    method,
    go: goes,
    time,
    phone,
    others,
    child,
    /** The fields of the machine that currently has the form. */
    typed: (name: 'identify' | 'registration' = 'identify') => typedForm(child(name).getSnapshot()),
    state: () => journeyStateOf(harness.snapshot()),
    screen: () => screenOf(harness.snapshot()),
    place: () => placeOf(harness.snapshot()),
    /** How often each port was called; ports without calls are left out. */
    askedPorts: () =>
      Object.fromEntries(
        Object.entries(ports)
          .map(([name, { asked }]) => [name, asked.length] as const)
          .filter(([, times]) => times > 0),
      ),
    does,
    start: (order: Order = ORDER, refused?: Problem, attempted?: AnyAttempted) =>
      ports.startOrder.answer({ kind: 'started', order, refused, attempted }),
    type(contact = TYPED) {
      does(ACTS.typed(contact))
    },
    goOn() {
      child('identify').send({ type: 'shopper.continued' })
    },
    answerCheck: (kind: 'newcomer' | 'emailNeeded') => ports.checkMember.answer({ kind }),
    sendCode: () => goes([codeSent]),
    /** The tab is connected to the others, and its claim is answered. */
    join,
    /** Another tab had the order for a while; the shopper pays on in this one. */
    async continueHere() {
      await join('taken')
      child('tabOwnership').send({ type: 'shopper.continuedHere' })
      await others.takeOver.answer({ kind: 'owned' })
    },
    enterCode() {
      does(ACTS.entersCode)
    },
    verify: () => goes([verified]),
    /** From the form to the admission: the shopper continues, and the provider agrees to everything. */
    async admitForeignPhone() {
      child('foreignPhone').send({ type: 'shopper.continued' })
      await ports.askPreference.answer({ kind: 'here' })
      await ports.admitForeign.answer({ kind: 'admitted' })
      await ports.updateContact.answer(undefined)
    },
    open: () => goes([opened]),
    /** The session announces when the login ends. */
    tellLoginEnd(endsAt: Instant) {
      harness.send({ type: 'session.updated', endsAt })
    },
    openWallet: () => goes([wallet]),
    pay() {
      does(ACTS.paysByCard)
    },
    transfer() {
      does([METHOD_OF_TRANSFER, ...ACTS.asksForCode])
    },
    applyForCredit: () => goes([METHOD_OF_CREDIT, ...ACTS.applies]),
    giveCode: () => ports.authorise.answer({ kind: 'issued', transfer: TRANSFER }),
    book: (receipt: Receipt = RECEIPT) => ports.authorise.answer({ kind: 'paid', receipt }),
    /** The bank requires a redirect first. */
    redirect: () => ports.authorise.answer({ kind: 'redirected', bankHost: BANK_HOST, paymentId: undefined }),
    loseAnswer: () => ports.authorise.answer({ kind: 'unknown' }),
    refuse: () => ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE }),
    attempt: () => child('payment').getSnapshot().children.attempt,
  }
}

/** Lets a way begin with this machine and these changes. */
export const beginning = (machine: Logic, other?: Beginning) => (how?: Beginning) =>
  beginCheckout(machine, { ...how, ...other })

export type CheckoutHarness = ReturnType<typeof beginCheckout>
