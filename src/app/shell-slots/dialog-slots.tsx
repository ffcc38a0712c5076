import { exitView, isBankShown } from '../../../machines/checkout/views'
import { LazyPart } from '../../checkout/lazy-part'
import { useCheckout } from '../../checkout/provider'
import { useChild, useView } from '../../checkout/use-view'
import type { LegalTextProps } from '../../shell/legal-text'

const loadLegalText = () => import('../../shell/legal-text').then(({ LegalText }) => LegalText)

/**
 * The modal is as large as the rest of the shell's code, so it is fetched when the first text is opened. Pressing the link again retries a
 * failed load.
 */
export function LegalTextSlot(props: LegalTextProps) {
  const legalText = useChild('legalText')
  return (
    <LazyPart
      wanted={legalText ? 'now' : 'never'}
      load={loadLegalText}
      close={() => legalText?.send({ type: 'shopper.closedText' })}
      fallback="notice"
      yields
      props={props}
    />
  )
}

const loadModal = () => import('../../shell/exit-modal').then(({ ExitModal }) => ExitModal)

/** Fetched when the shopper first wants to leave. */
export function ExitSlot() {
  const { actor } = useCheckout()
  const { isOpen } = useView(exitView)
  return (
    <LazyPart
      wanted={isOpen ? 'now' : 'never'}
      load={loadModal}
      close={() => actor.send({ type: 'shopper.keptPaying' })}
      fallback="notice"
      yields
      props={{}}
    />
  )
}

const loadBankFrame = () => import('../../shell/bank-page').then(({ BankPage }) => BankPage)

/** The bank's page within this one, shown if this page itself is framed. */
export function BankSlot() {
  const { bankVisit } = useCheckout()
  const visit = useView(isBankShown) ? bankVisit() : undefined
  return (
    <LazyPart
      wanted={visit ? 'now' : 'never'}
      load={loadBankFrame}
      close={() => bankVisit()?.onFailed()}
      fallback="page"
      props={{ visit }}
    />
  )
}
