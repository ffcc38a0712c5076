import { assign, or, setup, stateIn } from 'xstate'
import { clock } from '../../around/countdown/machine'
import type { CalendarDay, Instant } from '../../entities/instant'
import {
  type Claim,
  type ProtectedOrder,
  decisionBy,
  defectClaimBy,
  isDayOver,
  isInTime,
  nonDeliveryClaimBy,
  sellerObjectionBy,
  sellerResponseBy,
} from './rules'
import type { ActorNameById } from '../../support/port'

/** A party's action, with its day in Istanbul. */
interface Done<Type extends string> {
  readonly type: Type
  readonly on: CalendarDay
}

export type ProtectedShoppingEvent =
  | { type: 'clock.ticked'; now: Instant }
  | Done<'seller.delivered'>
  | (Done<'buyer.claimed'> & { readonly claim: Claim })
  | Done<'seller.accepted'>
  | Done<'seller.contested'>
  | Done<'seller.receivedReturn'>
  | Done<'seller.objected'>
  | { type: 'provider.refunded' }
  | { type: 'provider.released' }

interface ProtectedShoppingContext extends ProtectedOrder {
  readonly deliveredOn: CalendarDay | undefined
  readonly claim: Claim | undefined
  /** The deadline of the party that acts next. */
  readonly dueBy: CalendarDay | undefined
}

const doneOn = ({ event }: { readonly event: { readonly on: CalendarDay } }) => ({ on: event.on })
const claimOf = ({ event }: { readonly event: { readonly on: CalendarDay; readonly claim: Claim } }) => ({
  on: event.on,
  claim: event.claim,
})
const nowOf = ({ event }: { readonly event: { readonly now: Instant } }) => ({ now: event.now })

export const protectedShoppingMachine = setup({
  types: {
    context: {} as ProtectedShoppingContext,
    events: {} as ProtectedShoppingEvent,
    input: {} as ProtectedOrder,
    tags: {} as 'amountBlocked',
    children: {} as ActorNameById<'clock'>,
  },
  actors: { clock },
  guards: {
    isNonDeliveryInTime: ({ context }, { on, claim }: { on: CalendarDay; claim: Claim }) =>
      claim === 'nonDelivery' && isInTime(on, nonDeliveryClaimBy(context.orderedOn)),
    isDefectInTime: ({ context }, { on, claim }: { on: CalendarDay; claim: Claim }) =>
      claim === 'defect' && isInTime(on, defectClaimBy(context.deliveredOn)),
    isUnclaimed: ({ context }, { now }: { now: Instant }) => isDayOver(defectClaimBy(context.deliveredOn), now),
    isOverdue: ({ context }, { now }: { now: Instant }) => isDayOver(context.dueBy, now),
    /** An objection after the deadline is ignored: not responding counts as accepting. */
    isObjectionInTime: ({ context }, { on }: { on: CalendarDay }) => isInTime(on, context.dueBy),
    isDefectClaim: ({ context }) => context.claim === 'defect',
    isSettled: or((['unclaimed', 'refunded', 'released'] as const).map((dispute) => stateIn({ dispute }))),
  },
  actions: {
    setDelivered: assign((_, { on }: { on: CalendarDay }) => ({ deliveredOn: on })),
    setClaim: assign(({ context }, { on, claim }: { on: CalendarDay; claim: Claim }) => ({
      claim,
      dueBy: sellerResponseBy(context.calendar, on),
    })),
    setObjectionDeadline: assign(({ context }, { on }: { on: CalendarDay }) => ({
      dueBy: sellerObjectionBy(context.calendar, on),
    })),
    setDecisionDeadline: assign(({ context }, { on }: { on: CalendarDay }) => ({
      dueBy: decisionBy(context.calendar, on),
    })),
    /** The deadline passed without an objection, so the decision period starts there. */
    setDecisionDeadlineAfterSilence: assign(({ context: { calendar, dueBy } }) => ({
      dueBy: dueBy && decisionBy(calendar, dueBy),
    })),
    clearDeadline: assign({ dueBy: undefined }),
  },
}).createMachine({
  id: 'protectedShopping',
  context: ({ input }) => ({ ...input, deliveredOn: undefined, claim: undefined, dueBy: undefined }),
  type: 'parallel',
  states: {
    dispute: {
      initial: 'covered',
      states: {
        covered: {
          initial: 'undelivered',
          states: {
            undelivered: {
              on: {
                'seller.delivered': { target: 'delivered', actions: { type: 'setDelivered', params: doneOn } },
                'buyer.claimed': {
                  guard: { type: 'isNonDeliveryInTime', params: claimOf },
                  target: '#protectedShopping.dispute.blocked',
                  actions: { type: 'setClaim', params: claimOf },
                },
              },
            },
            delivered: {
              on: {
                'buyer.claimed': {
                  guard: { type: 'isDefectInTime', params: claimOf },
                  target: '#protectedShopping.dispute.blocked',
                  actions: { type: 'setClaim', params: claimOf },
                },
                'clock.ticked': {
                  guard: { type: 'isUnclaimed', params: nowOf },
                  target: '#protectedShopping.dispute.unclaimed',
                },
              },
            },
          },
        },
        blocked: {
          tags: 'amountBlocked',
          initial: 'responding',
          states: {
            responding: {
              on: {
                'seller.accepted': [
                  { guard: 'isDefectClaim', target: 'returning', actions: 'clearDeadline' },
                  {
                    guard: { type: 'isObjectionInTime', params: doneOn },
                    target: 'deciding',
                    actions: { type: 'setDecisionDeadline', params: doneOn },
                  },
                  { target: 'accepted' },
                ],
                'seller.contested': [
                  {
                    guard: { type: 'isObjectionInTime', params: doneOn },
                    target: 'deciding',
                    actions: { type: 'setDecisionDeadline', params: doneOn },
                  },
                  { target: 'accepted' },
                ],
                'clock.ticked': { guard: { type: 'isOverdue', params: nowOf }, target: 'accepted' },
              },
            },
            accepted: {
              always: [
                { guard: 'isDefectClaim', target: 'returning', actions: 'clearDeadline' },
                { target: 'deciding', actions: 'setDecisionDeadlineAfterSilence' },
              ],
            },
            returning: {
              on: {
                'seller.receivedReturn': {
                  target: 'inspecting',
                  actions: { type: 'setObjectionDeadline', params: doneOn },
                },
              },
            },
            inspecting: {
              on: {
                'seller.objected': [
                  {
                    guard: { type: 'isObjectionInTime', params: doneOn },
                    target: 'deciding',
                    actions: { type: 'setDecisionDeadline', params: doneOn },
                  },
                  { target: 'deciding', actions: 'setDecisionDeadlineAfterSilence' },
                ],
                'clock.ticked': {
                  guard: { type: 'isOverdue', params: nowOf },
                  target: 'deciding',
                  actions: 'setDecisionDeadlineAfterSilence',
                },
              },
            },
            deciding: {
              on: {
                'provider.refunded': '#protectedShopping.dispute.refunded',
                'provider.released': '#protectedShopping.dispute.released',
              },
            },
          },
        },
        unclaimed: { type: 'final' },
        refunded: { type: 'final' },
        released: { type: 'final' },
      },
    },
    time: {
      initial: 'passing',
      states: {
        passing: {
          invoke: { id: 'clock', src: 'clock', onError: 'unknown' },
          always: { guard: 'isSettled', target: 'over' },
        },
        unknown: { always: { guard: 'isSettled', target: 'over' } },
        over: { type: 'final' },
      },
    },
  },
})
