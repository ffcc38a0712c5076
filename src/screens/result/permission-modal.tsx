import type { ActorRefFrom } from 'xstate'
import type { resultExtrasMachine } from '../../../machines/after/result-extras/machine'
import { permissionView } from '../../../machines/after/result-extras/view'
import { useChildView } from '../../checkout/use-view'
import { form } from '../../../styles/rhythm.css'
import { Button } from '../../components/button/button'
import { quiet } from '../../components/button/looks.css'
import { Modal } from '../../components/modal/modal'
import { useWords } from '../../words/use-words'
import { ProblemAlert } from '../problem-alert/problem-alert'

export type ResultExtrasActor = ActorRefFrom<typeof resultExtrasMachine>

/** Asks whether messages may be sent; either answer leaves the result as it is. */
export function PermissionModal({ actor }: { readonly actor: ResultExtrasActor }) {
  const { say } = useWords()
  const { permission, isBusy, problem } = useChildView(actor, permissionView)
  const stepBack = () => actor.send({ type: 'shopper.steppedBack' })
  return (
    <Modal
      name="communications-permission"
      title={say('permission.title')}
      isOpen={permission === 'asking'}
      onClose={stepBack}
      closeLabel={say('shell.close')}
      width="exit"
      actions={
        <>
          <Button
            action="permit"
            busy={isBusy}
            busyLabel={say('permission.granting')}
            onPress={() => actor.send({ type: 'shopper.permitted' })}
          >
            {say('permission.grant')}
          </Button>
          <Button look={quiet} action="decline" onPress={stepBack}>
            {say('permission.decline')}
          </Button>
        </>
      }
    >
      <div className={form}>
        <p>{say('permission.text')}</p>
        <ProblemAlert problem={problem} />
      </div>
    </Modal>
  )
}
