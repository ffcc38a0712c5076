import { kindParams, answerParams } from '../support/answer'
import { checkoutSetup } from './setup'
import { forwardTo } from './context'
import { requireFact } from '../support/require-fact'
import { screenParams, EXPIRY_TRANSITIONS, requireOrder, RESTORE } from './rules'

const SET_ENTRY = { type: 'setEntry', params: answerParams } as const

const SET_VERIFIED = { type: 'setVerified', params: answerParams } as const

/** The target of each output of the machines before the payment. */
export const ADMISSION_TRANSITIONS = {
  codeSent: {
    guard: { type: 'isCodeSent', params: kindParams },
    target: '#checkout.journey.verifyingOtp',
    actions: SET_ENTRY,
  },
  newcomer: {
    guard: { type: 'isNewcomer', params: kindParams },
    target: '#checkout.journey.registering',
    actions: SET_ENTRY,
  },
  emailNeeded: {
    guard: { type: 'isEmailNeeded', params: kindParams },
    target: '#checkout.journey.resolvingEmailMismatch',
    actions: SET_ENTRY,
  },
  foreign: {
    guard: { type: 'isForeign', params: kindParams },
    target: '#checkout.journey.admittingForeignPhone',
    actions: SET_ENTRY,
  },
  interrupted: { target: '#checkout.journey.restoring', actions: SET_ENTRY },
  steppedBack: { target: '#checkout.journey.arriving.identifying', actions: SET_ENTRY },
} as const

/** Leads to the child’s end: only the child knows the typed text, and whether a call is under way that must not be left. */
function backFrom<Id extends 'registration' | 'emailMismatch' | 'foreignPhone' | 'otp'>(id: Id) {
  return {
    'address.asked': {
      guard: { type: 'isEntranceAsked', params: screenParams },
      actions: [
        { type: 'setEntrance', params: screenParams },
        { type: 'sendStepBack', params: { id } },
      ],
    },
  } as const
}

/** Leads to the child’s end too, and the login is checked afterwards. */
function handedOverTo<Id extends 'registration' | 'emailMismatch' | 'foreignPhone' | 'phoneChange'>(id: Id) {
  return { 'host.handedOver': { actions: ['setHandedOver', forwardTo(id)] } } as const
}

const registering = checkoutSetup.createStateConfig({
  always: EXPIRY_TRANSITIONS,
  invoke: {
    id: 'registration',
    src: 'registration',
    input: ({ context: { form, order } }) => ({ form, isQuick: requireOrder(order).isQuickLogin }),
    onDone: [ADMISSION_TRANSITIONS.codeSent, ADMISSION_TRANSITIONS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'setGenericProblem' },
  },
  on: {
    ...backFrom('registration'),
    ...handedOverTo('registration'),
    'language.changed': { actions: forwardTo('registration') },
  },
})

const resolvingEmailMismatch = checkoutSetup.createStateConfig({
  always: EXPIRY_TRANSITIONS,
  invoke: {
    id: 'emailMismatch',
    src: 'emailMismatch',
    input: ({ context: { form, order } }) => ({ form, isQuick: requireOrder(order).isQuickLogin }),
    onDone: [ADMISSION_TRANSITIONS.codeSent, ADMISSION_TRANSITIONS.newcomer, ADMISSION_TRANSITIONS.steppedBack],
    onError: { target: 'arrivalFailed', actions: 'setGenericProblem' },
  },
  on: { ...backFrom('emailMismatch'), ...handedOverTo('emailMismatch') },
})

const admittingForeignPhone = checkoutSetup.createStateConfig({
  always: EXPIRY_TRANSITIONS,
  invoke: {
    id: 'foreignPhone',
    src: 'foreignPhone',
    input: ({ context: { form, order, isContactReplaced } }) => ({
      form,
      contact: requireOrder(order).contact,
      isContactReplaced,
    }),
    onDone: [
      { guard: { type: 'isAdmitted', params: kindParams }, target: 'opening', actions: SET_ENTRY },
      ADMISSION_TRANSITIONS.steppedBack,
    ],
    onError: { target: 'arrivalFailed', actions: ['setGenericProblem', 'setContactReplaced'] },
  },
  on: { ...backFrom('foreignPhone'), ...handedOverTo('foreignPhone') },
})

const verifyingOtp = checkoutSetup.createStateConfig({
  always: [...EXPIRY_TRANSITIONS, { ...RESTORE, actions: 'setContactReplaced' }],
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context: { order, pending, timings, isContactReplaced } }) => ({
      pending: requireFact(pending, 'pending code'),
      contact: requireOrder(order).contact,
      isContactReplaced,
      isQuick: requireOrder(order).isQuickLogin,
      timings,
    }),
    onDone: [
      { guard: { type: 'isVerified', params: kindParams }, target: 'opening', actions: SET_VERIFIED },
      { guard: { type: 'isNumberWrong', params: kindParams }, target: 'changingPhone', actions: SET_VERIFIED },
      { target: 'arriving.identifying', actions: SET_VERIFIED },
    ],
    onError: { target: 'arriving.identifying', actions: 'setContactReplaced' },
  },
  exit: 'setAnnouncedCode',
  on: backFrom('otp'),
})

const changingPhone = checkoutSetup.createStateConfig({
  always: EXPIRY_TRANSITIONS,
  invoke: {
    id: 'phoneChange',
    src: 'phoneChange',
    input: ({ context: { pending, order } }) => ({
      pending: requireFact(pending, 'pending code'),
      isQuick: requireOrder(order).isQuickLogin,
    }),
    onDone: { target: 'verifyingOtp', actions: { type: 'setPendingCode', params: answerParams } },
    onError: 'verifyingOtp',
  },
  on: {
    ...handedOverTo('phoneChange'),
    'address.asked': {
      guard: { type: 'isOtpScreen', params: screenParams },
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
