import type { checkoutMachine } from '../../machines/checkout/machine'
import { admittingTold } from './admitting.scenarios'
import { arrivalTold } from './arrival.scenarios'
import { newsTold } from './news.scenarios'
import { payingTold } from './paying.scenarios'
import { readingOverTold } from './reading-over.scenarios'
import type { Told } from './support/tell'
import { timeTold } from './time.scenarios'
import { unsettledTold } from './unsettled.scenarios'

/** Every story of the whole checkout. */
export const checkoutTold: Told<typeof checkoutMachine> = {
  ...arrivalTold,
  ...admittingTold,
  ...unsettledTold,
  ...payingTold,
  ...timeTold,
  ...newsTold,
  ...readingOverTold,
}
