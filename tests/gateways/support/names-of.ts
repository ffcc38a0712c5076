import type { OrderPayment } from '../../../machines/entities/order-payment'

/** The ids of an answer's attempt; the provider chooses which field contains them. */
export const namesOf = ({ submissionId, conversationIds = [] }: OrderPayment) => [submissionId, ...conversationIds]
