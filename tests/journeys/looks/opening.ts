import { keepLogin } from './kept'
import type { LooksOfState, Scene } from './look'
import { type Visit, arrive, asking, hasRoom, open } from './visit'

/** The code of the paying side, which is asked for once somebody is logged in. */
const PAYING_SIDE = '**/assets/open-payment-*.js'

async function loggedIn(scene: Scene): Promise<Visit> {
  const visit = await arrive(scene)
  await keepLogin(visit)
  return visit
}

export const opening: LooksOfState = [
  {
    name: 'the room for the methods while their code is on its way',
    isVariant: true,
    async reach(scene) {
      const visit = await loggedIn(scene)
      await visit.page.route(PAYING_SIDE, () => undefined)
      await asking(visit, '/assets/open-payment-', () => open(visit, '/pay'))
      await hasRoom(visit, 'pay')
    },
  },
]

export const openingFailed: LooksOfState = [
  {
    name: 'methods whose code did not come',
    isVariant: true,
    async reach(scene) {
      const visit = await loggedIn(scene)
      visit.trouble.allow(/Failed to load resource/, /net::ERR_FAILED/)
      await visit.page.route(PAYING_SIDE, (route) => route.abort())
      await open(visit, '/pay')
      await visit.shopper.sees('opening-failed')
      await visit.page.locator('[data-action="try-again"]').waitFor()
    },
  },
]
