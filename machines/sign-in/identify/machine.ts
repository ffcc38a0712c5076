import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { type IdentifyContext, type IdentifyOutput, identifySetup } from './setup'
import { NO_FAULTS, codeSentOf, requireDetails, withTidyPhone } from './rules'

const { end, endReached } = endsOf<IdentifyContext, IdentifyOutput>()

// Pressing Enter submits without blur, so the number is formatted here.
const endAs = (kind: Exclude<IdentifyOutput['kind'], 'codeSent'>) =>
  end(({ context: { form } }) => ({ kind, form: withTidyPhone(form) }))

export const identifyMachine = identifySetup.createMachine({
  id: 'identify',
  context: ({ input }) => ({
    ...input,
    touched: { email: input.form.email !== '', gsmNumber: input.form.gsmNumber !== '' },
    left: undefined,
    faults: NO_FAULTS,
    refused: [],
    problem: undefined,
    phoneIs: undefined,
    pending: undefined,
    isQuick: false,
    isMembersOnly: false,
  }),
  initial: 'filling',
  on: {
    'shopper.typed': { actions: { type: 'setText', params: ({ event }) => event } },
    'shopper.ticked': { actions: { type: 'setTick', params: ({ event }) => event } },
    'shopper.leftField': { actions: [{ type: 'setTidyField', params: ({ event }) => event }, 'emitFilled'] },
    'host.handedOver': '.left',
    'address.asked': { actions: { type: 'setEntrance', params: ({ event }) => event } },
  },
  states: {
    filling: {
      type: 'parallel',
      states: {
        form: {
          initial: 'early',
          states: {
            early: {
              on: {
                'order.arrived': {
                  target: 'asking',
                  actions: [{ type: 'setOrder', params: ({ event }) => event }, 'emitFilled'],
                },
                'shopper.continued': [
                  { guard: 'hasTouchedFaults', actions: 'setTouchedFaults' },
                  { target: 'waiting', actions: 'clearProblem' },
                ],
              },
            },
            waiting: {
              tags: 'busy',
              on: {
                'order.arrived': {
                  target: 'deciding',
                  actions: [{ type: 'setOrder', params: ({ event }) => event }, 'emitFilled'],
                },
              },
            },
            asking: { on: { 'shopper.continued': { target: 'deciding', actions: 'clearProblem' } } },
            deciding: {
              always: [
                { guard: 'hasFaults', target: 'asking', actions: ['setFaults', 'emitFaults'] },
                { guard: 'isForeign', target: '#identify.foreign' },
                { guard: 'isPhoneAsked', target: 'askingPhone' },
                { target: 'checking' },
              ],
            },
            askingPhone: {
              tags: 'busy',
              invoke: {
                id: 'checkPhone',
                src: 'checkPhone',
                input: ({ context }) => ({ phone: requireDetails(context.form).phone }),
                onDone: { target: 'checking', actions: { type: 'setPhoneAnswer', params: answerParams } },
                onError: 'checking',
              },
              on: {
                'shopper.typed': { target: 'asking', actions: { type: 'setText', params: ({ event }) => event } },
              },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'checkMember',
                src: 'checkMember',
                input: ({ context }) => ({ ...requireDetails(context.form), isQuick: context.isQuick }),
                onDone: [
                  {
                    guard: { type: 'isCodeSent', params: kindParams },
                    target: '#identify.recognised',
                    actions: { type: 'setPending', params: answerParams },
                  },
                  { guard: { type: 'isNewcomer', params: kindParams }, target: '#identify.unknown' },
                  { guard: { type: 'isEmailNeeded', params: kindParams }, target: '#identify.halfKnown' },
                  { target: 'asking', actions: { type: 'setRefusal', params: answerParams } },
                ],
                onError: { target: 'asking', actions: 'setGenericProblem' },
              },
              on: {
                'shopper.typed': { target: 'asking', actions: { type: 'setText', params: ({ event }) => event } },
              },
            },
          },
        },
        country: {
          initial: 'chosen',
          states: {
            chosen: { on: { 'shopper.askedCountries': 'choosing' } },
            choosing: {
              invoke: {
                id: 'countryChoice',
                src: 'countryChoice',
                input: ({ context }) => ({ prefix: context.form.prefix }),
                onDone: [
                  { guard: { type: 'isLeft', params: kindParams }, target: 'chosen' },
                  {
                    guard: 'isLookingUp',
                    target: ['chosen', '#identify.filling.form.asking'],
                    actions: [{ type: 'setCountry', params: answerParams }, 'emitFilled'],
                  },
                  {
                    target: 'chosen',
                    actions: [{ type: 'setCountry', params: answerParams }, 'emitFilled'],
                  },
                ],
                onError: 'chosen',
              },
              on: {
                'language.changed': { actions: 'sendLanguageToCountries' },
                // The list closes, because another screen reports the failure and leads back to the form.
                'order.failed': 'chosen',
              },
            },
          },
        },
      },
    },
    recognised: {
      type: 'final',
      output: end(({ context: { form, pending } }) => codeSentOf(withTidyPhone(form), pending)),
    },
    unknown: { type: 'final', output: endAs('newcomer') },
    halfKnown: { type: 'final', output: endAs('emailNeeded') },
    foreign: { type: 'final', output: endAs('foreign') },
    left: { type: 'final', output: endAs('steppedBack') },
  },
  output: endReached,
})
