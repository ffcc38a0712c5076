import { kindParams, answerParams } from '../../support/answer'
import { identifySetup } from './setup'
import { NO_FAULTS, requireDetails, withTidyPhone } from './rules'

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
    ending: { kind: 'steppedBack' },
    isQuick: false,
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
                {
                  guard: 'isForeign',
                  target: '#identify.foreign',
                  actions: { type: 'setEnding', params: { answer: { kind: 'foreign' } } },
                },
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
                    actions: { type: 'setEnding', params: answerParams },
                  },
                  {
                    guard: { type: 'isNewcomer', params: kindParams },
                    target: '#identify.unknown',
                    actions: { type: 'setEnding', params: answerParams },
                  },
                  {
                    guard: { type: 'isEmailNeeded', params: kindParams },
                    target: '#identify.halfKnown',
                    actions: { type: 'setEnding', params: answerParams },
                  },
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
    recognised: { type: 'final' },
    unknown: { type: 'final' },
    halfKnown: { type: 'final' },
    foreign: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const { ending, form } = context
    if (ending.kind === 'refused') throw new Error('identify ends only with a known shopper')
    // Pressing Enter submits without blur, so the number is formatted here.
    return { ...ending, form: withTidyPhone(form) }
  },
})
