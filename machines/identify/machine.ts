import { assign, emit, setup } from 'xstate'
import { ofKind, theAnswer } from '../answer'
import type { PendingCode } from '../entities/member'
import type { Contact } from '../entities/order'
import { GENERIC_PROBLEM, type Problem, type Refusal, problemOf } from '../entities/problem'
import { type Port, port } from '../port'
import type { Details, IdentifyFaults, IdentifyField, LoginVariant } from './rules'
import { NO_FAULTS, detailsOf, detailsToCheck, faultsOf, filledFrom } from './rules'

export type IdentifyEvent =
  | { type: 'shopper.typed'; field: IdentifyField; text: string }
  | { type: 'shopper.continued' }
  | { type: 'order.arrived'; contact: Contact; isQuick: boolean }

export type CheckAnswer =
  { kind: 'codeSent'; pending: PendingCode } | { kind: 'notMember' } | { kind: 'refused'; refusal: Refusal }

export type IdentifyOutput = { kind: 'codeSent'; pending: PendingCode; typed: Contact }

export interface IdentifyInput {
  /** What the shopper had typed before, when coming back. */
  readonly typed: Contact
}

interface IdentifyContext extends LoginVariant {
  readonly typed: Contact
  readonly touched: Readonly<Record<IdentifyField, boolean>>
  readonly faults: IdentifyFaults
  readonly problem: Problem | undefined
  readonly pending: PendingCode | undefined
}

/** Asks the provider who this is; an existing member is sent a code by SMS. */
export const checkMember: Port<CheckAnswer, Details & LoginVariant> = port('checkMember')

/**
 * Who is paying. The form is alive before the order is known, so that nothing typed early is lost, but nobody is looked
 * up before the order has arrived: a code sent for a dead link would only confuse. While a look-up is under way there is
 * no second one, since `shopper.continued` has no arrow there. Every refusal leads back to the form with its text kept.
 */
export const identifyMachine = setup({
  types: {
    context: {} as IdentifyContext,
    events: {} as IdentifyEvent,
    input: {} as IdentifyInput,
    output: {} as IdentifyOutput,
    emitted: {} as { type: 'filled'; contact: Contact },
    tags: {} as 'busy',
  },
  actors: { checkMember },
  guards: {
    areDetailsComplete: ({ context }) => detailsOf(context.typed) !== undefined,
    isCodeSent: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'codeSent',
    isNoMember: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'notMember',
  },
  actions: {
    keepText: assign(({ context }, params: { field: IdentifyField; text: string }) => ({
      typed: { ...context.typed, [params.field]: params.text },
      touched: { ...context.touched, [params.field]: true },
      faults: { ...context.faults, [params.field]: undefined },
    })),
    keepOrder: assign(({ context }, { contact, isQuick }: { contact: Contact } & LoginVariant) => ({
      typed: filledFrom(contact, context.typed, context.touched),
      isQuick,
    })),
    keepVariant: assign((_, params: LoginVariant) => params),
    tellFilled: emit(({ context }) => ({ type: 'filled' as const, contact: context.typed })),
    recordFaults: assign(({ context }) => ({ faults: faultsOf(context.typed), problem: undefined })),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    forgetProblem: assign({ problem: undefined, faults: NO_FAULTS }),
    keepPending: assign((_, params: { answer: CheckAnswer }) =>
      params.answer.kind === 'codeSent' ? { pending: params.answer.pending } : {},
    ),
  },
}).createMachine({
  id: 'identify',
  context: ({ input }) => ({
    typed: input.typed,
    touched: { email: input.typed.email !== '', gsmNumber: input.typed.gsmNumber !== '' },
    faults: NO_FAULTS,
    problem: undefined,
    pending: undefined,
    isQuick: false,
  }),
  initial: 'early',
  on: {
    'shopper.typed': {
      actions: { type: 'keepText', params: ({ event }) => ({ field: event.field, text: event.text }) },
    },
  },
  states: {
    early: {
      on: {
        'order.arrived': {
          target: 'asking',
          actions: [
            { type: 'keepOrder', params: ({ event }) => ({ contact: event.contact, isQuick: event.isQuick }) },
            'tellFilled',
          ],
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
        'order.arrived': [
          // An edit made while waiting can have left the form incomplete again.
          {
            guard: 'areDetailsComplete',
            target: 'checking',
            actions: { type: 'keepVariant', params: ({ event }) => ({ isQuick: event.isQuick }) },
          },
          {
            target: 'asking',
            actions: [{ type: 'keepVariant', params: ({ event }) => ({ isQuick: event.isQuick }) }, 'recordFaults'],
          },
        ],
      },
    },
    asking: {
      on: {
        'shopper.continued': [
          { guard: 'areDetailsComplete', target: 'checking', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkMember',
        src: 'checkMember',
        input: ({ context }) => ({ ...detailsToCheck(context.typed), isQuick: context.isQuick }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ofKind },
            target: 'recognised',
            actions: { type: 'keepPending', params: theAnswer },
          },
          {
            guard: { type: 'isNoMember', params: ofKind },
            target: 'asking',
            actions: {
              type: 'recordProblem',
              params: { problem: { text: undefined, key: 'errors.notMember' } },
            },
          },
          {
            target: 'asking',
            actions: {
              type: 'recordProblem',
              params: ({ event }) => ({
                problem: event.output.kind === 'refused' ? problemOf(event.output.refusal) : GENERIC_PROBLEM,
              }),
            },
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    recognised: { type: 'final' },
  },
  output: ({ context }) => {
    if (!context.pending) throw new Error('identify ends only with a code on its way')
    return { kind: 'codeSent', pending: context.pending, typed: context.typed }
  },
})
