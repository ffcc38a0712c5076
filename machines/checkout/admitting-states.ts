import { ofKind, theAnswer } from '../support/answer'
import { checkoutSetup } from './setup'
import { orderOf, pendingOf, screenAskedFor, TIME_UP } from './rules'

const KEEP = { type: 'setArrival', params: theAnswer } as const

/** The target of each output of the machines before the payment. */
export const ENDS = {
  codeSent: { guard: { type: 'isCodeSent', params: ofKind }, target: '#checkout.journey.verifyingOtp', actions: KEEP },
  newcomer: { guard: { type: 'isNewcomer', params: ofKind }, target: '#checkout.journey.registering', actions: KEEP },
  emailNeeded: {
    guard: { type: 'isEmailNeeded', params: ofKind },
    target: '#checkout.journey.resolvingEmailMismatch',
    actions: KEEP,
  },
  foreign: {
    guard: { type: 'isForeign', params: ofKind },
    target: '#checkout.journey.admittingForeignPhone',
    actions: KEEP,
  },
  interrupted: { target: '#checkout.journey.restoring', actions: KEEP },
  steppedBack: { target: '#checkout.journey.arriving.identifying', actions: KEEP },
} as const

function backFrom<Id extends 'registration' | 'emailMismatch' | 'foreignPhone' | 'otp'>(id: Id) {
  return {
    'address.asked': {
      guard: { type: 'isEntranceAsked', params: screenAskedFor },
      actions: [
        { type: 'setEntrance', params: screenAskedFor },
        { type: 'sendStepBack', params: { id } },
      ],
    },
  } as const
}

const registering = checkoutSetup.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'registration',
    src: 'registration',
    input: ({ context: { form, order } }) => ({ form, isQuick: orderOf(order).isQuickLogin }),
    onDone: [ENDS.codeSent, ENDS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'setBreakage' },
  },
  on: {
    ...backFrom('registration'),
    'language.changed': { actions: { type: 'sendEvent', params: { id: 'registration' } } },
  },
})

const resolvingEmailMismatch = checkoutSetup.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'emailMismatch',
    src: 'emailMismatch',
    input: ({ context: { form, order } }) => ({ form, isQuick: orderOf(order).isQuickLogin }),
    onDone: [ENDS.codeSent, ENDS.newcomer, ENDS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'setBreakage' },
  },
  on: backFrom('emailMismatch'),
})

const admittingForeignPhone = checkoutSetup.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'foreignPhone',
    src: 'foreignPhone',
    input: ({ context: { form, order } }) => ({ form, contact: orderOf(order).contact }),
    onDone: [{ guard: { type: 'isAdmitted', params: ofKind }, target: 'opening', actions: KEEP }, ENDS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'setBreakage' },
  },
  on: backFrom('foreignPhone'),
})

const verifyingOtp = checkoutSetup.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context: { pending, order, timings } }) => ({
      pending: pendingOf(pending),
      contact: orderOf(order).contact,
      isQuick: orderOf(order).isQuickLogin,
      timings,
    }),
    onDone: [
      { guard: { type: 'isVerified', params: ofKind }, target: 'opening', actions: KEEP },
      { guard: { type: 'isNumberWrong', params: ofKind }, target: 'changingPhone', actions: KEEP },
      ENDS.steppedBack,
    ],
    onError: { target: 'arriving.identifying' },
  },
  on: { ...backFrom('otp'), 'host.handedOver': { target: 'restoring', actions: 'setHandedOver' } },
})

const changingPhone = checkoutSetup.createStateConfig({
  always: TIME_UP,
  invoke: {
    id: 'phoneChange',
    src: 'phoneChange',
    input: ({ context: { pending, order } }) => ({
      pending: pendingOf(pending),
      isQuick: orderOf(order).isQuickLogin,
    }),
    onDone: { target: 'verifyingOtp', actions: KEEP },
    onError: 'verifyingOtp',
  },
  on: {
    'address.asked': {
      guard: { type: 'isCodeAsked', params: screenAskedFor },
      actions: { type: 'sendStepBack', params: { id: 'phoneChange' } },
    },
  },
})

export const admittingStates = {
  registering,
  resolvingEmailMismatch,
  admittingForeignPhone,
  verifyingOtp,
  changingPhone,
}
