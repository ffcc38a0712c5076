import { resultView } from '../../../machines/checkout/views'
import { shopReturnView } from '../../../machines/after/shop-return/view'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { AwaitedReturnStatus, ShopReturnStatus } from './shop-return'

/** Announces where the result goes and, once the shopper uses it, that it stays. The heading, which takes the focus, says what it is. */
export function LiveShopReturn() {
  const actor = useChild('shopReturn')
  const isAwaited = useView(resultView).kind === 'transfer'
  const way = useChildView(actor, (snapshot) => shopReturnView(snapshot).way)
  if (!actor) return null
  if (!isAwaited) return <ShopReturnStatus actor={actor} />
  // A failed return is announced beside its button.
  return way === 'stranded' ? null : <AwaitedReturnStatus actor={actor} />
}
