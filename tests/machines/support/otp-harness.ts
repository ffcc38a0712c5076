import { clock as silence } from '../../../machines/around/countdown/machine'
import type { otpMachine } from '../../../machines/sign-in/otp/machine'
import type { PhoneEvent, resendCode, verifyCode } from '../../../machines/sign-in/otp/setup'
import type { PendingCode } from '../../../machines/entities/member'
import type { Contact } from '../../../machines/entities/order'
import type { Source } from '../../../machines/support/port'
import { otpView } from '../../../machines/sign-in/otp/view'
import type { updateContact } from '../../../machines/sign-in/identify/ports'
import { hold } from './held-port'
import { holdSource } from './held-source'
import { run } from './run'
import { PENDING } from '../fixtures/shopper'

const START = PENDING.sentAt ?? 0
/** Pause before a code can be sent again, in milliseconds. */
export const COOLDOWN = 30_000
/** How long the first code is valid, in milliseconds. */
export const LIFE = (PENDING.endsAt ?? 0) - START

/** A code that expires before the cooldown ends. */
export const SHORT_LIVED = { ...PENDING, endsAt: START + COOLDOWN - 1 }

/** The input for verifying `907218`. */
export const QUESTION = {
  memberUserId: 'u',
  referenceCode: 'ref',
  code: '907218',
  email: PENDING.email,
  gsmNumber: PENDING.gsmNumber,
}
/** How long the next code is valid, in milliseconds. */
export const NEXT_LIFE = 120_000
/** The answer to a resend, this many milliseconds after the first code. */
export const sentAt = (later: number) =>
  ({ kind: 'sent', referenceCode: 'ref-2', sentAt: START + later, endsAt: START + later + NEXT_LIFE }) as const
export const SENT = sentAt(LIFE + 5_000)

interface Beginning {
  readonly pending?: PendingCode
  readonly contact?: Contact
  readonly isQuick?: boolean
  readonly clock?: typeof silence
  readonly messages?: Source<PhoneEvent>
}

/** A pending code of a buyer who is known to the order; the test controls ports and time. */
export function beginOtp(
  machine: typeof otpMachine,
  { pending = PENDING, contact = PENDING, isQuick = false, clock = silence, messages }: Beginning = {},
) {
  const verify = hold<typeof verifyCode>()
  const resend = hold<typeof resendCode>()
  const contactPort = hold<typeof updateContact>()
  const phone = holdSource<PhoneEvent>()
  const actors = {
    verifyCode: verify.logic,
    resendCode: resend.logic,
    updateContact: contactPort.logic,
    messages: messages ?? phone.logic,
    clock,
  }
  const harness = run(machine.provide({ actors }), {
    pending,
    contact,
    isContactReplaced: false,
    isQuick,
    timings: { resendCooldown: COOLDOWN },
  })
  return {
    ...harness,
    verify,
    resend,
    contact: contactPort,
    phone,
    view: () => otpView(harness.snapshot()),
    readMessage(text: string) {
      phone.tell({ type: 'shopper.insertedCode', text })
    },
    /** The state of the code; the machine's last state after it has ended. */
    code: () => {
      const { value } = harness.snapshot()
      return typeof value === 'string' ? value : (value as { waiting: { code: string } }).waiting.code
    },
    tick(later: number) {
      harness.send({ type: 'clock.ticked', now: START + later })
    },
    type(text: string) {
      harness.send({ type: 'shopper.typedCode', text })
    },
    insert(text: string) {
      harness.send({ type: 'shopper.insertedCode', text })
    },
    enter(text?: string) {
      if (text !== undefined) harness.send({ type: 'shopper.typedCode', text })
      harness.send({ type: 'shopper.enteredCode' })
    },
    askForCode() {
      harness.send({ type: 'shopper.askedForCode' })
    },
    askNewNumber() {
      harness.send({ type: 'shopper.askedNewNumber' })
    },
    stepBack() {
      harness.send({ type: 'shopper.steppedBack' })
    },
    endPause() {
      harness.clock.increment(COOLDOWN)
    },
  }
}

/** Begins with a code that has expired. */
export function beginLapsed(machine: typeof otpMachine) {
  const harness = beginOtp(machine)
  harness.tick(0)
  harness.tick(LIFE)
  return harness
}
