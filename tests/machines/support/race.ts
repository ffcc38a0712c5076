import type fc from 'fast-check'
import { type AnyActorRef, fromPromise } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { journeyStateOf } from '../../../machines/checkout/screens'
import type { PendingCode } from '../../../machines/entities/member'
import type { Order } from '../../../machines/entities/order'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import type { PhoneEvent } from '../../../machines/sign-in/otp/setup'
import type { Answering, Ports } from './checkout-ports'
import { childrenOver } from './checkout-harness'
import { holdClock } from './held-clock'
import { holdSource } from './held-source'
import { TIMINGS } from '../fixtures/timings'
import { run } from './run'
import { MEMBER, ORDER, PENDING, REFUSAL } from '../fixtures/shopper'
import { settled } from './settled'

type PortName = keyof Ports

interface Asked {
  readonly port: PortName
  readonly input: unknown
  isUnderWay: boolean
  /** The state that invoked it was left. */
  isTakenBack: boolean
  /** The newest code reference at the time of the call. */
  readonly newest: string | undefined
}

/** The outcome of a call: an answer or an error. */
type Outcome = (input: never) => unknown

const broken: Outcome = () => {
  throw new Error('broken on purpose')
}
const refused: Outcome = () => ({ kind: 'refused', refusal: REFUSAL })
const nothing: Outcome = () => undefined

/** Waits after each task until all of its events were processed. */
export const ACT = async (task: () => Promise<void>) => {
  await task()
  await settled()
}

/** Calls that send an SMS or use a code up. */
const OF_A_CODE: readonly PortName[] = ['checkMember', 'register', 'resendCode', 'changePhone', 'verifyCode']

type Said = 'codeSent' | 'newcomer' | 'emailNeeded' | 'refused' | 'broken'

/** The lookup is the only call that may be cancelled: an edit of the form makes another one. */
const isEdited = ({ port, isTakenBack }: Asked) => port === 'checkMember' && isTakenBack

export interface Race {
  readonly scheduler: fc.Scheduler
  /** Index of the outcome of each call, in the order in which they are answered; used cyclically. */
  readonly picks: readonly number[]
  readonly order?: Order
  readonly said?: readonly Said[]
  readonly otp?: typeof otpMachine
}

/** The whole checkout with answers in random order, controlled by the scheduler. */
export function beginRace({
  scheduler,
  picks,
  order = ORDER,
  said = ['codeSent', 'refused', 'broken'],
  otp = otpMachine,
}: Race) {
  const asked: Asked[] = []
  const doubled: PortName[] = []
  let [codes, answered] = [0, 0]
  let newest: string | undefined

  /** The code's reference becomes the newest as soon as the answer arrives. */
  function nextCode(): string {
    codes += 1
    newest = `ref-${codes}`
    return newest
  }

  const sent = (changed: Partial<PendingCode>) => ({ ...PENDING, ...changed, referenceCode: nextCode() })
  const codeSent: Outcome = ({ email, phone }: { email: string; phone: string }) => ({
    kind: 'codeSent',
    pending: sent({ email, gsmNumber: phone }),
  })
  const checks: Readonly<Record<Said, Outcome>> = {
    codeSent,
    newcomer: () => ({ kind: 'newcomer' }),
    emailNeeded: () => ({ kind: 'emailNeeded' }),
    refused,
    broken,
  }
  const all: Partial<Record<PortName, readonly Outcome[]>> = {
    startOrder: [() => ({ kind: 'started', order, refused: undefined })],
    checkMember: said.map((what) => checks[what]),
    register: [codeSent, refused, broken],
    verifyCode: [refused, () => ({ kind: 'verified', member: MEMBER }), broken],
    resendCode: [
      () => ({ kind: 'sent', referenceCode: nextCode(), sentAt: PENDING.sentAt, endsAt: PENDING.endsAt }),
      refused,
      broken,
    ],
    changePhone: [
      ({ phone }: { phone: string }) => ({ kind: 'sent', pending: sent({ gsmNumber: phone }) }),
      refused,
      broken,
    ],
    updateContact: [nothing, broken],
  }

  function logicOf(port: PortName) {
    const possible = all[port] ?? [broken]
    return fromPromise<unknown, never>(async ({ input, signal }) => {
      const call: Asked = { port, input, isUnderWay: true, isTakenBack: false, newest }
      const others = asked.filter(({ isUnderWay, port: other }) => isUnderWay && OF_A_CODE.includes(other))
      if (OF_A_CODE.includes(port) && others.some((other) => !isEdited(other))) doubled.push(port)
      asked.push(call)
      signal.addEventListener('abort', () => {
        call.isTakenBack = true
      })
      await scheduler.schedule(Promise.resolve(), port)
      call.isUnderWay = false
      if (signal.aborted) return new Promise(() => undefined)
      const outcome = possible[(picks[answered++ % picks.length] ?? 0) % possible.length] ?? broken
      return outcome(input)
    })
  }

  const names: readonly PortName[] = [
    'startOrder',
    'checkMember',
    'checkPhone',
    'updateContact',
    'loadCountries',
    'register',
    'askPreference',
    'admitForeign',
    'goToPlainForm',
    'verifyCode',
    'resendCode',
    'changePhone',
    'openPayment',
    'restoreLogin',
    'startOver',
    'openWallet',
    'authorise',
    'goToBank',
    'askOutcome',
    'askCreditBanks',
    'notifyTransfer',
    'postToken',
    'loadAgreement',
    'readRecord',
    'permitMessages',
    'claimRefund',
    'setSettlement',
    'leaveForShop',
  ]
  const ports = Object.fromEntries(names.map((name) => [name, { logic: logicOf(name) }])) as unknown as Answering
  const phone = holdSource<PhoneEvent>()
  const harness = run(checkoutMachine.provide({ actors: childrenOver(ports, holdClock(), phone, otp) }), {
    token: 'tok',
    asked: 'identify',
    flow: 'pay',
    toRestore: undefined,
    returning: undefined,
    timings: TIMINGS,
  })
  const children = () => harness.snapshot().children as Readonly<Record<string, AnyActorRef | undefined>>

  return {
    ...harness,
    phone,
    children,
    state: () => journeyStateOf(harness.snapshot()),
    /** Sends an event to a child if it runs: controls that are not displayed cannot be pressed. */
    tell(child: string, event: { readonly type: string } & Readonly<Record<string, unknown>>) {
      children()[child]?.send(event)
    },
    questions: <Input>(port: PortName) => asked.filter((call) => call.port === port).map(({ input }) => input as Input),
    /** Ports that were called while a call about a code was pending. */
    doubled,
    underWay: () => asked.filter(({ isUnderWay }) => isUnderWay).map(({ port }) => port),
    /** Calls about a code that were cancelled, except lookups cancelled by an edit. */
    left: () => asked.filter((call) => OF_A_CODE.includes(call.port) && call.isTakenBack && !isEdited(call)),
    /** Verifications that did not use the newest reference. */
    stale: () =>
      asked.filter(
        ({ port, input, newest: known }) =>
          port === 'verifyCode' && (input as { referenceCode: string }).referenceCode !== known,
      ),
    newest: () => newest,
    /** Schedules the gestures in order, with answers in between, and then waits for the remaining answers. */
    async play(gestures: readonly (readonly [label: string, gesture: () => void])[]) {
      scheduler.scheduleSequence(
        gestures.map(([label, gesture]) => ({
          label,
          builder: () => {
            gesture()
            return Promise.resolve()
          },
        })),
      )
      await scheduler.waitIdle()
      await settled()
      await scheduler.waitIdle()
    },
  }
}

export type Racing = ReturnType<typeof beginRace>
