import { setup } from 'xstate'
import { kindParams } from '../../support/answer'
import { type ClaimAnswer, type RivalEvent, claimOrder, reloadPage, rivals, takeOver } from './ports'
import type { ActorNameById } from '../../support/port'

export type TabOwnershipEvent = { type: 'shopper.continuedHere' } | RivalEvent

const CLAIMED = [
  { guard: { type: 'isOwned', params: kindParams }, target: '#tabOwnership.owning' },
  { guard: { type: 'isPaying', params: kindParams }, target: '#tabOwnership.elsewhere.watching.paying' },
  { target: '#tabOwnership.elsewhere.watching' },
] as const

export const tabOwnershipMachine = setup({
  types: {
    events: {} as TabOwnershipEvent,
    tags: {} as 'elsewhere' | 'pageLeft' | 'busy',
    children: {} as ActorNameById<'rivals' | 'claimOrder' | 'takeOver' | 'reloadPage'>,
  },
  actors: { rivals, claimOrder, takeOver, reloadPage },
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
    owning: { on: { 'tab.lostOrder': 'elsewhere', 'tab.left': 'left' } },
    left: { tags: 'pageLeft', on: { 'tab.returned': 'owning', 'tab.lostOrder': 'elsewhere' } },
    elsewhere: {
      tags: 'elsewhere',
      initial: 'watching',
      states: {
        watching: {
          initial: 'there',
          on: { 'tab.sawOther': '.there', 'tab.sawPayment': '.paying', 'tab.sawOwnerGone': '.alone' },
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
        leaving: {
          tags: 'busy',
          invoke: { id: 'reloadPage', src: 'reloadPage', onDone: 'watching', onError: 'watching' },
        },
      },
    },
  },
})
