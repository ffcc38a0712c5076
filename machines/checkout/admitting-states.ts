import { ofKind, theAnswer } from '../support/answer'
import { TIME_UP, checkoutParts } from './setup'
import { orderOf, pendingOf, screenAskedFor } from './rules'

const KEEP = { type: 'keepArrival', params: theAnswer } as const

/** Where each end of a machine before the payment leads. */
export const ENDS = {
  codeSent: { guard: { type: 'isCodeSent', params: ofKind }, target: '#checkout.journey.verifying', actions: KEEP },
  newcomer: { guard: { type: 'isNewcomer', params: ofKind }, target: '#checkout.journey.registering', actions: KEEP },
  emailNeeded: {
    guard: { type: 'isEmailNeeded', params: ofKind },
    target: '#checkout.journey.matchingEmail',
    actions: KEEP,
  },
  foreign: {
    guard: { type: 'isForeign', params: ofKind },
    target: '#checkout.journey.goingAbroad',
    actions: KEEP,
  },
  /** By a login that was handed over. */
  interrupted: { target: '#checkout.journey.restoring', actions: KEEP },
  steppedBack: { target: '#checkout.journey.arriving.identifying', actions: KEEP },
} as const

/** Back to the form by the address: the child is told. It has the text, and knows whether something is under way that nobody may leave. */
function backFrom<Id extends 'registration' | 'emailMatch' | 'abroad' | 'verification'>(id: Id) {
  return {
    'address.asked': {
      guard: { type: 'isEntranceAsked', params: screenAskedFor },
      actions: [
        { type: 'keepEntrance', params: screenAskedFor },
        { type: 'tellBack', params: { id } },
      ],
    },
  } as const
}

const registering = checkoutParts.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'registration',
    src: 'registration',
    input: ({ context: { form, order } }) => ({ form, isQuick: orderOf(order).isQuickLogin }),
    onDone: [ENDS.codeSent, ENDS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'recordBreakage' },
  },
  on: backFrom('registration'),
})

const matchingEmail = checkoutParts.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'emailMatch',
    src: 'emailMatch',
    input: ({ context: { form, order } }) => ({ form, isQuick: orderOf(order).isQuickLogin }),
    onDone: [ENDS.codeSent, ENDS.newcomer, ENDS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'recordBreakage' },
  },
  on: backFrom('emailMatch'),
})

const goingAbroad = checkoutParts.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'abroad',
    src: 'abroad',
    input: ({ context: { form, order } }) => ({ form, contact: orderOf(order).contact }),
    onDone: [{ guard: { type: 'isAdmitted', params: ofKind }, target: 'opening', actions: KEEP }, ENDS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'recordBreakage' },
  },
  on: backFrom('abroad'),
})

const verifying = checkoutParts.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'verification',
    src: 'verification',
    input: ({ context: { pending, order, pace } }) => ({
      pending: pendingOf(pending),
      contact: orderOf(order).contact,
      pace,
    }),
    onDone: [
      { guard: { type: 'isVerified', params: ofKind }, target: 'opening', actions: KEEP },
      { guard: { type: 'isNumberWrong', params: ofKind }, target: 'changingNumber', actions: KEEP },
      ENDS.steppedBack,
    ],
    onError: { target: 'arriving.identifying' },
  },
  on: { ...backFrom('verification'), 'host.handedOver': { target: 'restoring', actions: 'keepHandedOver' } },
})

const changingNumber = checkoutParts.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'numberChange',
    src: 'numberChange',
    input: ({ context: { pending } }) => ({ pending: pendingOf(pending) }),
    // Another code or the one before: either is entered at the same place.
    onDone: { target: 'verifying', actions: KEEP },
    onError: 'verifying',
  },
  on: {
    'address.asked': {
      guard: { type: 'isCodeAsked', params: screenAskedFor },
      actions: { type: 'tellBack', params: { id: 'numberChange' } },
    },
  },
})

/**
 * From the form to the methods. Each state has a machine of its own and is left by that machine's end: the one way in is a code that
 * was verified, or the provider's admission of a buyer from abroad.
 */
export const admittingStates = { registering, matchingEmail, goingAbroad, verifying, changingNumber }
