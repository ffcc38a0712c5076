import { PayDialogs } from './pay-dialogs'
import { PayAction, PayScreen } from './pay'
import { AmountToPay, SumLines } from './summary/price-summary'

/** The screen, and what is in the payment bar: the pay button, the amount, what it is made of. They come together. */
export const payParts = { Main: PayScreen, Action: PayAction, Amount: AmountToPay, SumLines, Dialogs: PayDialogs }
