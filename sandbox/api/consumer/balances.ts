import { balanceOf, memberAccount } from '../../ledger/ledger'
import { toMajor } from '../../kernel/money'
import { done } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'

/** The wallet balance, as a decimal string. */
export const balances = memberEndpoint({
  method: 'GET',
  path: '/api/v1/consumer-funds/balances',
  servesSuspended: true,
  schema: undefined,
  handle: ({ state }, { session }) => {
    const minor = balanceOf(state.entries, memberAccount(session.memberId), 'TRY')
    return done({ amount: toMajor(minor).toFixed(2), currencyCode: 'TRY' })
  },
})
