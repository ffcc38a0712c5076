import { PUBLISHED_APPROVALS } from '../../sandbox/published-approvals'
import { PUBLISHED_DECLINES } from '../../sandbox/published-declines'
import { DECLINES, type Decline, ERROR_CARDS } from './cards'

/** The published behaviour of a card: whether it pays directly, and how its bank's 3-D page ends. */
export interface PublicCard {
  readonly number: string
  /** Without 3-D Secure: paid, refused with this decline, or redirected to its bank. */
  readonly atOnce: 'paid' | 'redirected' | Decline
  /** With 3-D Secure: paid at the bank, not verified there, or refused before it. Only where it differs. */
  readonly byThreeDS?: 'paid' | Decline
}

export const UNVERIFIED: Decline = {
  code: '10680',
  group: 'THREEDS_NOT_VERIFIED',
  tr: '3D Secure doğrulaması başarısız oldu',
  en: '3D Secure verification failed',
}
const UNREACHABLE: Decline = {
  code: '10683',
  group: 'THREEDS_NOT_STARTED',
  tr: '3D Secure doğrulaması başlatılamadı',
  en: '3D Secure verification could not be started',
}

const paying = (number: string): PublicCard => ({ number, atOnce: 'paid' })
const needing3d = (number: string): PublicCard => ({ number, atOnce: DECLINES.debitNeeds3d, byThreeDS: 'paid' })

/** Cards of other gateways in Türkiye: credit cards that pay, those with points first. */
const OTHERS = [
  '4043080000000003',
  '4032800000000007',
  '4024580000000005',
  '4090700000000008',
  '4048090000000007',
  '4329540000080110',
  '4355080000000005',
  '5127541122223332',
  '4230021122223332',
  '5125951122223335',
  '4155141122223339',
  '5120171122223335',
  '5269551122223339',
  '5101511122223335',
  '4234951122223336',
  '4546711234567894',
  '4531444531442283',
  '5571135571135575',
  '4508034508034509',
  '6501738564461396',
  '5421190122090656',
  '4506349043174632',
  '9792075482365454',
  '6587619825149656',
]

const declineOf = new Map(ERROR_CARDS)

/** The public test cards, each with its published behaviour. */
export const PUBLIC_CARDS: readonly PublicCard[] = [
  ...PUBLISHED_APPROVALS.map(([number, , kind]) => (kind === 'debit' ? needing3d(number) : paying(number))),
  ...PUBLISHED_DECLINES.map(([number, code, group]) => {
    const words = declineOf.get(number)
    if (!words) throw new Error(`what ${number} says is not written down`)
    return { number, atOnce: { ...words, code, group } }
  }),
  ...OTHERS.map(paying),
  ...['9792278565746927', '6508475496125681'].map(needing3d),
  ...['9792395412651264', '6504576578126549'].map(paying),
  { number: '4131111111111117', atOnce: 'paid', byThreeDS: UNVERIFIED },
  { number: '4141111111111115', atOnce: 'paid', byThreeDS: UNVERIFIED },
  { number: '4102590000000009', atOnce: 'paid', byThreeDS: UNVERIFIED },
  { number: '4151111111111112', atOnce: 'paid', byThreeDS: UNREACHABLE },
  { number: '5209320000006668', atOnce: 'redirected', byThreeDS: 'paid' },
]
