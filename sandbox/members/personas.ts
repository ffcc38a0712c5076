import { DEMO_MEMBER, DEMO_WALLET } from './demo-member'
import type { NewMember } from './enrol'
import { DEBIT_ONLY, EVERY_KIND, ONE_CARD } from './persona-wallets'
import type { WalletCard } from './wallet'
import type { Words } from '../records/language'

/** What a persona types in the checkout, and what the shop sends about them. */
export interface Contact {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly gsmNumber: string
}

/** The provider's data of a member; with an e-mail only if it differs from the one that the persona types. */
interface Known extends Omit<NewMember, 'name' | 'surname' | 'gsmNumber' | 'birthDate' | 'cards'> {
  readonly age: number
  readonly wallet?: readonly WalletCard[]
}

/** A persona for trying the checkout: whom to log in as, and what for. */
interface Persona {
  readonly key: string
  readonly about: Words
  readonly contact: Contact
  /** Undefined for personas that the provider does not know. */
  readonly known: Known | undefined
}

const contact = (name: string, surname: string, mailbox: string, gsmNumber: string): Contact => ({
  name,
  surname,
  email: `${mailbox}@posta.example`,
  gsmNumber,
})

// 599 is assigned to no operator, so these numbers belong to no real phone.
export const PERSONAS: readonly Persona[] = [
  {
    key: 'demo',
    about: {
      tr: 'Her şeyi denemek için: kimliği doğrulanmış, bakiyesi ve birkaç kartı var.',
      en: 'For trying everything: verified, with a balance and a few cards.',
    },
    contact: DEMO_MEMBER,
    known: { kycLevel: 2, age: 34, identityNumber: '10000000146', balanceMinor: 64_025, wallet: DEMO_WALLET },
  },
  {
    key: 'level-0',
    about: {
      tr: 'Kimliğini henüz doğrulamadı: bakiyesiyle ödemek isterse doğrulama ister, aylık limiti 2.750 TL.',
      en: 'Not verified yet: paying with the balance asks for it, and 2,750 TL a month is the limit.',
    },
    contact: contact('Can', 'Öztürk', 'can.ozturk', '+905990000010'),
    known: { kycLevel: 0, age: 27, identityNumber: '10000002058', balanceMinor: 320_000, wallet: ONE_CARD },
  },
  {
    key: 'level-1',
    about: {
      tr: 'Kimlik düzeyi 1: ayda 20.000 TL’ye kadar öder, fazlası için uygulamada bir adım daha ister.',
      en: 'Level 1: pays up to 20,000 TL a month, and takes one more step in the app for more.',
    },
    contact: contact('Zeynep', 'Aydın', 'zeynep.aydin', '+905990000011'),
    known: { kycLevel: 1, age: 41, identityNumber: '10000002744', balanceMinor: 150_000, wallet: ONE_CARD },
  },
  {
    key: 'level-2',
    about: {
      tr: 'Kimlik düzeyi 2: hiçbir limite takılmaz, bakiyesi ödemenin bir kısmına yeter.',
      en: 'Level 2: meets no limit, and the balance covers a part of the payment.',
    },
    contact: contact('Mert', 'Şahin', 'mert.sahin', '+905990000012'),
    known: { kycLevel: 2, age: 38, identityNumber: '10000003420', balanceMinor: 100_000, wallet: ONE_CARD },
  },
  {
    key: 'every-card',
    about: {
      tr: 'Her türden kartı var: puanlı, banka, ön ödemeli, Amex, Troy, cüzdan kartı, süresi dolan ve dolmak üzere olan.',
      en: 'A card of every kind: with points, debit, prepaid, Amex, Troy, the wallet’s own, expired and about to expire.',
    },
    contact: contact('Deniz', 'Kaya', 'deniz.kaya', '+905990000013'),
    known: { kycLevel: 2, age: 45, identityNumber: '10000004106', balanceMinor: 50_000, wallet: EVERY_KIND },
  },
  {
    key: 'no-cards',
    about: {
      tr: 'Kayıtlı kartı yok, yalnızca bakiyesi var: yeni kartla ya da bakiyeyle öder.',
      en: 'No saved card, only a balance: pays with a new card or with the balance.',
    },
    contact: contact('Ayşe', 'Güneş', 'ayse.gunes', '+905990000014'),
    known: { kycLevel: 2, age: 52, identityNumber: '10000004892', balanceMinor: 75_000 },
  },
  {
    key: 'rich',
    about: {
      tr: 'Bakiyesi her siparişe yeter.',
      en: 'The balance is enough for any order.',
    },
    contact: contact('Nil', 'Sezer', 'nil.sezer', '+905990000015'),
    known: { kycLevel: 2, age: 48, identityNumber: '10000005578', balanceMinor: 25_000_000, wallet: ONE_CARD },
  },
  {
    key: 'poor',
    about: {
      tr: 'Bakiyesi hiç yok; tek kartı bir banka kartı, o da 3D Secure ister.',
      en: 'Nothing in the balance, and one debit card, which wants 3D Secure.',
    },
    contact: contact('Emre', 'Çetin', 'emre.cetin', '+905990000016'),
    known: { kycLevel: 2, age: 23, identityNumber: '10000006254', wallet: DEBIT_ONLY },
  },
  {
    key: 'mismatched-email',
    about: {
      tr: 'Üyeliğindeki e-posta başka: ödeme sayfası selin@posta.example adresini ister.',
      en: 'Registered with another e-mail: the checkout asks for selin@posta.example.',
    },
    contact: contact('Selin', 'Arslan', 'selin.arslan', '+905990000017'),
    known: { email: 'selin@posta.example', kycLevel: 2, age: 31, identityNumber: '10000006940', wallet: ONE_CARD },
  },
  {
    key: 'unconfirmed-email',
    about: {
      tr: 'E-posta adresini onaylamadı: alışveriş kredisi ondan önce bunu ister.',
      en: 'Has not confirmed the e-mail address: shopping credit asks for that first.',
    },
    contact: contact('Barış', 'Yalçın', 'baris.yalcin', '+905990000018'),
    known: { emailConfirmed: false, kycLevel: 2, age: 29, identityNumber: '10000007626', wallet: ONE_CARD },
  },
  {
    key: 'under-18',
    about: {
      tr: '18 yaşından küçük: kimlik doğrulama ve kredi için veli veya vasi onayı gerekir.',
      en: 'Under 18: identity checks and credit need a guardian’s approval.',
    },
    contact: contact('Ada', 'Koç', 'ada.koc', '+905990000019'),
    known: { kycLevel: 0, age: 16, identityNumber: '10000008302', balanceMinor: 40_000, wallet: DEBIT_ONLY },
  },
  {
    key: 'suspended',
    about: {
      tr: 'Hesabı askıda: kartlarını ve bakiyesini görür, ödeme yapamaz.',
      en: 'The account is suspended: sees cards and balance, and cannot pay.',
    },
    contact: contact('Ozan', 'Tekin', 'ozan.tekin', '+905990000020'),
    known: {
      suspended: true,
      kycLevel: 2,
      age: 36,
      identityNumber: '10000009088',
      balanceMinor: 300_000,
      wallet: ONE_CARD,
    },
  },
  {
    key: 'new',
    about: {
      tr: 'Henüz üye değil: ödeme sayfasında kaydolur ve sonra üyedir.',
      en: 'Not a member yet: registers at checkout and is a member from then on.',
    },
    contact: contact('Ece', 'Işık', 'ece.isik', '+905990000021'),
    known: undefined,
  },
  {
    key: 'foreign',
    about: {
      tr: 'Yurt dışı numarasıyla alışveriş yapar: üye olmadan, yalnızca kartla öder.',
      en: 'Shops with a foreign number: pays by card alone, without an account.',
    },
    contact: contact('Anna', 'Schmidt', 'anna.schmidt', '+4915112345678'),
    known: undefined,
  },
]
