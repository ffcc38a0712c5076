import { assign, emit, or, setup, stateIn } from 'xstate'
import { ofKind, theAnswer } from '../answer'
import type { CountryChoiceOutput, countryChoiceMachine } from '../country-choice/machine'
import type { EntryFaults, EntryField, EntryForm } from '../entities/entry-form'
import type { Language } from '../entities/language'
import { GENERIC_PROBLEM, type Problem, problemOf } from '../entities/problem'
import { late } from '../port'
import { type CheckAnswer, type EntryEnding, type FormEvent, type PhoneAnswer, checkMember, checkPhone } from './entry'
import {
  type LoginVariant,
  NO_FAULTS,
  contactFaults,
  detailsOf,
  detailsToCheck,
  faultAt,
  filledFrom,
  isForeign,
  withTidyPhone,
} from './rules'

/** The two addresses at which a form begins; at `/sdk` the provider is asked about the phone by itself first (IDEN-06). */
export type Entrance = 'identify' | 'sdk'

export type IdentifyEvent =
  FormEvent | { type: 'order.arrived'; form: EntryForm; isQuick: boolean } | { type: 'address.asked'; screen: Entrance }

export type IdentifyOutput = EntryEnding<'codeSent' | 'newcomer' | 'emailNeeded' | 'foreign'>

export interface IdentifyInput {
  /** What the shopper had typed before, when coming back. */
  readonly form: EntryForm
  readonly entrance: Entrance
  readonly language: Language
}

interface IdentifyContext extends IdentifyInput, LoginVariant {
  readonly touched: Readonly<Partial<Record<EntryField, boolean>>>
  /** The field that was left last, and not typed in since. */
  readonly left: EntryField | undefined
  readonly faults: EntryFaults
  readonly problem: Problem | undefined
  /** What was said of this very phone. */
  readonly phoneIs: PhoneAnswer['kind'] | undefined
  readonly ending: CheckAnswer | { readonly kind: 'foreign' } | undefined
}

/**
 * Who is paying. The form is alive before the order is known, so that nothing typed early is lost, but nobody is looked
 * up before the order has arrived: a code sent for a dead link would only confuse. While a look-up is under way there is
 * no second one, since `shopper.continued` has no arrow there; an edit takes it back, and its answer is heard by nobody.
 * Every refusal leads back to the form with its text kept. A country is chosen beside all this, by a machine of its own.
 */
export const identifyMachine = setup({
  types: {
    context: {} as IdentifyContext,
    events: {} as IdentifyEvent,
    input: {} as IdentifyInput,
    output: {} as IdentifyOutput,
    emitted: {} as { type: 'filled'; form: EntryForm },
    tags: {} as 'busy',
    children: {} as { checkMember: 'checkMember'; checkPhone: 'checkPhone'; countryChoice: 'countryChoice' },
  },
  actors: { checkMember, checkPhone, countryChoice: late<typeof countryChoiceMachine>('countryChoice') },
  guards: {
    areDetailsComplete: ({ context }) => detailsOf(context.form) !== undefined,
    isForeign: ({ context }) => isForeign(context.form),
    isPhoneAsked: ({ context }) =>
      context.entrance === 'sdk' && !context.phoneIs && detailsOf(context.form) !== undefined,
    isCodeSent: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'codeSent',
    isNewcomer: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'newcomer',
    isEmailNeeded: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'emailNeeded',
    isLeft: (_, params: { kind: CountryChoiceOutput['kind'] }) => params.kind === 'left',
    isLookingUp: or([stateIn({ filling: { form: 'askingPhone' } }), stateIn({ filling: { form: 'checking' } })]),
  },
  actions: {
    keepText: assign(({ context }, { field, text }: { field: EntryField; text: string }) => ({
      form: { ...context.form, [field]: text },
      touched: { ...context.touched, [field]: true },
      faults: { ...context.faults, [field]: undefined },
      left: undefined,
      phoneIs: field === 'gsmNumber' ? undefined : context.phoneIs,
    })),
    keepTick: assign(({ context }, { box, isTicked }: { box: string; isTicked: boolean }) => ({
      form: { ...context.form, [box]: isTicked },
    })),
    keepEntrance: assign((_, { screen }: { screen: Entrance }) => ({ entrance: screen })),
    keepTidyField: assign(({ context: { form, faults } }, { field }: { field: EntryField }) => ({
      form: withTidyPhone(form),
      faults: { ...faults, [field]: faultAt(field, form, contactFaults(form)) },
      left: field,
    })),
    keepOrder: assign(({ context }, { form, isQuick }: { form: EntryForm } & LoginVariant) => ({
      form: filledFrom(form, context.form, context.touched),
      isQuick,
    })),
    keepCountry: assign(({ context }, { answer }: { answer: CountryChoiceOutput }) =>
      answer.kind === 'picked'
        ? { form: { ...context.form, prefix: answer.prefix }, faults: NO_FAULTS, phoneIs: undefined }
        : {},
    ),
    tellFilled: emit(({ context }) => ({ type: 'filled' as const, form: context.form })),
    recordFaults: assign(({ context }) => ({ faults: contactFaults(context.form), problem: undefined })),
    recordRefusal: assign((_, { answer }: { answer: CheckAnswer }) => ({
      problem: answer.kind === 'refused' ? problemOf(answer.refusal) : GENERIC_PROBLEM,
    })),
    recordBreakage: assign({ problem: GENERIC_PROBLEM }),
    forgetProblem: assign({ problem: undefined, faults: NO_FAULTS }),
    keepPhoneAnswer: assign((_, { answer }: { answer: PhoneAnswer }) => ({ phoneIs: answer.kind })),
    keepEnding: assign((_, { answer }: { answer: IdentifyContext['ending'] }) => ({ ending: answer })),
  },
}).createMachine({
  id: 'identify',
  context: ({ input }) => ({
    ...input,
    touched: { email: input.form.email !== '', gsmNumber: input.form.gsmNumber !== '' },
    left: undefined,
    faults: NO_FAULTS,
    problem: undefined,
    phoneIs: undefined,
    ending: undefined,
    isQuick: false,
  }),
  initial: 'filling',
  on: {
    'shopper.typed': { actions: { type: 'keepText', params: ({ event }) => event } },
    'shopper.ticked': { actions: { type: 'keepTick', params: ({ event }) => event } },
    'shopper.leftField': { actions: [{ type: 'keepTidyField', params: ({ event }) => event }, 'tellFilled'] },
    'address.asked': { actions: { type: 'keepEntrance', params: ({ event }) => event } },
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
                  actions: [{ type: 'keepOrder', params: ({ event }) => event }, 'tellFilled'],
                },
                'shopper.continued': [
                  { guard: 'areDetailsComplete', target: 'waiting', actions: 'forgetProblem' },
                  { actions: 'recordFaults' },
                ],
              },
            },
            waiting: {
              tags: 'busy',
              on: {
                'order.arrived': {
                  target: 'deciding',
                  actions: { type: 'keepOrder', params: ({ event }) => event },
                },
              },
            },
            asking: { on: { 'shopper.continued': { target: 'deciding', actions: 'forgetProblem' } } },
            deciding: {
              always: [
                {
                  guard: 'isForeign',
                  target: '#identify.foreign',
                  actions: { type: 'keepEnding', params: { answer: { kind: 'foreign' } } },
                },
                { guard: 'isPhoneAsked', target: 'askingPhone' },
                { guard: 'areDetailsComplete', target: 'checking' },
                // An edit made while waiting can have left the form incomplete again.
                { target: 'asking', actions: 'recordFaults' },
              ],
            },
            askingPhone: {
              tags: 'busy',
              invoke: {
                id: 'checkPhone',
                src: 'checkPhone',
                input: ({ context }) => ({ phone: detailsToCheck(context.form).phone }),
                // Whatever is said of the phone, only the question about both decides.
                onDone: { target: 'checking', actions: { type: 'keepPhoneAnswer', params: theAnswer } },
                onError: 'checking',
              },
              on: {
                'shopper.typed': { target: 'asking', actions: { type: 'keepText', params: ({ event }) => event } },
              },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'checkMember',
                src: 'checkMember',
                input: ({ context }) => ({ ...detailsToCheck(context.form), isQuick: context.isQuick }),
                onDone: [
                  {
                    guard: { type: 'isCodeSent', params: ofKind },
                    target: '#identify.recognised',
                    actions: { type: 'keepEnding', params: theAnswer },
                  },
                  {
                    guard: { type: 'isNewcomer', params: ofKind },
                    target: '#identify.unknown',
                    actions: { type: 'keepEnding', params: theAnswer },
                  },
                  {
                    guard: { type: 'isEmailNeeded', params: ofKind },
                    target: '#identify.halfKnown',
                    actions: { type: 'keepEnding', params: theAnswer },
                  },
                  { target: 'asking', actions: { type: 'recordRefusal', params: theAnswer } },
                ],
                onError: { target: 'asking', actions: 'recordBreakage' },
              },
              on: {
                'shopper.typed': { target: 'asking', actions: { type: 'keepText', params: ({ event }) => event } },
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
                input: ({ context }) => ({ language: context.language, prefix: context.form.prefix }),
                onDone: [
                  { guard: { type: 'isLeft', params: ofKind }, target: 'chosen' },
                  // It is an edit like any other: nobody is looked up by the number that it was.
                  {
                    guard: 'isLookingUp',
                    target: ['chosen', '#identify.filling.form.asking'],
                    actions: [{ type: 'keepCountry', params: theAnswer }, 'tellFilled'],
                  },
                  {
                    target: 'chosen',
                    actions: [{ type: 'keepCountry', params: theAnswer }, 'tellFilled'],
                  },
                ],
                onError: 'chosen',
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
  },
  output: ({ context }) => {
    const { ending, form } = context
    if (!ending || ending.kind === 'refused') throw new Error('identify ends only when somebody has said who this is')
    return { ...ending, form }
  },
})
