import { PayAction } from './pay-action'
import { PayScreen } from './pay'

/** The screen, and the pay button that stands in the payment bar: they come together. */
export const payParts = { Main: PayScreen, Action: PayAction }
