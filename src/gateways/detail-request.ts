import type { Flow } from '../../machines/entities/flow'
import type { Language } from '../../machines/entities/language'
import { type ProviderConfiguration, gatewayUrl } from './provider'

export const DETAIL_PATHS = {
  pay: '/payment/pay-with-{product}/detail',
  refund: '/payment/refund-to-balance/detail',
  settlement: '/payment/settlement-to-balance/detail',
} as const satisfies Record<Flow, string>

/** The init request. Shared with the boot script, which sends it before the app's code has loaded (BOOT-03). */
export function detailRequest(token: string, language: Language, provider: ProviderConfiguration, flow: Flow = 'pay') {
  return {
    url: gatewayUrl('payment', DETAIL_PATHS[flow], language, provider),
    headers: { 'content-type': 'application/json', [provider.headers.token]: token },
    body: { locale: language, [flow === 'pay' ? provider.detailToken : 'token']: token },
  }
}
