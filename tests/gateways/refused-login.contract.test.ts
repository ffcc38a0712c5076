import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { withSandbox } from '../support/with-sandbox'
import { METHODS, PRICE, formsAt, press } from './support/at-the-form'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const atTheForm = formsAt(sandbox, withShoppers(sandbox))

describe.each(METHODS)('a payment by %s whose login is refused', (method) => {
  const path = method === 'card' ? PATHS.cardAuth : PATHS.balanceAuth

  it.each(
    ['status:401', 'status:401:html', 'status:401:empty'].flatMap((act) =>
      (['before', 'after-commit'] as const).map((phase) => [act, phase] as const),
    ),
  )(
    'a payment whose login is refused (%s, %s) is unknown until the order or a login decides (GWY-10~)',
    async (act, phase) => {
      const form = await atTheForm()
      const { deps, shopper } = form
      await shopper.strike({ path, phase, act, nth: 1 })
      press(form, method)
      expect(await toPromise(form.paying.actor)).toMatchObject({ kind: 'unknown', attempted: { price: PRICE } })
      const sent = deps.submissions.current()
      const input = { token: shopper.token, isAtBank: false, timings: DEFAULT_TIMINGS }
      const looks = (await shopper.seen(PATHS.detail)).length
      const end = await toPromise(createActor(reconciliationLogic(deps), { input }).start())
      expect((await shopper.seen(PATHS.detail)).length).toBe(looks + 1)
      if (phase === 'after-commit') {
        expect(end).toMatchObject({ kind: 'paid' })
        return
      }
      expect(end).toEqual({ kind: 'loginOver' })
      expect(deps.submissions.current()?.id).toBe(sent?.id)
      // Within the processing window the first call may still be booked: the next press checks the outcome again.
      expect([deps.submissions.logInFirst(), await form.check()]).toEqual([true, { kind: 'paidOrUnderWay' }])
      expect(await form.booked()).toBe(0)
    },
  )
})
