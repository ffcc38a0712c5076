import type { World } from '../world'
import { enrol } from './enrol'

/** The person the shop and its words speak of, there from the start so that anybody can try at once. */
export const DEMO_MEMBER = {
  name: 'Elif',
  surname: 'Yılmaz',
  email: 'elif.yilmaz@posta.example',
  gsmNumber: '+905321234567',
} as const

export function enrolDemoMember(world: World): void {
  enrol(world, {
    ...DEMO_MEMBER,
    kycLevel: 2,
    balanceMinor: 64025,
    cards: [
      { cardNumber: '5549607159333771', lastPaidCard: true },
      { cardNumber: '4543590000000006' },
      { cardNumber: '5168880000000002', threeDSVerified: false },
    ],
  })
}
