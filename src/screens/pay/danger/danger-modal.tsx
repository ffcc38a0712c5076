import type { ReactNode } from 'react'
import { Modal } from '../../../components/modal/modal'
import { useWords } from '../../../words/use-words'

export interface DangerModalProps {
  /** `error`: the order can't be paid here. `info`: it can, after the shopper has read something. */
  readonly type: 'error' | 'info'
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly finalFocus?: () => HTMLElement | null
}

/** Says what blocks the payment, with one next step (SHELL-15). */
export function DangerModal({ type, title, children, actions, isOpen, onClose, finalFocus }: DangerModalProps) {
  const { say } = useWords()
  return (
    <Modal
      name="danger"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={say('shell.close')}
      width="danger"
      icon={type}
      kicker={{ kind: type, text: say(`pages.pay.screens.dangerModal.${type}`) }}
      role="alertdialog"
      actions={actions}
      finalFocus={finalFocus}
    >
      {children}
    </Modal>
  )
}
