import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { planOf } from '../../../machines/checkout/screen-meta'
import { emailMismatchView } from '../../../machines/sign-in/email-mismatch/view'
import { phoneChangeView } from '../../../machines/sign-in/phone-change/view'
import { otpView } from '../../../machines/sign-in/otp/view'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Modal } from '../../components/modal/modal'
import { withNoBreakSpaces } from '../../words/no-break-spaces'
import { useWords } from '../../words/use-words'
import { PhoneForm } from '../phone-change/phone-form'
import { EmailForm } from '../email-verify/email-form'
import { EmailMismatch } from '../email-verify/email-mismatch'
import { ForeignOffer, useForeignLede } from '../foreign-phone/foreign-offer'
import { CodeForm } from '../otp/code-form'
import * as css from './quick-login-dialogs.css'

/** A running child that the shopper can leave for the page under it. */
interface Leavable {
  send(event: { type: 'shopper.steppedBack' }): void
}

interface DialogProps {
  readonly name: string
  readonly title: string
  readonly lede: ReactNode
  readonly child: Leavable | undefined
  readonly isOpen: boolean
  /** Its first field takes the focus; without one, the title does. */
  readonly hasField?: boolean
  readonly children: ReactNode
}

/** At most one is open at a time, while its machine runs. */
function Dialog({ name, title, lede, child, isOpen, hasField = true, children }: DialogProps) {
  const { say } = useWords()
  return (
    <Modal
      name={name}
      title={title}
      lede={lede}
      isOpen={isOpen}
      onClose={() => child?.send({ type: 'shopper.steppedBack' })}
      closeLabel={say('shell.close')}
      width="default"
      initialFocus={hasField ? () => document.querySelector<HTMLElement>(`[data-modal="${name}"] input`) : undefined}
    >
      <div className={css.form}>{children}</div>
    </Modal>
  )
}

function OverCode({ isOpen }: { readonly isOpen: boolean }) {
  const { say } = useWords()
  const actor = useChild('otp')
  const phone = useChildView(actor, (snapshot) => withNoBreakSpaces(otpView(snapshot).maskedPhone))
  return (
    <Dialog
      name="otp"
      title={say('otp.heading')}
      lede={phone && say('otp.lede', { phone })}
      child={actor}
      isOpen={isOpen && actor !== undefined}
    >
      {actor && <CodeForm actor={actor} />}
    </Dialog>
  )
}

function OverEmail({ isOpen }: { readonly isOpen: boolean }) {
  const { say } = useWords()
  const actor = useChild('emailMismatch')
  const isMismatched = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && emailMismatchView(snapshot).isMismatched,
  )
  const phone = useChildView(actor, (snapshot) => withNoBreakSpaces(emailMismatchView(snapshot).maskedPhone))
  return (
    <Dialog
      name="email-verify"
      title={say('emailVerify.heading')}
      lede={phone && say('emailVerify.lede', { phone })}
      child={actor}
      isOpen={isOpen && actor !== undefined && !isMismatched}
    >
      {actor && <EmailForm actor={actor} />}
    </Dialog>
  )
}

function OverNumber({ isOpen }: { readonly isOpen: boolean }) {
  const { say } = useWords()
  const actor = useChild('phoneChange')
  const phone = useChildView(actor, (snapshot) => withNoBreakSpaces(phoneChangeView(snapshot).maskedPhone))
  return (
    <Dialog
      name="change-phone-number"
      title={say('phoneChange.heading')}
      lede={phone && say('phoneChange.lede', { phone })}
      child={actor}
      isOpen={isOpen && actor !== undefined}
    >
      {actor && <PhoneForm actor={actor} />}
    </Dialog>
  )
}

function OverForeign({ isOpen }: { readonly isOpen: boolean }) {
  const { say } = useWords()
  const actor = useChild('foreignPhone')
  const lede = useForeignLede(actor)
  return (
    <Dialog
      name="foreign-number"
      title={say('foreignPhone.heading')}
      lede={lede}
      child={actor}
      isOpen={isOpen && actor !== undefined}
      hasField={false}
    >
      {actor && <ForeignOffer actor={actor} />}
    </Dialog>
  )
}

/** The modals over the one-page login; only the machine decides which one is open (QCK-02). */
export function QuickLoginDialogs() {
  const open = useView((snapshot) => planOf(snapshot).modal)
  return (
    <>
      <OverCode isOpen={open === 'otp'} />
      <OverEmail isOpen={open === 'email-verify'} />
      <EmailMismatch />
      <OverNumber isOpen={open === 'change-phone-number'} />
      <OverForeign isOpen={open === 'foreign-number'} />
    </>
  )
}
