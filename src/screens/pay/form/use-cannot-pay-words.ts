import type { PaymentView } from '../../../../machines/payment/view'
import { endingView } from '../../../../machines/checkout/views'
import { hostOf } from '../../../checkout/host-of'
import { useView } from '../../../checkout/use-view'
import { useWords } from '../../../words/use-words'
import { useFormMoneyFact } from './use-form-money-fact'

/** Why the order can't be paid here, and the one next step; the same words in the modal and in the page under it (SHELL-15). */
export function useCannotPayWords(kind: PaymentView['kind'] | undefined) {
  const { say } = useWords()
  const { shopUrl } = useView(endingView)
  const uncharged = useFormMoneyFact()
  const host = shopUrl === undefined ? undefined : hostOf(shopUrl)
  const of = kind === 'termsFailed' || kind === 'methodCrashed' ? (`${kind}.` as const) : ''
  const title = say(`pages.pay.screens.dangerModal.${of}title`)
  if (uncharged !== 'errors.noMoneyMoved') return { shopUrl, host, title, text: say(uncharged) }
  if (of !== '') return { shopUrl, host, title, text: say(`pages.pay.screens.dangerModal.${of}description`) }
  return {
    shopUrl,
    host,
    title,
    text:
      host === undefined
        ? say('pages.pay.screens.dangerModal.description.noLink')
        : say('pages.pay.screens.dangerModal.description', { host }),
  }
}
