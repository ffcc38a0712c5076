import type { Words } from '../records/language'

/** Choices of the order form that demonstrate one case, as a URL that can be shared. */
interface Scenario {
  readonly name: Words
  /** As in the form's URL: missing fields keep their defaults. */
  readonly choices: Readonly<Record<string, string>>
}

interface ScenarioGroup {
  readonly title: Words
  readonly scenarios: readonly Scenario[]
}

const scenario = (tr: string, en: string, choices: Scenario['choices']): Scenario => ({ name: { tr, en }, choices })

export const SCENARIO_GROUPS: readonly ScenarioGroup[] = [
  {
    title: { tr: 'Kim ödüyor?', en: 'Who pays' },
    scenarios: [
      scenario('Kayıtlı kartları olan bir üye', 'A member with saved cards', { who: 'demo' }),
      scenario('Üye olmayan biri kaydolur', 'A newcomer registers', { who: 'new' }),
      scenario('Her şey tek sayfada sorulur', 'One page asks for everything', {
        who: 'new',
        quickLoginRegisterEnabled: '1',
      }),
      scenario('Başka bir e-postayla kayıtlı', 'Registered with another e-mail', { who: 'mismatched-email' }),
      scenario('Yurt dışı numarası, üyelik yok', 'A foreign number, no account', { who: 'foreign' }),
      scenario('Yurt dışı numarası kabul edilmez', 'A foreign number is not accepted', {
        who: 'foreign',
        foreign: 'refused',
      }),
      scenario('Ödeme sayfası alıcıyı tanımaz', 'The checkout knows nothing of the buyer', { buyerDetails: 'nothing' }),
      scenario('Hesabı askıda', 'The account is suspended', { who: 'suspended' }),
    ],
  },
  {
    title: { tr: 'Neyle ödeniyor?', en: 'How it is paid' },
    scenarios: [
      scenario('Her türden kart, yalnızca 3D Secure', 'Every kind of card, by 3-D Secure alone', {
        who: 'every-card',
        force3Ds: '1',
      }),
      scenario('3D Secure isteyen tek banka kartı', 'One debit card, which wants 3-D Secure', { who: 'poor' }),
      scenario('Artı taksit kampanyası', 'Plus installments', { plusInstallments: '1', campaignEnabled: '1' }),
      scenario('Cüzdan bakiyesi', 'Wallet balance', { who: 'rich' }),
      scenario('Bakiye ve kart birlikte', 'Balance and card together', { who: 'level-2' }),
      scenario('Kayıtlı kartı yok', 'No saved card', { who: 'no-cards' }),
      scenario('Yalnızca havale, korumalı alışveriş', 'Bank transfer alone, with buyer protection', {
        creditCardEnabled: '0',
        fundEnabled: '0',
        mixPaymentEnabled: '0',
        creditEnabled: '0',
        bkmEnabled: '0',
        buyerProtectionEnabled: '1',
      }),
      scenario('Alışveriş kredisi, e-posta onaysız', 'Shopping credit, e-mail not confirmed', {
        who: 'unconfirmed-email',
      }),
    ],
  },
  {
    title: { tr: 'Ne araya girer?', en: 'What comes between' },
    scenarios: [
      scenario('Kimlik formu', 'The identity form', { who: 'level-0', verifyIdentity: '1' }),
      scenario('Aylık limit dolar', 'The month’s limit is reached', { who: 'level-1', price: '25000' }),
      scenario('18 yaşından küçük', 'Under 18', { who: 'under-18' }),
      scenario('Bir dakika süre', 'One minute left', { minutes: '1' }),
      scenario('İş yerinin sayfasında, çerçeve içinde', 'In a frame of the merchant’s page', { embedded: '1' }),
      scenario('Nakit iade kampanyası', 'A cashback campaign', { campaignEnabled: '1', cashbackBanner: '1' }),
      scenario('Sıkı düzen, euro ile', 'The compact layout, in euros', { newDesignEnabled: '0', currency: 'EUR' }),
    ],
  },
  {
    title: { tr: 'Ne bozulur?', en: 'What breaks' },
    scenarios: [
      scenario('Ödemenin yanıtı kaybolur', 'The payment’s answer is lost', { trouble: 'lost-answer' }),
      scenario('Ödeme yolda kaybolur', 'The payment is lost on its way', { trouble: 'lost-payment' }),
      scenario('Ödeme API’si kapalı', 'The payment gateway is down', { trouble: 'payment-down' }),
      scenario('Yavaş ağ', 'A slow network', { trouble: 'slow-network' }),
      scenario('SMS gönderilemez', 'No SMS can be sent', { trouble: 'code-unsent' }),
      scenario('SMS kodu hiç onaylanmaz', 'The code is never confirmed', { trouble: 'code-unconfirmed' }),
      scenario('Sipariş bozuk gelir', 'The order arrives broken', { trouble: 'broken-order' }),
    ],
  },
]
