import type { Descriptions } from '../../support/descriptions'
import type { protectedShoppingMachine } from './machine'

export const descriptions: Descriptions<typeof protectedShoppingMachine> = {
  is: 'A protected purchase (AGR-03), whose amount moves twice at most: into the protection account with the claim, and out of it with the decision. A claim cannot be taken back, and a silent seller lets the days pass.',
  states: {
    dispute: { is: 'What buyer, seller and provider do. The days count at the banks.' },
    'dispute.covered': { is: 'The purchase is covered and the amount is not blocked.' },
    'dispute.covered.undelivered': {
      is: 'The order is not delivered yet.',
      on: {
        'seller.delivered':
          'The seller delivered: a claim of non-delivery is no longer possible, and the days for a defect start.',
        'buyer.claimed [isNonDeliveryInTime]':
          'The buyer claims non-delivery in time, by its last day or with the order’s day unknown: the amount is blocked.',
      },
    },
    'dispute.covered.delivered': {
      is: 'The order is delivered, and the days for a claim about a defect run.',
      on: {
        'buyer.claimed [isDefectInTime]':
          'The buyer claims a defect, or another right under consumer law, in time: the amount is blocked.',
        'clock.ticked [isUnclaimed]': 'The last day for a claim has passed.',
      },
    },
    'dispute.blocked': { is: 'The amount is blocked in the protection account until the provider decides.' },
    'dispute.blocked.responding': {
      is: 'The seller has some business days to respond.',
      on: {
        'seller.accepted [isDefectClaim]':
          'The seller accepts a claim about delivered goods: the buyer sends them back first.',
        'seller.accepted [isObjectionInTime]':
          'The seller accepts in time that nothing was delivered: there are no goods to send back.',
        'seller.accepted [else]': 'The seller accepts after the last day, which changes nothing: silence has accepted.',
        'seller.contested [isObjectionInTime]':
          'The seller contests the claim in time: the provider decides between the two.',
        'seller.contested [else]': 'The seller contests the claim after the last day: silence has accepted it.',
        'clock.ticked [isOverdue]': 'The seller was silent until the last day, which counts as acceptance.',
      },
    },
    'dispute.blocked.accepted': {
      is: 'The claim is accepted by silence.',
      on: {
        'always [isDefectClaim]': 'The buyer has the goods and sends them back; this has no last day.',
        'always [else]': 'Nothing was delivered: the provider’s days to decide start on the seller’s last day.',
      },
    },
    'dispute.blocked.returning': {
      is: 'The buyer sends the goods back.',
      on: { 'seller.receivedReturn': 'The seller has the goods: the days to object to their condition start.' },
    },
    'dispute.blocked.inspecting': {
      is: 'The seller looks at the returned goods.',
      on: {
        'seller.objected [isObjectionInTime]': 'The seller objects in time: the provider weighs the objection.',
        'seller.objected [else]': 'The seller objects after the last day: the provider’s days started on that day.',
        'clock.ticked [isOverdue]': 'The seller raised no objection in time: the provider decides.',
      },
    },
    'dispute.blocked.deciding': {
      is: 'The provider decides where the amount goes. A late answer of the seller is ignored.',
      on: {
        'provider.refunded': 'The provider decides for the buyer.',
        'provider.released': 'The provider decides for the seller.',
      },
    },
    'dispute.unclaimed': { is: 'The end: no claim came in time, so the amount was never blocked.' },
    'dispute.refunded': { is: 'The end: the amount went from the protection account back to the buyer.' },
    'dispute.released': { is: 'The end: the amount went from the protection account to the seller.' },
    time: { is: 'The clock of the dispute, by the time of the server.' },
    'time.passing': {
      is: 'The clock ticks.',
      on: {
        'always [isSettled]': 'The dispute has ended: the clock stops.',
        'error clock': 'The server’s time cannot be known here.',
      },
    },
    'time.unknown': {
      is: 'Without a clock, silence has no effect here: only the acts of buyer, seller and provider count.',
      on: { 'always [isSettled]': 'The dispute ended by the provider’s decision.' },
    },
    'time.over': { is: 'The dispute is settled and needs no time.' },
  },
}
