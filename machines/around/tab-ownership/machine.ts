import { setup } from 'xstate'
import { ofKind } from '../../support/answer'
import { type ClaimAnswer, type RivalEvent, beginAnew, claimOrder, rivals, takeOver } from './ports'

export type TabOwnershipEvent = { type: 'shopper.continuedHere' } | RivalEvent

const CLAIMED = [
  { guard: { type: 'isOwned', params: ofKind }, target: '#tabOwnership.owning' },
  { guard: { type: 'isPaying', params: ofKind }, target: '#tabOwnership.elsewhere.watching.paying' },
  { target: '#tabOwnership.elsewhere.watching' },
] as const

/**
 * One order, open in several tabs of a browser: one of them has it, and the others say so. No tab takes it by itself from another
 * that has it, so two tabs can't wrest it from each other; and where a payment is under way there is no arrow from `paying` to
 * taking it over. A page that was left has lost the order until it is asked for again. All this is a comfort: the provider is the guard. So a browser that can't say which tab has it, or that breaks
 * while it is asked, keeps nobody from paying.
 */
export const tabOwnershipMachine = setup({
  types: {
    events: {} as TabOwnershipEvent,
    tags: {} as 'elsewhere' | 'pageLeft' | 'busy',
    children: {} as { rivals: 'rivals'; claimOrder: 'claimOrder'; takeOver: 'takeOver'; beginAnew: 'beginAnew' },
  },
  actors: { rivals, claimOrder, takeOver, beginAnew },
  guards: {
    isOwned: (_, params: { kind: ClaimAnswer['kind'] }) => params.kind === 'owned',
    isPaying: (_, params: { kind: ClaimAnswer['kind'] }) => params.kind === 'paying',
  },
}).createMachine({
  id: 'tabOwnership',
  initial: 'claiming',
  invoke: { id: 'rivals', src: 'rivals', onError: '.owning' },
  on: { 'tab.paid': '.elsewhere.leaving' },
  states: {
    claiming: {
      invoke: { id: 'claimOrder', src: 'claimOrder', onDone: CLAIMED, onError: 'owning' },
      on: { 'tab.left': 'left' },
    },
    owning: { on: { 'tab.robbed': 'elsewhere', 'tab.left': 'left' } },
    // Kept by the browser, the page may be shown again: whether the order is still this tab's is decided before anything else.
    left: { tags: 'pageLeft', on: { 'tab.returned': 'owning', 'tab.robbed': 'elsewhere' } },
    elsewhere: {
      tags: 'elsewhere',
      initial: 'watching',
      states: {
        watching: {
          initial: 'there',
          on: { 'tab.sawOther': '.there', 'tab.sawPayment': '.paying', 'tab.sawNobody': '.alone' },
          states: {
            there: { on: { 'shopper.continuedHere': '#tabOwnership.elsewhere.taking' } },
            paying: {},
            alone: { on: { 'shopper.continuedHere': '#tabOwnership.elsewhere.taking' } },
          },
        },
        taking: {
          tags: 'busy',
          invoke: { id: 'takeOver', src: 'takeOver', onDone: CLAIMED, onError: '#tabOwnership.owning' },
        },
        // Nothing is left to be done here; the page that comes asks the order.
        leaving: {
          tags: 'busy',
          invoke: { id: 'beginAnew', src: 'beginAnew', onDone: 'watching', onError: 'watching' },
        },
      },
    },
  },
})
