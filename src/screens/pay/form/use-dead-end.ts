import type { PaymentView } from '../../../../machines/payment/view'
import { endingView, mayBePaidElsewhere } from '../../../../machines/checkout/views'
import { hostOf } from '../../../checkout/host-of'
import { useView } from '../../../checkout/use-view'
import { useWords } from '../../../words/use-words'

/** Why the order can't be paid here and the one next step, in the same words in the modal and in the page under it (SHELL-15). */
export function useDeadEnd(kind: PaymentView['kind'] | undefined) {
  const { say } = useWords()
  const { shopUrl } = useView(endingView)
  const isUncharged = !useView(mayBePaidElsewhere)
  const host = shopUrl === undefined ? undefined : hostOf(shopUrl)
  if (kind === 'termsFailed' || kind === 'methodCrashed') {
    return {
      ...{ shopUrl, host },
      title: say(`pages.pay.screens.dangerModal.${kind}.title`),
      text: say(isUncharged ? `pages.pay.screens.dangerModal.${kind}.description` : 'errors.generic'),
    }
  }
  return {
    ...{ shopUrl, host },
    title: say('pages.pay.screens.dangerModal.title'),
    text:
      host === undefined
        ? say('pages.pay.screens.dangerModal.description.noLink')
        : say('pages.pay.screens.dangerModal.description', { host }),
  }
}
