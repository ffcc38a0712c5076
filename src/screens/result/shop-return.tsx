import type { ActorRefFrom } from 'xstate'
import { endingView } from '../../../machines/checkout/views'
import type { shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { shopReturnView } from '../../../machines/after/shop-return/view'
import { hostOf } from '../../checkout/host-of'
import { useChildView, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { quiet } from '../../components/button/looks.css'
import { ButtonLink } from '../../components/button/button-link'
import { useWords } from '../../words/use-words'

interface ShopReturnProps {
  readonly actor: ActorRefFrom<typeof shopReturnMachine>
}

/** While the money is still awaited: the return to the shop failed. Beside the button, which may be far from the heading. */
export function ReturnFailedStatus({ actor }: ShopReturnProps) {
  const { say } = useWords()
  const { way } = useChildView(actor, shopReturnView)
  return <p role="status">{way === 'stranded' && say('awaited.stranded')}</p>
}

/** Where the shopper goes next. `LiveShopReturn` announces it: a region that is inserted with its text is silent. */
export function ShopReturnStatus({ actor }: ShopReturnProps) {
  const { say } = useWords()
  const { way, callbackUrl } = useChildView(actor, shopReturnView)
  const { shopUrl } = useView(endingView)
  const noLink = say('result.stranded.noLink')
  if (way === 'resting') return callbackUrl === undefined && shopUrl === undefined ? noLink : say('result.resting')
  const stranded = shopUrl === undefined ? noLink : say('result.stranded')
  const returning = callbackUrl !== undefined && say('result.returning', { host: hostOf(callbackUrl) })
  return <span>{way === 'stranded' ? stranded : returning}</span>
}

/** The same while the money is awaited. It keeps its length, so that nothing moves under a shopper who begins to use the page. */
export function AwaitedReturnStatus({ actor }: ShopReturnProps) {
  const { say } = useWords()
  const { way, callbackUrl } = useChildView(actor, shopReturnView)
  if (callbackUrl === undefined) return null
  if (way === 'resting' || way === 'stranded') return say('awaited.resting')
  return <span>{say('result.returning', { host: hostOf(callbackUrl) })}</span>
}

/** The button that returns to the shop at once, and a plain link if that failed or is not possible. */
export function ShopReturnButton({ actor }: ShopReturnProps) {
  const { say } = useWords()
  const { way, callbackUrl } = useChildView(actor, shopReturnView)
  const isLinkShown = way === 'stranded' || (way === 'resting' && callbackUrl === undefined)
  return (
    <>
      {callbackUrl !== undefined && (
        <Button action="go-back" busy={way === 'returning'} onPress={() => actor.send({ type: 'shopper.wentToShop' })}>
          {say('result.back', { host: hostOf(callbackUrl) })}
        </Button>
      )}
      {isLinkShown && <ShopLink isOnly={callbackUrl === undefined} />}
    </>
  )
}

export function ShopLink({ isOnly }: { readonly isOnly: boolean }) {
  const { say } = useWords()
  const { shopUrl } = useView(endingView)
  if (shopUrl === undefined) return null
  return (
    <ButtonLink href={shopUrl} action="open-shop" look={isOnly ? undefined : quiet}>
      {say('result.openShop', { host: hostOf(shopUrl) })}
    </ButtonLink>
  )
}
