import type { InitFields } from '../orders/init-fields'
import type { Choices } from './choices'

const CASHBACK_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Ccircle cx='48' cy='48' r='46' fill='%231B45C2'/%3E%3Cpath d='M28 68 68 28' stroke='%23fff' stroke-width='8' stroke-linecap='round'/%3E%3Ccircle cx='35' cy='35' r='9' fill='none' stroke='%23fff' stroke-width='6'/%3E%3Ccircle cx='61' cy='61' r='9' fill='none' stroke='%23fff' stroke-width='6'/%3E%3C/svg%3E"

const PLUS_INSTALLMENTS: InitFields['plusInstallmentResponseList'] = [
  { startDate: '2025-01-01', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Garanti Bankası' }] },
]

/** The fields of the init answer that follow from the choices; what is as usual is left to the provider. */
export function initChoices({ on, goBackUrl }: Choices): InitFields {
  return {
    bkmEnabled: on.has('bkmEnabled'),
    buyerProtectionEnabled: on.has('buyerProtectionEnabled'),
    abTests: { verifyIdentity: on.has('verifyIdentity') ? 1 : 0 },
    showGoBackUrlEnabled: on.has('showGoBackUrlEnabled'),
    stepInfoVisible: on.has('stepInfoVisible'),
    payWithWalletCustomUI: { iyzilinkView: on.has('embedded'), iyzilinkFlexibleLink: false },
    ...(goBackUrl === '' ? {} : { goBackUrl }),
    ...(on.has('cashbackBanner') ? { campaignMarketingUiDisplay: { gsmCheckContent: CASHBACK_PICTURE } } : {}),
    ...(on.has('plusInstallments') ? { plusInstallmentResponseList: PLUS_INSTALLMENTS } : {}),
  }
}
