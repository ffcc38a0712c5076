import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { bankDay } from '../../entities/bank-day'
import { WITHOUT_HOLIDAYS } from '../../entities/business-calendar'
import type { Instant } from '../../entities/instant'
import { nonPaymentProblemOf } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import { type ActorNameById, lazyMachine } from '../../support/port'
import type { protectedShoppingMachine } from '../protected-shopping/machine'
import type { ProtectedOrder } from '../protected-shopping/rules'
import { type PaymentRecord, type PermitAnswer, permitMessages, readRecord } from './ports'

export type ResultExtrasEvent =
  { type: 'shopper.openedPermission' } | { type: 'shopper.permitted' } | { type: 'shopper.steppedBack' }

export interface ResultExtrasInput {
  readonly isMember: boolean
  /** When a bank transfer was started, which is before it is paid; undefined for other methods. */
  readonly begunAt: Instant | undefined
}

interface ResultExtrasContext extends ResultExtrasInput {
  readonly record: PaymentRecord | undefined
  readonly problem: Problem | undefined
}

/** For the state that requires a protected order. */
function protectedOrderOf({ record, begunAt }: ResultExtrasContext): ProtectedOrder {
  const { orderedAt, calendar } = record ?? {}
  const at = begunAt ?? orderedAt
  return { orderedOn: at === undefined ? undefined : bankDay(at), calendar: calendar ?? WITHOUT_HOLIDAYS }
}

export const resultExtrasMachine = setup({
  types: {
    context: {} as ResultExtrasContext,
    events: {} as ResultExtrasEvent,
    input: {} as ResultExtrasInput,
    children: {} as ActorNameById<'readRecord' | 'permitMessages' | 'protectedShopping'>,
  },
  actors: {
    readRecord,
    permitMessages,
    protectedShopping: lazyMachine<typeof protectedShoppingMachine>('protectedShopping'),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    isProtected: ({ context }) => context.record?.isProtected === true,
    isPermitted: (_, params: { kind: PermitAnswer['kind'] }) => params.kind === 'permitted',
  },
  actions: {
    setRecord: assign((_, { answer }: { answer: PaymentRecord }) => ({ record: answer })),
    setRefusal: assign((_, { answer }: { answer: PermitAnswer }) =>
      answer.kind === 'refused' ? { problem: nonPaymentProblemOf(answer.refusal) } : {},
    ),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'resultExtras',
  context: ({ input }) => ({ ...input, record: undefined, problem: undefined }),
  type: 'parallel',
  states: {
    record: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readRecord',
            src: 'readRecord',
            onDone: { target: 'read', actions: { type: 'setRecord', params: answerParams } },
            onError: 'recordFailed',
          },
        },
        read: { always: [{ guard: 'isProtected', target: 'protected' }, { target: 'plain' }] },
        protected: {
          invoke: {
            id: 'protectedShopping',
            src: 'protectedShopping',
            input: ({ context }) => protectedOrderOf(context),
            onDone: 'plain',
            onError: 'plain',
          },
        },
        plain: {},
        recordFailed: {},
      },
    },
    permission: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isMember', target: 'offered' }, { target: 'withheld' }] },
        withheld: {},
        offered: { on: { 'shopper.openedPermission': 'asking' } },
        asking: {
          initial: 'choosing',
          on: { 'shopper.steppedBack': { target: 'offered', actions: 'clearProblem' } },
          states: {
            choosing: { on: { 'shopper.permitted': { target: 'permitting', actions: 'clearProblem' } } },
            permitting: {
              invoke: {
                id: 'permitMessages',
                src: 'permitMessages',
                onDone: [
                  {
                    guard: { type: 'isPermitted', params: kindParams },
                    target: '#resultExtras.permission.permitted',
                  },
                  { target: 'choosing', actions: { type: 'setRefusal', params: answerParams } },
                ],
                onError: { target: 'choosing', actions: 'setGenericProblem' },
              },
            },
          },
        },
        permitted: {},
      },
    },
  },
})
