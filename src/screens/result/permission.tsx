import { permissionView } from '../../../machines/after/result-extras/view'
import { LazyPart } from '../../checkout/lazy-part'
import { useChild, useChildView } from '../../checkout/use-view'
import { TextButton } from '../../components/text-button/text-button'
import { useWords } from '../../words/use-words'
import type { ResultExtrasActor } from './permission-modal'
import { screenOnly } from './result.css'

const loadModal = () => import('./permission-modal').then(({ PermissionModal }) => PermissionModal)

/** Offered beside the result, without blocking it (RES-05). */
export function Permission() {
  const actor = useChild('resultExtras')
  return actor && <Offer actor={actor} />
}

function Offer({ actor }: { readonly actor: ResultExtrasActor }) {
  const { say } = useWords()
  const { permission } = useChildView(actor, permissionView)
  const close = () => actor.send({ type: 'shopper.steppedBack' })
  if (permission === 'withheld') return null
  return (
    <div className={screenOnly}>
      <p role="status">{permission === 'permitted' && say('permission.granted')}</p>
      {permission !== 'permitted' && (
        <TextButton action="offer-permission" onPress={() => actor.send({ type: 'shopper.openedPermission' })}>
          {say('permission.offer')}
        </TextButton>
      )}
      <LazyPart
        wanted={permission === 'asking' ? 'now' : 'never'}
        load={loadModal}
        close={close}
        fallback="notice"
        props={{ actor }}
      />
    </div>
  )
}
