import { CONSUMER_ROWS } from './consumer'
import { CREDIT_ROWS } from './credit'
import { MEMBER_ROWS } from './member'
import { ORDER_ROWS } from './order'
import { PAYMENT_ROWS } from './payment'

/** The contract: what each call of the app sends and reads. */
export const CONTRACT = [...MEMBER_ROWS, ...CREDIT_ROWS, ...CONSUMER_ROWS, ...ORDER_ROWS, ...PAYMENT_ROWS]
