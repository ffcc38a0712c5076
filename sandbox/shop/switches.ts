import { DEFAULT_FLAGS } from '../orders/init-data'
import { type Flag, FLAG_NAMES } from '../records/init-fields'
import type { Words } from '../records/language'

/** Settings of the checkout that a merchant turns on or off, besides the flags. */
const EXTRA_NAMES = [
  'bkmEnabled',
  'buyerProtectionEnabled',
  'verifyIdentity',
  'showGoBackUrlEnabled',
  'stepInfoVisible',
  'cashbackBanner',
  'cashbackByWidth',
  'plusInstallments',
  'embedded',
] as const

type Extra = (typeof EXTRA_NAMES)[number]

export type Switch = Flag | Extra

export const SWITCHES: readonly Switch[] = [...FLAG_NAMES, ...EXTRA_NAMES]

export const USUALLY_ON: ReadonlySet<Switch> = new Set<Switch>([
  ...FLAG_NAMES.filter((name) => DEFAULT_FLAGS[name]),
  // Every payment method, so that a first visit shows them all.
  'fundEnabled',
  'mixPaymentEnabled',
  'bankTransferEnabled',
  'creditEnabled',
  'bkmEnabled',
  'showGoBackUrlEnabled',
  'stepInfoVisible',
])

interface SwitchGroup {
  readonly title: Words
  readonly names: readonly Switch[]
}

export const SWITCH_GROUPS: readonly SwitchGroup[] = [
  {
    title: { tr: 'Neyle ödenebilir?', en: 'What can it be paid with?' },
    names: [
      'creditCardEnabled',
      'fundEnabled',
      'mixPaymentEnabled',
      'bankTransferEnabled',
      'creditEnabled',
      'bkmEnabled',
      'force3Ds',
    ],
  },
  {
    title: { tr: 'Alıcı ve iş yeri', en: 'Buyer and merchant' },
    names: [
      'quickLoginRegisterEnabled',
      'agreementCheckedByDefault',
      'merchantTrustStampAvailableOrIgnored',
      'verifyIdentity',
      'buyerProtectionEnabled',
    ],
  },
  {
    title: { tr: 'Nasıl görünür?', en: 'What does it look like?' },
    names: [
      'newDesignEnabled',
      'stepInfoEnabled',
      'stepInfoVisible',
      'showGoBackUrlEnabled',
      'pwiQrCodeDisabled',
      'embedded',
    ],
  },
  {
    title: { tr: 'Kampanya', en: 'Campaign' },
    names: ['campaignEnabled', 'cashbackBanner', 'cashbackByWidth', 'plusInstallments'],
  },
  {
    title: { tr: 'Süre', en: 'Time' },
    names: ['customCOFormExpireTimeEnabled'],
  },
]

interface SwitchWords {
  readonly label: Words
  readonly says: Words
}

const words = (labelTr: string, labelEn: string, saysTr: string, saysEn: string): SwitchWords => ({
  label: { tr: labelTr, en: labelEn },
  says: { tr: saysTr, en: saysEn },
})

export const SWITCH_WORDS: Readonly<Record<Switch, SwitchWords>> = {
  creditCardEnabled: words('Kart', 'Card', 'Kartla ödenebilir.', 'It can be paid by card.'),
  fundEnabled: words(
    'Bakiye',
    'Balance',
    'Cüzdan bakiyesiyle ödenebilir.',
    'It can be paid from the wallet’s balance.',
  ),
  mixPaymentEnabled: words(
    'Kart ve bakiye',
    'Card and balance',
    'Bakiye yetmezse kalanı kartla ödenir; bakiye de açık olmalı.',
    'If the balance is too low, a card pays the rest; balance has to be on as well.',
  ),
  bankTransferEnabled: words(
    'Havale',
    'Bank transfer',
    'Havale veya EFT ile ödenebilir.',
    'It can be paid by transfer.',
  ),
  creditEnabled: words(
    'Alışveriş kredisi',
    'Shopping credit',
    'Bir bankadan kredi başvurusu yapılabilir.',
    'A bank can be asked for credit.',
  ),
  bkmEnabled: words('BKM Express', 'BKM Express', 'BKM Express ile ödenebilir.', 'It can be paid with BKM Express.'),
  force3Ds: words(
    '3D Secure zorunlu',
    '3D Secure only',
    'Her kart ödemesi bankanın 3D Secure sayfasından geçer.',
    'Every card payment goes through the bank’s 3D Secure page.',
  ),
  quickLoginRegisterEnabled: words(
    'Hızlı giriş',
    'Quick login',
    'Giriş ve üyelik tek sayfada, adımlar olmadan yapılır.',
    'Login and registration happen on one page, without steps.',
  ),
  agreementCheckedByDefault: words(
    'Onay işaretli',
    'Box ticked',
    'Sözleşme kutusu işaretli başlar; izinler hep boş gelir.',
    'The agreement’s box begins ticked; the permissions never do.',
  ),
  merchantTrustStampAvailableOrIgnored: words(
    'Güven damgası',
    'Trust stamp',
    'İş yerinin damgası var; yoksa kimlik doğrulaması istenebilir.',
    'The merchant has one; without it the buyer may have to prove an identity.',
  ),
  verifyIdentity: words(
    'Kimlik formu',
    'Identity form',
    'Kimlik ödeme sayfasındaki bir formla doğrulanır (abTests.verifyIdentity 1).',
    'The identity is proven in a form on the checkout (abTests.verifyIdentity 1).',
  ),
  buyerProtectionEnabled: words(
    'Korumalı alışveriş',
    'Buyer protection',
    'Havaleyle yapılan alışveriş koruma altındadır.',
    'A purchase paid by transfer is protected.',
  ),
  newDesignEnabled: words(
    'Yeni tasarım',
    'New design',
    'Kapalıyken daha sıkı bir düzen.',
    'Off gives a compact layout.',
  ),
  stepInfoEnabled: words('Adım bilgisi', 'Steps', 'Dört adımlık şerit açıktır.', 'The strip of four steps is enabled.'),
  stepInfoVisible: words(
    'Adımlar görünür',
    'Steps visible',
    'Şerit ancak adım bilgisiyle birlikte görünür.',
    'The strip shows only when steps are enabled, too.',
  ),
  showGoBackUrlEnabled: words(
    'Mağazaya dönüş',
    'Way back',
    'Üstte mağazaya dönen bir düğme vardır.',
    'The header has a button back to the shop.',
  ),
  pwiQrCodeDisabled: words(
    'QR kodu gizle',
    'Hide QR code',
    'Masaüstünde telefona geçiren QR kod gösterilmez.',
    'The QR code that moves to a phone is not shown on desktop.',
  ),
  campaignEnabled: words(
    'Kampanya alanı',
    'Campaign banner',
    'Üstte bir kampanya gösterilebilir.',
    'A campaign can be shown at the top.',
  ),
  cashbackBanner: words(
    'Nakit iade kampanyası',
    'Cashback campaign',
    'Kampanyanın bir görseli vardır.',
    'The campaign comes with a picture.',
  ),
  cashbackByWidth: words(
    'Cihaza göre kampanya görseli',
    'Campaign pictures by width',
    'Bilgisayarın ve telefonun kendi görseli vardır.',
    'Desktops and phones have a picture each.',
  ),
  plusInstallments: words(
    'Artı taksit kampanyası',
    'Plus installments',
    'Garanti Bankası kartlarına iki taksit eklenir.',
    'Cards of Garanti Bankası gain two installments.',
  ),
  embedded: words(
    'Çerçeve içinde',
    'In a frame',
    'Ödeme sayfası iş yerinin sayfasındaki bir çerçevede açılır.',
    'The checkout opens in a frame of the merchant’s page.',
  ),
  customCOFormExpireTimeEnabled: words(
    'Yalnızca siparişin süresi',
    'The order’s time only',
    'Geri sayım girişin süresine bakmaz.',
    'The countdown leaves the login’s time aside.',
  ),
}
