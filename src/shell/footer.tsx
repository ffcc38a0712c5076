import type { MouseEvent } from 'react'
import { CardMark } from '../components/card-mark/card-mark'
import { Icon } from '../components/icon/icon'
import { useWords } from '../words/use-words'
import * as css from './footer.css'
import * as themeButtonCss from './theme-button.css'

/** The boot script handles its press, because it is in the page before the app's code has loaded. */
function ThemeButton() {
  const { say } = useWords()
  return (
    <button type="button" data-action="toggle-theme">
      <span className={themeButtonCss.toDark}>
        <span className={themeButtonCss.icon}>
          <Icon name="moon" />
        </span>
        {say('shell.darkTheme')}
      </span>
      <span className={themeButtonCss.toLight}>
        <span className={themeButtonCss.icon}>
          <Icon name="sun" />
        </span>
        {say('shell.lightTheme')}
      </span>
    </button>
  )
}

export interface FooterProps {
  readonly productName: string
  /** Its space is reserved until it is known. */
  readonly merchantName?: string | undefined
  /** This page's address in the other language, for opening it in another tab. */
  readonly languageHref: string
  readonly onChangeLanguage: () => void
  /** Whether the shopper pays, so that the notice about the payment is shown. */
  readonly isPayFlow?: boolean
  /** As wide as the single column above it. */
  readonly isSolo?: boolean
  /** Whether the card marks and the notice are shown on a phone; the links always are. */
  readonly isOnPhone: boolean
  readonly isOnDesktop: boolean
}

const accepted = [
  ['VISA', 'Visa'],
  ['MASTER', 'Mastercard'],
  ['AMEX', 'American Express'],
  ['TROY', 'Troy'],
] as const

const wantsOtherTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey

export function Footer(props: FooterProps) {
  const { productName, merchantName, languageHref, onChangeLanguage, isSolo = false, isPayFlow = true } = props
  const { isOnPhone, isOnDesktop } = props
  const { say, language } = useWords()
  const other = language === 'tr' ? 'en' : 'tr'
  // A screen without an order never gets a merchant name, so it reserves no space for the notice.
  const isNoticeDue = isPayFlow && (merchantName !== undefined || !isSolo)
  const className = [css.footer, isSolo && css.solo, !isOnDesktop && css.onlyOnPhone, !isOnPhone && css.onlyOnDesktop]
  return (
    <footer className={className.filter(Boolean).join(' ')}>
      <div className={css.inner}>
        <div className={css.marks}>
          {accepted.map(([brand, label]) => (
            <CardMark key={brand} brand={brand} label={label} size="small" />
          ))}
        </div>
        {isNoticeDue && (
          <p className={css.notice}>
            {merchantName !== undefined && say('shell.paymentNotice', { merchantName, product: productName })}
          </p>
        )}
        <div className={css.links}>
          <ThemeButton />
          <a
            href={languageHref}
            lang={other}
            hrefLang={other}
            data-action="change-language"
            onClick={(event) => {
              if (wantsOtherTab(event)) return
              event.preventDefault()
              onChangeLanguage()
            }}
          >
            {say('shell.otherLanguage')}
          </a>
        </div>
      </div>
    </footer>
  )
}
