import type { Language } from '../../machines/entities/language'
import { type ProviderConfiguration, addressOf } from './provider'

export const DETAIL_PATH = '/payment/pay-with-{product}/detail'

/** The init call, written once: the boot script sends it before the app's code has arrived (BOOT-03). */
export function detailRequest(token: string, language: Language, provider: ProviderConfiguration) {
  return {
    url: addressOf(DETAIL_PATH, language, provider),
    headers: { 'content-type': 'application/json', [provider.headers.token]: token },
    body: { locale: language, [provider.detailToken]: token },
  }
}
