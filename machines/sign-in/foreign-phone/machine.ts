import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { requireFact } from '../../support/require-fact'
import { isContactReplacedBy, type KnownContact } from '../../entities/contact'
import type { EntryForm } from '../../entities/entry-form'
import type { ForeignBuyer } from '../../entities/member'
import { GENERIC_PROBLEM, type Problem, problemOfAnswer, type Refusal } from '../../entities/problem'
import { type EntryOutputOf, updateContact } from '../identify/ports'
import { type ActorNameById, type Port, port } from '../../support/port'
import { buyerOf } from './rules'

export type ForeignPhoneEvent =
  { type: 'shopper.continued' } | { type: 'shopper.steppedBack' } | { type: 'host.handedOver' }

export type PreferenceAnswer =
  | { kind: 'here' }
  /** The merchant prefers that foreign buyers pay in its own plain checkout form. */
  | { kind: 'plainForm'; url: string }
  | { kind: 'refused'; refusal: Refusal }

export type AdmissionAnswer =
  { kind: 'admitted' } | { kind: 'plainForm'; url: string } | { kind: 'refused'; refusal: Refusal }

export type ForeignPhoneOutput = { isContactReplaced: boolean } & (
  { kind: 'admitted'; form: EntryForm; buyer: ForeignBuyer } | EntryOutputOf<'steppedBack'>
)

export interface ForeignPhoneInput extends KnownContact {
  readonly form: EntryForm
}

interface ForeignPhoneContext extends ForeignPhoneInput {
  readonly problem: Problem | undefined
  /** Of the plain checkout form. */
  readonly url: string | undefined
  /** The host app has handed over a login, which is checked before a buyer pays without one. */
  readonly isHandedOver: boolean
}

/** Asks where the merchant wants a foreign buyer to pay. */
export const askPreference: Port<PreferenceAnswer, undefined> = port('askPreference')

/** Requests admission without membership, and stores it so that it survives a reload. */
export const admitForeign: Port<AdmissionAnswer, { buyer: ForeignBuyer }> = port('admitForeign')

/** Redirects to the plain checkout form. Resolves only if the browser has not left the page after a while. */
export const goToPlainForm: Port<undefined, { url: string }> = port('goToPlainForm')

const { end, endReached } = endsOf<ForeignPhoneContext, ForeignPhoneOutput>()

export const foreignPhoneMachine = setup({
  types: {
    context: {} as ForeignPhoneContext,
    events: {} as ForeignPhoneEvent,
    input: {} as ForeignPhoneInput,
    output: {} as ForeignPhoneOutput,
    tags: {} as 'busy' | 'leaving',
    children: {} as ActorNameById<'askPreference' | 'admitForeign' | 'updateContact' | 'goToPlainForm'>,
  },
  actors: { askPreference, admitForeign, updateContact, goToPlainForm },
  guards: {
    isHandedOver: ({ context }) => context.isHandedOver,
    isContactKnown: ({ context }) => !isContactReplacedBy(buyerOf(context.form), context),
    isHere: (_, params: { kind: PreferenceAnswer['kind'] }) => params.kind === 'here',
    isAdmitted: (_, params: { kind: AdmissionAnswer['kind'] }) => params.kind === 'admitted',
    isPlainForm: (_, params: { kind: PreferenceAnswer['kind'] | AdmissionAnswer['kind'] }) =>
      params.kind === 'plainForm',
  },
  actions: {
    setUrl: assign((_, { answer }: { answer: PreferenceAnswer | AdmissionAnswer }) =>
      answer.kind === 'plainForm' ? { url: answer.url } : {},
    ),
    setContactReplaced: assign({ isContactReplaced: true }),
    setHandedOver: assign({ isHandedOver: true }),
    clearProblem: assign({ problem: undefined }),
    setRefusal: assign((_, { answer }: { answer: PreferenceAnswer | AdmissionAnswer }) => ({
      problem: problemOfAnswer(answer),
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
  },
}).createMachine({
  id: 'foreignPhone',
  context: ({ input }) => ({ ...input, problem: undefined, url: undefined, isHandedOver: false }),
  initial: 'offering',
  on: { 'host.handedOver': { actions: 'setHandedOver' } },
  states: {
    offering: {
      on: {
        'host.handedOver': 'left',
        'shopper.continued': { target: 'askingPreference', actions: 'clearProblem' },
        'shopper.steppedBack': 'left',
      },
    },
    reopening: { always: [{ guard: 'isHandedOver', target: 'left' }, { target: 'offering' }] },
    askingPreference: {
      tags: 'busy',
      invoke: {
        id: 'askPreference',
        src: 'askPreference',
        onDone: [
          { guard: { type: 'isHere', params: kindParams }, target: 'askingAdmission' },
          {
            guard: { type: 'isPlainForm', params: kindParams },
            target: 'leaving',
            actions: { type: 'setUrl', params: answerParams },
          },
          { target: 'reopening', actions: { type: 'setRefusal', params: answerParams } },
        ],
        onError: { target: 'reopening', actions: 'setGenericProblem' },
      },
    },
    askingAdmission: {
      tags: 'busy',
      invoke: {
        id: 'admitForeign',
        src: 'admitForeign',
        input: ({ context }) => ({ buyer: buyerOf(context.form) }),
        onDone: [
          { guard: { type: 'isAdmitted', params: kindParams }, target: 'updatingContact' },
          {
            guard: { type: 'isPlainForm', params: kindParams },
            target: 'leaving',
            actions: { type: 'setUrl', params: answerParams },
          },
          { target: 'reopening', actions: { type: 'setRefusal', params: answerParams } },
        ],
        onError: { target: 'reopening', actions: 'setGenericProblem' },
      },
    },
    updatingContact: {
      tags: 'busy',
      always: { guard: 'isContactKnown', target: 'deciding' },
      invoke: {
        id: 'updateContact',
        src: 'updateContact',
        input: ({ context }) => {
          const { email, gsmNumber } = buyerOf(context.form)
          return { email, gsmNumber }
        },
        onDone: { target: 'deciding', actions: 'setContactReplaced' },
        onError: { target: 'deciding', actions: 'setContactReplaced' },
      },
    },
    // An admission is stored: it counts if the login that was handed over is refused.
    deciding: { always: [{ guard: 'isHandedOver', target: 'left' }, { target: 'admitted' }] },
    leaving: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'goToPlainForm',
        src: 'goToPlainForm',
        input: ({ context }) => ({ url: requireFact(context.url, 'URL') }),
        onDone: 'reopening',
        onError: { target: 'reopening', actions: 'setGenericProblem' },
      },
    },
    admitted: {
      type: 'final',
      output: end(({ context: { form, isContactReplaced } }) => ({
        kind: 'admitted',
        form,
        buyer: buyerOf(form),
        isContactReplaced,
      })),
    },
    left: {
      type: 'final',
      output: end(({ context: { form, isContactReplaced } }) => ({ kind: 'steppedBack', form, isContactReplaced })),
    },
  },
  output: endReached,
})
