import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { endingView } from '../../../machines/checkout/views'
import type { shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { shopReturnView } from '../../../machines/after/shop-return/view'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { quiet } from '../../components/button/looks.css'
import { ButtonLink } from '../../components/button/button-link'
import { useWords } from '../../words/use-words'

interface WayProps {
  readonly actor: ActorRefFrom<typeof shopReturnMachine>
}

/** Where the money is still to come there is one thing to say of the way back: that it led nowhere. */
export function AwaitedWords({ actor }: WayProps) {
  const { say } = useWords()
  const { way } = useSelector(actor, shopReturnView, shallowEqual)
  return <p role="status">{way === 'stranded' && say('awaited.stranded')}</p>
}

/** What becomes of the shopper next; announced when it changes. */
export function WayWords({ actor }: WayProps) {
  const { say } = useWords()
  const { way } = useSelector(actor, shopReturnView, shallowEqual)
  const { merchantHost: host, shopUrl } = useView(endingView)
  const returning = host === undefined ? say('result.returning.noHost') : say('result.returning', { host })
  const stranded = say(shopUrl === undefined ? 'result.stranded.noLink' : 'result.stranded')
  if (way === 'resting') return say('result.resting')
  return <span role="status">{way === 'stranded' ? stranded : returning}</span>
}

/** The button that goes at once, and, when the way did not work, a plain link to the shop. */
export function WayBack({ actor }: WayProps) {
  const { say } = useWords()
  const { way, hasCallback } = useSelector(actor, shopReturnView, shallowEqual)
  const { merchantHost: host } = useView(endingView)
  return (
    <>
      {hasCallback && (
        <Button
          action="go-back"
          busy={way === 'returning'}
          onPress={() => {
            actor.send({ type: 'shopper.wentToShop' })
          }}
        >
          {host === undefined ? say('result.back.noHost') : say('result.back', { host })}
        </Button>
      )}
      {way === 'stranded' && <ShopLink isOnly={!hasCallback} />}
    </>
  )
}

export function ShopLink({ isOnly }: { readonly isOnly: boolean }) {
  const { say } = useWords()
  const { merchantHost, shopUrl } = useView(endingView)
  if (shopUrl === undefined) return null
  return (
    <ButtonLink href={shopUrl} action="open-shop" look={isOnly ? undefined : quiet}>
      {say('result.openShop', { host: merchantHost ?? new URL(shopUrl).host })}
    </ButtonLink>
  )
}
