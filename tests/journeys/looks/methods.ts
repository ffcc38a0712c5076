import { openPay } from './kept'
import type { Scene } from './look'
import { type Visit, type Wanted, arrive } from './visit'
import { GOOD_CARDS } from './wallets'

export async function beforeTheMethods(scene: Scene, wanted: Wanted = {}): Promise<Visit> {
  const visit = await arrive(scene, wanted)
  await openPay(visit)
  await visit.shopper.sees('pay')
  return visit
}

export const withCards = (scene: Scene, order = {}) => beforeTheMethods(scene, { member: { cards: GOOD_CARDS }, order })
