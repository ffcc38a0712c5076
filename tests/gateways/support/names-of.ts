import type { OrderPayment } from '../../../machines/entities/order-payment'

/** The names of the attempt that an answer tells of: which field has them is the provider's choice. */
export const namesOf = ({ submissionId, conversationIds = [] }: OrderPayment) => [submissionId, ...conversationIds]
