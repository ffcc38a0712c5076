import { DEMO_MERCHANT } from '../kernel/demo-merchant'
import { toMajor } from '../kernel/money'
import type { Origins } from '../kernel/origins'
import type { InitFields } from '../records/init-fields'
import type { Language } from '../records/language'
import type { PicturePath } from './cashback-picture'
import type { Choices } from './choices'
import type { WantedOrder } from './order-form'
import { WORDS } from './words'

const PLUS_INSTALLMENTS: InitFields['plusInstallmentResponseList'] = [
  { startDate: '2025-01-01', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Garanti Bankası' }] },
]

/** The fields of the init answer that follow from the choices; defaults are left to the provider. */
function initChoices({ on, goBackUrl }: Choices, urlOf: (picture: PicturePath) => string): InitFields {
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

const ADDRESS = {
  address: 'Merdivenköy Mah. Bora Sok. No:1',
  city: 'İstanbul',
  country: 'Türkiye',
  zipCode: '34732',
}

/** An order as shop software sends it, with the usual placeholders for data that the shopper did not enter. */
export function initializeRequest(origins: Origins, orderId: string, wanted: WantedOrder, lang: Language): object {
  const { minor, choices, flags } = wanted
  const { who, currency, email, gsmNumber, minutes, foreign, buyerDetails } = choices
  const { name, surname } = who
  const address = { ...ADDRESS, contactName: `${name} ${surname}` }
  const price = toMajor(minor)
  return {
    locale: lang,
    conversationId: orderId,
    price,
    paidPrice: price,
    currency,
    basketId: orderId,
    paymentGroup: 'PRODUCT',
    callbackUrl: `${origins.shop}/callback?${new URLSearchParams({ order: orderId, lang })}`,
    cancelUrl: `${origins.shop}/?lang=${lang}`,
    paymentSource: DEMO_MERCHANT.source,
    buyer: {
      id: 'DF-1',
      name,
      surname,
      identityNumber: '11111111111',
      email,
      gsmNumber,
      registrationDate: '2018-07-06 11:11:11',
      lastLoginDate: '2018-07-06 11:11:11',
      registrationAddress: ADDRESS.address,
      city: ADDRESS.city,
      country: ADDRESS.country,
      zipCode: ADDRESS.zipCode,
      ip: '127.0.0.1',
    },
    shippingAddress: address,
    billingAddress: address,
    basketItems: [
      {
        id: 'LAMBA-46',
        name: WORDS.product[lang],
        category1: 'Ev',
        category2: 'Aydınlatma',
        itemType: 'PHYSICAL',
        price,
      },
    ],
    sandbox: {
      flags,
      init: initChoices(choices, (picture) => `${origins.shop}${picture}`),
      times: { expiresInSeconds: minutes * 60 },
      foreign,
      buyerDetails,
    },
  }
}
