import { bankFrame } from '../../checkout/bank-frame'
import type { BankForm } from './bank-form'
import { postForm } from './post-form'

/**
 * The way to a bank from a checkout in a frame: its page is shown within this one, which stays and asks the order how it ended. Resolves once
 * the form was posted, rejects where this page's own policy forbids it or nothing can be shown.
 */
export function visitBank({ action, host, fields }: BankForm, onBack: () => void): Promise<undefined> {
  return new Promise((resolve, reject) => {
    bankFrame.show({
      host,
      postTo(target) {
        postForm(action, fields, target).then(resolve, reject)
      },
      onMoved: onBack,
      onFailed() {
        bankFrame.show(undefined)
        reject(new Error('there is nothing to show the bank’s page in'))
      },
      close() {
        bankFrame.show(undefined)
        onBack()
      },
    })
  })
}

/** Takes a bank's page away that is shown within this one. */
export function endBankVisit(): void {
  bankFrame.show(undefined)
}
