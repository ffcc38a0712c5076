import { formatMoney } from '../../../../../machines/entities/money'
import {
  type Ineligibility,
  LARGEST_CREDIT,
  SMALLEST_CREDIT,
} from '../../../../../machines/payment/shopping-credit/rules'
import type { ShoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { useCheckout } from '../../../../checkout/provider'
import { Button } from '../../../../components/button/button'
import { second } from '../../../../components/button/looks.css'
import { retryArrow, infoMark } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import type { WordKey } from '../../../../words/word-key'
import { useWords } from '../../../../words/use-words'
import * as css from './shopping-credit.css'

/** Each reason has a title of its own (CRED-05). */
export const TITLES: Readonly<Record<Ineligibility, WordKey>> = {
  amountLimits: 'credit.ineligible.amountLimits',
  gold: 'credit.ineligible.gold',
  other: 'credit.ineligible.other',
  phonePcTablet: 'credit.ineligible.phonePcTablet',
  kyc: 'credit.ineligible.kyc',
  trustStampKyc: 'credit.ineligible.trustStampKyc',
  food: 'credit.ineligible.food',
  memberRestriction: 'credit.ineligible.memberRestriction',
  underAge: 'credit.ineligible.underAge',
  emailConfirmation: 'credit.ineligible.emailConfirmation',
  unknown: 'credit.ineligible.unknown',
}

/** Details beyond the title, shown if the provider sent no text. */
const BECAUSE: Partial<Record<Ineligibility, WordKey>> = {
  amountLimits: 'credit.because.amountLimits',
  phonePcTablet: 'credit.because.phonePcTablet',
  kyc: 'credit.because.kyc',
  underAge: 'credit.because.underAge',
}

const OTHER: WordKey = 'credit.wayOn.other'

export const NEXT_STEPS: Readonly<Record<Ineligibility, WordKey>> = {
  amountLimits: OTHER,
  gold: OTHER,
  other: OTHER,
  phonePcTablet: OTHER,
  kyc: 'credit.wayOn.kyc',
  trustStampKyc: 'credit.wayOn.kyc',
  food: OTHER,
  memberRestriction: OTHER,
  underAge: OTHER,
  emailConfirmation: 'credit.wayOn.emailConfirmation',
  unknown: OTHER,
}

const withoutFullStop = (sentence: string) => sentence.trim().replace(/\.$/, '')

/** Whether the provider's sentence repeats our title, which is then shown once. */
export const isSameSentence = (sentence: string, title: string) => withoutFullStop(sentence) === withoutFullStop(title)

export interface NotEligibleProps {
  readonly view: Extract<ShoppingCreditView, { readonly kind: 'ineligible' }>
  readonly onRetry: () => void
}

/** Takes the focus if the pressed button unmounted with the form; otherwise leaves it where it is. */
const catchesFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}

/** Why no bank lends for this order to this member, and what the shopper can do instead (CRED-05). */
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
          {text !== undefined && !isSameSentence(text, title) && (
            <>
              <br />
              <bdi lang={problem?.text === undefined ? undefined : problem.language}>{text}</bdi>
            </>
          )}
          <br />
          {say(NEXT_STEPS[category], { product })}
        </Note>
      </div>
      {canRetry && (
        <Button look={second} action="try-again" icon={retryArrow} onPress={onRetry}>
          {say('shell.tryAgain')}
        </Button>
      )}
    </>
  )
}
