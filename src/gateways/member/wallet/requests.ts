import * as v from 'valibot'
import { filled } from '../../request-fields'

export const openWallet = v.strictObject({ checkoutFormToken: filled, memberId: filled })
