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
  /** It is unanswered. */
  isUnderWay: boolean
  /** Its state has been left. */
  isTakenBack: boolean
  /** Which code was the newest when it was asked. */
  readonly newest: string | undefined
}

/** What comes of a question: an answer, or that it breaks. */
type Outcome = (input: never) => unknown

const broken: Outcome = () => {
  throw new Error('broken on purpose')
}
const refused: Outcome = () => ({ kind: 'refused', refusal: REFUSAL })
const nothing: Outcome = () => undefined

/** Every task of a race is heard to its end before the next one begins. */
export const ACT = async (task: () => Promise<void>) => {
  await task()
  await settled()
}

/** Questions that cost a message or use a code up. */
const OF_A_CODE: readonly PortName[] = ['checkMember', 'register', 'resendCode', 'changeNumber', 'verifyCode']

type Said = 'codeSent' | 'newcomer' | 'emailNeeded' | 'refused' | 'broken'

/** The look-up is the one question that is taken back: an edit asks another one. */
const isEdited = ({ port, isTakenBack }: Asked) => port === 'checkMember' && isTakenBack

export interface Race {
  readonly scheduler: fc.Scheduler
  /** Which of its outcomes each question comes to, in the order in which they are answered; over and over. */
  readonly picks: readonly number[]
  readonly order?: Order
  /** The answers to a look-up. */
  readonly said?: readonly Said[]
  /** In place of the one that asks for the code. */
  readonly otp?: typeof otpMachine
}

/** The whole checkout over answers that come when the scheduler says so, in any order. */
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

  /** A code is sent: its reference is the newest one from the moment it is heard of. */
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
    changeNumber: [
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
    ...(['startOrder', 'checkMember', 'checkPhone', 'updateContact', 'loadCountries', 'register'] as const),
    ...(['askPreference', 'admitForeign', 'goToPlainForm', 'verifyCode', 'resendCode', 'changeNumber'] as const),
    ...(['openPayment', 'restoreLogin', 'startOver', 'openWallet', 'authorise', 'goToBank', 'askOutcome'] as const),
    ...(['askCreditBanks', 'notifyTransfer', 'postToken', 'loadAgreement', 'readRecord', 'permitMessages'] as const),
    ...(['claimRefund', 'setSettlement', 'leaveForShop'] as const),
  ]
  const ports = Object.fromEntries(names.map((name) => [name, { logic: logicOf(name) }])) as unknown as Answering
  const phone = holdSource<PhoneEvent>()
  const harness = run(checkoutMachine.provide({ actors: childrenOver(ports, holdClock(), phone, otp) }), {
    token: 'tok',
    asked: 'identify',
    flow: 'pay',
    kept: undefined,
    returning: undefined,
    timings: TIMINGS,
  })
  const children = () => harness.snapshot().children as Readonly<Record<string, AnyActorRef | undefined>>

  return {
    ...harness,
    phone,
    children,
    state: () => journeyStateOf(harness.snapshot()),
    /** Says something to a child, if it is there: what is not on the screen can't be pressed. */
    tell(child: string, event: { readonly type: string } & Readonly<Record<string, unknown>>) {
      children()[child]?.send(event)
    },
    /** Everything that was asked of one port, in order. */
    questions: <Input>(port: PortName) => asked.filter((call) => call.port === port).map(({ input }) => input as Input),
    /** Ports that were asked while a question about a code was under way. */
    doubled,
    /** Unanswered questions. */
    underWay: () => asked.filter(({ isUnderWay }) => isUnderWay).map(({ port }) => port),
    /** The question about a code that was left before its answer, though no edit took it back. */
    left: () => asked.filter((call) => OF_A_CODE.includes(call.port) && call.isTakenBack && !isEdited(call)),
    /** Codes that were verified with the reference of another than the newest one. */
    stale: () =>
      asked.filter(
        ({ port, input, newest: known }) =>
          port === 'verifyCode' && (input as { referenceCode: string }).referenceCode !== known,
      ),
    newest: () => newest,
    /** What is done, each thing at any moment after the one before it; then all answers that are still to come. */
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
