import { kycGateView } from '../../../../machines/payment/kyc-gate/view'
import { useChildView } from '../../../checkout/use-view'
import { Modal } from '../../../components/modal/modal'
import { useWords } from '../../../words/use-words'
import { AppActions, AppOffer } from './app-offer'
import { IdentityForm } from './identity-form'
import type { KycGateActor } from './kyc-gate-actor'

export interface VerifyIdentityProps {
  /** The running gate; undefined closes the modal. */
  readonly actor: KycGateActor | undefined
  /** Name of the wallet, and so of the app. */
  readonly productName: string
}

/** The first empty field takes the focus; if there is none, the title does. */
function firstEmptyField() {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-modal="verify-identity"] input')
  return Array.from(fields).find(({ value }) => value === '') ?? null
}

/**
 * Modal over the payment that verifies the shopper's identity, by the form or in the app. Open while the gate asks something (KYC-01,
 * KYC-02).
 */
export function VerifyIdentity({ actor, productName }: VerifyIdentityProps) {
  const { say } = useWords()
  const view = useChildView(actor, kycGateView)
  const form = view?.kind === 'form' ? view : undefined
  const app = view?.kind === 'app' ? view : undefined
  return (
    <Modal
      name="verify-identity"
      title={say('identity.title')}
      lede={form && say('identity.lede')}
      isOpen={form !== undefined || app !== undefined}
      onClose={() => actor?.send({ type: 'shopper.closed' })}
      closeLabel={say('shell.close')}
      width="default"
      icon={app && 'identity'}
      initialFocus={firstEmptyField}
      actions={actor && app && <AppActions actor={actor} view={app} />}
    >
      {actor && form && <IdentityForm actor={actor} view={form} />}
      {app && <AppOffer view={app} productName={productName} />}
    </Modal>
  )
}
