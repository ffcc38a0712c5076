import { assign, emit, sendTo, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import type { CountryChoiceOutput, countryChoiceMachine } from '../country-choice/machine'
import type { EntryFaults, EntryField, EntryForm } from '../../entities/entry-form'
import type { PendingCode } from '../../entities/member'
import { GENERIC_PROBLEM, type Problem, problemOfAnswer, type Refusal } from '../../entities/problem'
import { type RefusedField, refusedFields, uncorrectedFields } from '../../entities/refused-fields'
import type { EntryOutputOf, FormEvent, FormEmitted } from '../identify/ports'
import { type LoginVariant, NO_FAULTS, codeSentOf, entryFaultOnBlur, withTidyPhone } from '../identify/rules'
import { type ActorNameById, type Port, lazyMachine, port } from '../../support/port'
import { type Applicant, applicantOf, isApplicationComplete, registrationFaults } from './rules'

export type RegistrationEvent = FormEvent | { type: 'shopper.steppedBack' } | { type: 'host.handedOver' }

export type RegistrationOutput = EntryOutputOf<'codeSent' | 'steppedBack'>

export type RegisterAnswer = { kind: 'codeSent'; pending: PendingCode } | { kind: 'refused'; refusal: Refusal }

export interface RegistrationInput extends LoginVariant {
  readonly form: EntryForm
}

interface RegistrationContext extends RegistrationInput {
  readonly faults: EntryFaults
  readonly refused: readonly RefusedField<keyof EntryFaults>[]
  readonly problem: Problem | undefined
  readonly left: EntryField | undefined
  readonly pending: PendingCode | undefined
  /** The host app has handed over a login, which is checked as soon as no registration is under way. */
  readonly isHandedOver: boolean
}

/** Registers a member; the provider sends a code. */
export const register: Port<RegisterAnswer, Applicant & LoginVariant> = port('register')

const { end, endReached } = endsOf<RegistrationContext, RegistrationOutput>()

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    emitted: {} as FormEmitted,
    tags: {} as 'busy',
    children: {} as ActorNameById<'register' | 'countryChoice'>,
  },
  actors: { register, countryChoice: lazyMachine<typeof countryChoiceMachine>('countryChoice') },
  guards: {
    isComplete: ({ context }) => isApplicationComplete(context.form),
    isQuick: ({ context }) => context.isQuick,
    isHandedOver: ({ context }) => context.isHandedOver,
    isCodeSent: (_, params: { kind: RegisterAnswer['kind'] }) => params.kind === 'codeSent',
    isPicked: (_, params: { kind: CountryChoiceOutput['kind'] }) => params.kind === 'picked',
  },
  actions: {
    setText: assign(({ context }, { field, text }: { field: EntryField; text: string }) => ({
      form: { ...context.form, [field]: text },
      faults: { ...context.faults, [field]: undefined },
      left: undefined,
    })),
    setTick: assign(({ context }, { box, isTicked }: { box: string; isTicked: boolean }) => ({
      form: { ...context.form, [box]: isTicked },
      faults: { ...context.faults, [box]: undefined },
      refused: uncorrectedFields(context.refused, registrationFaults({ ...context.form, [box]: isTicked })),
    })),
    setTidyField: assign(({ context: { form, faults, refused } }, { field }: { field: EntryField }) => ({
      form: withTidyPhone(form),
      faults: { ...faults, [field]: entryFaultOnBlur(field, form, registrationFaults(form), refused) },
      refused: uncorrectedFields(refused, registrationFaults(form)),
      left: field,
    })),
    setCountry: assign(({ context }, { answer }: { answer: CountryChoiceOutput }) =>
      answer.kind === 'picked'
        ? {
            form: { ...context.form, prefix: answer.prefix },
            faults: { ...context.faults, gsmNumber: undefined },
            refused: context.refused.filter(({ field }) => field !== 'gsmNumber'),
          }
        : {},
    ),
    sendLanguageToCountries: sendTo('countryChoice', { type: 'language.changed' }),
    emitFilled: emit(({ context }) => ({ type: 'filled' as const, form: context.form })),
    setFaults: assign(({ context }) => {
      const faults = registrationFaults(context.form)
      return { faults, refused: refusedFields(faults), problem: undefined }
    }),
    clearProblem: assign({ problem: undefined, faults: NO_FAULTS, refused: [] }),
    setRefusal: assign((_, { answer }: { answer: RegisterAnswer }) => ({
      problem: problemOfAnswer(answer),
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    setHandedOver: assign({ isHandedOver: true }),
    setPending: assign((_, { answer }: { answer: RegisterAnswer }) =>
      answer.kind === 'codeSent' ? { pending: answer.pending } : {},
    ),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    faults: NO_FAULTS,
    refused: [],
    problem: undefined,
    left: undefined,
    pending: undefined,
    isHandedOver: false,
  }),
  initial: 'filling',
  on: {
    'shopper.typed': { actions: { type: 'setText', params: ({ event }) => event } },
    'shopper.ticked': { actions: { type: 'setTick', params: ({ event }) => event } },
    'shopper.leftField': { actions: [{ type: 'setTidyField', params: ({ event }) => event }, 'emitFilled'] },
    'host.handedOver': { actions: 'setHandedOver' },
  },
  states: {
    filling: {
      type: 'parallel',
      states: {
        form: {
          initial: 'beginning',
          states: {
            beginning: { always: [{ guard: 'isQuick', target: 'deciding' }, { target: 'asking' }] },
            asking: {
              on: {
                'host.handedOver': '#registration.left',
                'shopper.continued': 'deciding',
                'shopper.steppedBack': '#registration.left',
              },
            },
            deciding: {
              always: [
                { guard: 'isComplete', target: 'sending', actions: 'clearProblem' },
                { target: 'asking', actions: 'setFaults' },
              ],
            },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context }) => ({ ...applicantOf(context.form), isQuick: context.isQuick }),
                onDone: [
                  {
                    guard: { type: 'isCodeSent', params: kindParams },
                    target: '#registration.registered',
                    actions: { type: 'setPending', params: answerParams },
                  },
                  { target: 'reopening', actions: { type: 'setRefusal', params: answerParams } },
                ],
                onError: { target: 'reopening', actions: 'setGenericProblem' },
              },
            },
            reopening: { always: [{ guard: 'isHandedOver', target: '#registration.left' }, { target: 'asking' }] },
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
                  {
                    guard: { type: 'isPicked', params: kindParams },
                    target: 'chosen',
                    actions: [{ type: 'setCountry', params: answerParams }, 'emitFilled'],
                  },
                  { target: 'chosen' },
                ],
                onError: 'chosen',
              },
              on: { 'language.changed': { actions: 'sendLanguageToCountries' } },
            },
          },
        },
      },
    },
    registered: { type: 'final', output: end(({ context: { form, pending } }) => codeSentOf(form, pending)) },
    left: { type: 'final', output: end(({ context: { form } }) => ({ kind: 'steppedBack', form })) },
  },
  output: endReached,
})
