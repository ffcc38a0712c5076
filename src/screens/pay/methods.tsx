import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { cardPaymentView } from '../../../machines/payment/card/view'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { stack } from '../../../styles/rhythm.css'
import { useMethod } from '../../checkout/use-method'
import { infoMark } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { tabIdOf, type Tile, Tiles } from '../../components/tiles/tiles'
import { useWords } from '../../words/use-words'
import type { PaymentActor } from './form/actors'
import { PayLoading } from './form/loading'
import { useDeadEnd } from './form/use-dead-end'
import { isSame } from './form/same-view'
import { Unopened } from './form/unopened'
import { PAY_METHODS } from './methods/pay-methods'
import { useForm } from './methods/use-form'
import { PriceChange } from './price-change'

/** How many cards are saved; `coming` while they are asked for, and what was `known` before where their form is not on show. */
function useCardCount(known: number | undefined): number | 'coming' | undefined {
  return useSelector(useMethod('cardPayment'), (snapshot) => {
    if (!snapshot) return known
    const view = cardPaymentView(snapshot)
    if (view.kind === 'openingWallet') return 'coming'
    return view.kind === 'walletClosed' ? undefined : view.wallet.cards.length
  })
}

/** The methods as tiles. */
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

/** The methods as tabs, and the one on show. With a single one there is nothing to choose. */
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
      {/* What is to be taken to the bank comes first. */}
      {isLockedIn && tabs}
    </>
  )
}

/** What the danger modal has said, and the way to try once more where there is one. */
function NoMethod({ actor, view: { kind, canRetry, isAnnounced } }: MethodsProps) {
  const { title, text } = useDeadEnd(kind)
  if (!canRetry) {
    return (
      <Note icon={infoMark} role="note">
        <b>{title}</b>
        <br />
        {text}
      </Note>
    )
  }
  const retry = () => actor.send({ type: 'shopper.retried' })
  return (
    <Unopened title={title} {...(!isAnnounced && { onRetry: retry })}>
      {text}
    </Unopened>
  )
}

/** The ways to pay this order, or why there is none. */
export function Methods({ actor }: { readonly actor: PaymentActor }) {
  const view = useSelector(actor, paymentView, isSame)
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
