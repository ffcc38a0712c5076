import { groupOf } from './messages.ts'
import { pay } from './orders.ts'
import type { Deps } from './deps.ts'
import type { Order } from './records.ts'

export type Decision = 'approved' | 'refused' | 'cancelled'

const base64 = (html: string) => Buffer.from(html, 'utf8').toString('base64')

/** The document of the public samples: one form of hidden fields, and a script that submits it. */
export const bankPage = (order: Order, deps: Deps): string => {
  const { origin, bankOrigin } = deps.addresses
  const fields = {
    orderId: order.bankOrderId,
    bin: typeof order.attempt?.card['binNumber'] === 'string' ? order.attempt.card['binNumber'] : '',
    successUrl: `${origin}/payment/iyzipos/callback3ds/success/3`,
    failureUrl: `${origin}/payment/iyzipos/callback3ds/failure/3`,
    confirmationUrl: `${bankOrigin}/payment/mock/confirm3ds`,
    PaReq: deps.uuid(),
  }
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return base64(`<!doctype html>
<html>
<head><title>Mock 3D-Secure Processing Page</title></head>
<body>
<form id="iyzico-3ds-form" action="${bankOrigin}/payment/mock/init3ds" method="post">
${inputs.join('\n')}
</form>
<script>document.getElementById("iyzico-3ds-form").submit();</script>
</body>
</html>`)
}

export const orderOfBank = (deps: Deps, orderId: string | null): Order | undefined =>
  [...deps.orders.values()].find((order) => order.bankOrderId === orderId)

/** Applies the bank's decision to the payment, and redirects the shopper to the checkout. */
export const bankDecided = (deps: Deps, order: Order, decision: Decision): string => {
  const { attempt } = order
  const waits = order.paymentStatus === 'INIT_THREEDS' || order.paymentStatus === 'BKM_POS_SELECTED'
  if (attempt !== undefined && waits) {
    const { declinedBy, declinedGroup, mdStatus } = attempt.atBank ?? {}
    const verified = decision === 'approved' && mdStatus === undefined
    if (verified && declinedBy === undefined) {
      pay(deps, order, attempt)
    } else {
      const errorCode = verified ? (declinedBy ?? '10220') : '10220'
      const status = verified ? 1 : (mdStatus ?? 0)
      order.attempt = {
        ...attempt,
        errorCode,
        errorGroup: (verified ? declinedGroup : undefined) ?? groupOf(errorCode),
        mdStatus: status,
      }
      order.paymentStatus = 'FAILURE'
    }
  }
  return returnAddress(deps, order)
}

export const returnAddress = (deps: Deps, order: Order): string => {
  const path = order.paymentStatus === 'FAILURE' ? '/pay' : '/result-page'
  return `${deps.settings.appOrigin}${path}?token=${order.token}&lang=${order.locale.toLowerCase()}`
}
