import { formatMoney } from '../../../../../machines/entities/money'
import { LARGEST_CREDIT, SMALLEST_CREDIT } from '../../../../../machines/payment/shopping-credit/rules'
import type { ShoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { useCheckout } from '../../../../checkout/provider'
import { Button } from '../../../../components/button/button'
import { second } from '../../../../components/button/looks.css'
import { again, infoMark } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { useWords } from '../../../../words/use-words'
import * as css from './shopping-credit.css'
import { BECAUSE, TITLES, WAYS_ON, saysTheSame } from './ineligibility-words'

export interface NotEligibleProps {
  readonly view: Extract<ShoppingCreditView, { readonly kind: 'ineligible' }>
  readonly onRetry: () => void
}

/** Whoever pressed a button that has gone with the form is brought to it; nobody else is. */
const catchesFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}

/** Why nobody lends for this basket to this member, and what there is to do instead (CRED-05). */
export function NotEligible({ view: { category, problem, canRetry }, onRetry }: NotEligibleProps) {
  const { say, language } = useWords()
  const { productName: product } = useCheckout()
  const title = say(TITLES[category])
  const because = BECAUSE[category]
  const limits = { min: formatMoney(SMALLEST_CREDIT, language), max: formatMoney(LARGEST_CREDIT, language) }
  const text = problem?.text ?? (because && say(because, limits))
  return (
    <>
      <div className={css.method} data-ineligible={category} tabIndex={-1} ref={catchesFocus}>
        <Note icon={infoMark} role="alert">
          <b>{title}</b>
          {text !== undefined && !saysTheSame(text, title) && (
            <>
              <br />
              <bdi>{text}</bdi>
            </>
          )}
          <br />
          {say(WAYS_ON[category], { product })}
        </Note>
      </div>
      {canRetry && (
        <Button look={second} action="try-again" icon={again} onPress={onRetry}>
          {say('shell.tryAgain')}
        </Button>
      )}
    </>
  )
}
