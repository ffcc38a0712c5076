import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { stack } from '../../../styles/rhythm.css'
import { useMethod } from '../../checkout/use-method'
import { Note } from '../../components/note/note'
import { infoMark } from '../../components/icon/later-icons'
import { Tiles, tabIdOf } from '../../components/tiles/tiles'
import { useWords } from '../../words/use-words'
import type { PaymentActor } from './actors'
import { BalanceMethod } from './balance/balance-method'
import { CardMethod } from './card-method'
import { PayLoading } from './loading'
import { useMethodTiles } from './method-tiles'
import { isSame } from './same-view'
import { Unopened } from './unopened'

interface MethodsProps {
  readonly actor: PaymentActor
  readonly view: PaymentView
}

function Method({ actor, view }: MethodsProps) {
  const card = useMethod('cardPayment')
  const balance = useMethod('balancePayment')
  return (
    <>
      {card && <CardMethod actor={card} />}
      {balance && <BalanceMethod actor={balance} payment={actor} of={view} />}
    </>
  )
}

/** The methods as tabs, and the one on show. With a single one there is nothing to choose. */
function OpenMethods({ actor, view }: MethodsProps) {
  const { say } = useWords()
  const panelId = useId()
  const tiles = useMethodTiles(view)
  const { method, methods, isLocked } = view
  if (methods.length < 2 || method === undefined) return <Method actor={actor} view={view} />
  return (
    <>
      <Tiles
        label={say('methods.label')}
        tiles={tiles}
        selected={method}
        panelId={panelId}
        closed={isLocked ? say('methods.locked') : undefined}
        onSelect={(value) => {
          const chosen = methods.find((one) => one === value)
          if (chosen) actor.send({ type: 'shopper.choseMethod', method: chosen })
        }}
      />
      <div className={stack} role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, method)}>
        <Method actor={actor} view={view} />
      </div>
    </>
  )
}

/** The ways to pay this order, or why there is none. */
export function Methods({ actor }: { readonly actor: PaymentActor }) {
  const { say } = useWords()
  const view = useSelector(actor, paymentView, isSame)
  switch (view.kind) {
    case 'reading':
      return <PayLoading />
    case 'unread':
    case 'broken':
      return (
        <Unopened
          title={say('methods.unopened')}
          onRetry={() => {
            actor.send({ type: 'shopper.retried' })
          }}
        >
          {say('errors.noMoneyMoved')}
        </Unopened>
      )
    case 'none':
      return (
        <Note icon={infoMark} role="note">
          <b>{say('methods.none')}</b>
          <br />
          {say('methods.none.text')}
        </Note>
      )
    case 'open':
      return <OpenMethods actor={actor} view={view} />
  }
}
