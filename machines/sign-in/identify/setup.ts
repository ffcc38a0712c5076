import { assign, emit, or, sendTo, setup, stateIn } from 'xstate'
import { type CountryChoiceOutput, countryChoiceMachine } from '../country-choice/machine'
import type { EntryFaults, EntryField, EntryForm } from '../../entities/entry-form'
import type { PendingCode } from '../../entities/member'
import { GENERIC_PROBLEM, type Problem, problemOfAnswer } from '../../entities/problem'
import { type RefusedField, refusedFields, uncorrectedFields } from '../../entities/refused-fields'
import type { ActorNameById } from '../../support/port'
import {
  type CheckAnswer,
  type EntryOutputOf,
  type FormEvent,
  type FormEmitted,
  type PhoneAnswer,
  checkMember,
  checkPhone,
} from './ports'
import {
  type OrderVariant,
  NO_FAULTS,
  type Touched,
  contactFaults,
  entryFaultOnBlur,
  remainingFaults,
  mergeTypedForm,
  isForeign,
  touchedFaults,
  withTidyPhone,
} from './rules'

/** The two entry paths. At `/sdk` the provider is asked about the phone first (IDEN-06). */
export type Entrance = 'identify' | 'sdk'

export type IdentifyEvent =
  | FormEvent
  | { type: 'host.handedOver' }
  | ({ type: 'order.arrived'; form: EntryForm } & OrderVariant)
  | { type: 'order.failed' }
  | { type: 'address.asked'; screen: Entrance }

export type IdentifyOutput = EntryOutputOf<'codeSent' | 'newcomer' | 'emailNeeded' | 'foreign' | 'steppedBack'>

export interface IdentifyInput {
  readonly form: EntryForm
  readonly entrance: Entrance
}

export interface IdentifyContext extends IdentifyInput, OrderVariant {
  readonly touched: Touched
  /** The field that was left last, until the shopper types again. */
  readonly left: EntryField | undefined
  readonly faults: EntryFaults
  readonly refused: readonly RefusedField<keyof EntryFaults>[]
  readonly problem: Problem | undefined
  /** The provider's answer about the current phone number. */
  readonly phoneIs: PhoneAnswer['kind'] | undefined
  readonly pending: PendingCode | undefined
}

const faultsOf = ({ form, isMembersOnly }: IdentifyContext) => contactFaults(form, isMembersOnly)

const faultsFound = (faults: EntryFaults) => ({ faults, refused: refusedFields(faults), problem: undefined })

export const identifySetup = setup({
  types: {
    context: {} as IdentifyContext,
    events: {} as IdentifyEvent,
    input: {} as IdentifyInput,
    output: {} as IdentifyOutput,
    emitted: {} as FormEmitted,
    tags: {} as 'busy',
    children: {} as ActorNameById<'checkMember' | 'checkPhone' | 'countryChoice'>,
  },
  actors: { checkMember, checkPhone, countryChoice: countryChoiceMachine },
  guards: {
    hasFaults: ({ context }) => Object.values(faultsOf(context)).some(Boolean),
    hasTouchedFaults: ({ context }) => Object.values(touchedFaults(context.form, context.touched)).some(Boolean),
    isForeign: ({ context }) => isForeign(context.form),
    isPhoneAsked: ({ context }) => context.entrance === 'sdk' && !context.phoneIs,
    isCodeSent: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'codeSent',
    isNewcomer: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'newcomer',
    isEmailNeeded: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'emailNeeded',
    isLeft: (_, params: { kind: CountryChoiceOutput['kind'] }) => params.kind === 'left',
    isLookingUp: or([stateIn({ filling: { form: 'askingPhone' } }), stateIn({ filling: { form: 'checking' } })]),
  },
  actions: {
    setText: assign(({ context }, { field, text }: { field: EntryField; text: string }) => ({
      form: { ...context.form, [field]: text },
      touched: { ...context.touched, [field]: true },
      faults: { ...context.faults, [field]: undefined },
      left: undefined,
      phoneIs: field === 'gsmNumber' ? undefined : context.phoneIs,
    })),
    setTick: assign(({ context }, { box, isTicked }: { box: string; isTicked: boolean }) => ({
      form: { ...context.form, [box]: isTicked },
    })),
    setEntrance: assign((_, { screen }: { screen: Entrance }) => ({ entrance: screen })),
    setTidyField: assign(({ context }, { field }: { field: EntryField }) => {
      const { form, faults, refused } = context
      const found = faultsOf(context)
      return {
        form: withTidyPhone(form),
        faults: { ...faults, [field]: entryFaultOnBlur(field, form, found, refused) },
        refused: uncorrectedFields(refused, found),
        left: field,
      }
    }),
    setOrder: assign(({ context }, { form, isQuick, isMembersOnly }: { form: EntryForm } & OrderVariant) => {
      const filled = mergeTypedForm(form, context.form, context.touched)
      const faults = remainingFaults(context.faults, context.form, filled)
      return { form: filled, faults, refused: uncorrectedFields(context.refused, faults), isQuick, isMembersOnly }
    }),
    setCountry: assign(({ context }, { answer }: { answer: CountryChoiceOutput }) => {
      if (answer.kind !== 'picked') return {}
      const faults = { ...context.faults, gsmNumber: undefined }
      const form = { ...context.form, prefix: answer.prefix }
      return { form, faults, refused: uncorrectedFields(context.refused, faults), phoneIs: undefined }
    }),
    sendLanguageToCountries: sendTo('countryChoice', { type: 'language.changed' }),
    emitFilled: emit(({ context }) => ({ type: 'filled' as const, form: context.form })),
    setFaults: assign(({ context }) => faultsFound(faultsOf(context))),
    setTouchedFaults: assign(({ context }) => faultsFound(touchedFaults(context.form, context.touched))),
    emitFaults: emit({ type: 'faulted' as const }),
    setRefusal: assign((_, { answer }: { answer: CheckAnswer }) => ({
      problem: problemOfAnswer(answer),
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    clearProblem: assign({ problem: undefined, faults: NO_FAULTS, refused: [] }),
    setPhoneAnswer: assign((_, { answer }: { answer: PhoneAnswer }) => ({ phoneIs: answer.kind })),
    setPending: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'codeSent' ? { pending: answer.pending } : {},
    ),
  },
})
