import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { cardPaymentView } from '../../../machines/payment/card/view'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { stack } from '../../../styles/rhythm.css'
import { useMethod } from '../../checkout/use-method'
import { useChildView } from '../../checkout/use-view'
import { ButtonLink } from '../../components/button/button-link'
import { infoMark } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { tabIdOf, type Tile, Tiles } from '../../components/tiles/tiles'
import { useWords } from '../../words/use-words'
import type { PaymentActor } from './form/actors'
import { PayLoading } from './form/loading'
import { useCannotPayWords } from './form/use-cannot-pay-words'
import { LoadFailed } from './form/load-failed'
import { PAY_METHODS } from './methods/pay-methods'
import { useForm } from './methods/use-form'
import { PriceChange } from './price-change'

/** The number of saved cards: `coming` while they load, and the `known` number while the card form is not shown. */
function useCardCount(known: number | undefined): number | 'coming' | undefined {
  return useSelector(useMethod('cardPayment'), (snapshot) => {
    if (!snapshot) return known
    const view = cardPaymentView(snapshot)
    if (view.kind === 'openingWallet') return 'coming'
    return view.kind === 'walletClosed' ? undefined : view.wallet.cards.length
  })
}

function useMethodTiles(view: PaymentView): readonly Tile[] {
  const words = useWords()
  const savedCards = useCardCount(view.savedCards)
  return view.methods.map((method) => {
    const { name, icon, fact } = PAY_METHODS[method].tile
    return { value: method, icon, title: words.say(name), fact: fact({ ...view, savedCards }, words) }
  })
}

interface MethodsProps {
  readonly actor: PaymentActor
  readonly view: PaymentView
}

function Method({ actor, view }: MethodsProps) {
  const form = useForm()
  return (
    <>
      <PriceChange />
      {form && <form.method.Form actor={form.actor} payment={actor} of={view} />}
    </>
  )
}

/** The methods as tabs, and the form of the current one. A single method has no tabs. */
function OpenMethods({ actor, view }: MethodsProps) {
  const { say } = useWords()
  const panelId = useId()
  const tiles = useMethodTiles(view)
  const { method, methods, isLocked, isLockedIn } = view
  if (methods.length < 2 || method === undefined) return <Method actor={actor} view={view} />
  const choose = (value: string) => {
    const chosen = methods.find((one) => one === value)
    if (chosen) actor.send({ type: 'shopper.choseMethod', method: chosen })
  }
  const tabs = (
    <Tiles
      label={say('methods.label')}
      tiles={tiles}
      selected={method}
      panelId={panelId}
      closed={isLockedIn ? say('methods.transferLocked') : isLocked ? say('methods.locked') : undefined}
      onSelect={choose}
      {...(isLockedIn && { onClosed: choose })}
    />
  )
  return (
    <>
      {!isLockedIn && tabs}
      <div className={stack} role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, method)}>
        <Method actor={actor} view={view} />
      </div>
      {/* When the transfer has its code, the details for the bank come first. */}
      {isLockedIn && tabs}
    </>
  )
}

/** Says what the danger modal said, with its retry button where a retry is possible, else with its way to the shop. */
function NoMethod({ actor, view: { kind, canRetry, isAnnounced } }: MethodsProps) {
  const { say } = useWords()
  const { shopUrl, host, title, text } = useCannotPayWords(kind)
  if (!canRetry) {
    return (
      <>
        <Note icon={infoMark} role="note">
          <b>{title}</b>
          <br />
          {text}
        </Note>
        {shopUrl !== undefined && host !== undefined && (
          <ButtonLink href={shopUrl} action="open-shop">
            {say('pages.pay.screens.dangerModal.link', { host })}
          </ButtonLink>
        )}
      </>
    )
  }
  const retry = () => actor.send({ type: 'shopper.retried' })
  return (
    <LoadFailed title={title} {...(!isAnnounced && { onRetry: retry })}>
      {text}
    </LoadFailed>
  )
}

/** The methods to pay this order with, or why there are none. */
export function Methods({ actor }: { readonly actor: PaymentActor }) {
  const view = useChildView(actor, paymentView)
  switch (view.kind) {
    case 'reading':
      return <PayLoading />
    case 'termsFailed':
    case 'methodCrashed':
    case 'none':
      return <NoMethod actor={actor} view={view} />
    case 'open':
      return <OpenMethods actor={actor} view={view} />
  }
}
