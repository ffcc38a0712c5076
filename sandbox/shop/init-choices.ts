import type { InitFields } from '../records/init-fields'
import type { PicturePath } from './cashback-picture'
import type { Choices } from './choices'

const PLUS_INSTALLMENTS: InitFields['plusInstallmentResponseList'] = [
  { startDate: '2025-01-01', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Garanti Bankası' }] },
]

/** The fields of the init answer that follow from the choices; what is as usual is left to the provider. */
export function initChoices({ on, goBackUrl }: Choices, urlOf: (picture: PicturePath) => string): InitFields {
  const campaign = (picture: PicturePath) => ({ gsmCheckContent: urlOf(picture) })
  return {
    bkmEnabled: on.has('bkmEnabled'),
    buyerProtectionEnabled: on.has('buyerProtectionEnabled'),
    abTests: { verifyIdentity: on.has('verifyIdentity') ? 1 : 0 },
    showGoBackUrlEnabled: on.has('showGoBackUrlEnabled'),
    stepInfoVisible: on.has('stepInfoVisible'),
    payWithWalletCustomUI: { iyzilinkView: on.has('embedded'), iyzilinkFlexibleLink: false },
    ...(goBackUrl === '' ? {} : { goBackUrl }),
    ...(on.has('cashbackBanner') ? { campaignMarketingUiDisplay: campaign('/cashback.svg') } : {}),
    ...(on.has('cashbackByWidth')
      ? {
          campaignMarketingUiDisplayV2: {
            desktop: campaign('/cashback-desktop.svg'),
            mobile: campaign('/cashback-mobile.svg'),
          },
        }
      : {}),
    ...(on.has('plusInstallments') ? { plusInstallmentResponseList: PLUS_INSTALLMENTS } : {}),
  }
}
