import { isPayFlow } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import { Expired } from './expired'

/** The order, refund or settlement has expired (CLIENT_SIDE_EXPIRE_DATE_ERROR). */
function FormExpiredScreen() {
  return useView(isPayFlow) ? (
    <Expired screen="form-expired" heading="pages.countDown.expire.title" lede="pages.countDown.expire.text" />
  ) : (
    <Expired screen="form-expired" heading="expired.request.title" lede="expired.request.text" />
  )
}

export const parts = { Main: FormExpiredScreen }
