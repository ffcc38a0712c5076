import { PayDialogs } from './pay-dialogs'
import { PayAction, PayScreen } from './pay'
import { AmountToPay, PriceLines } from './summary/price-summary'

/** The screen and its parts of the payment bar, in one chunk: the pay button, the amount, and the parts of the amount. */
export const parts = { Main: PayScreen, Action: PayAction, Amount: AmountToPay, PriceLines, Dialogs: PayDialogs }
