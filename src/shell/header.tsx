import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../components/icon/icon'
import { Logo } from '../components/logo/logo'
import { useWords } from '../words/use-words'
import * as brandCss from './brand.css'
import * as css from './header.css'

interface BrandProps {
  readonly productName: string
  readonly logoUrl?: string | null | undefined
}

/** The logo, from the configured address or our own, over the promise of a safe purchase. */
function Brand({ productName, logoUrl }: BrandProps) {
  const { say } = useWords()
  const [isBroken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // In a prerendered page the picture may have failed before React attached onError.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <>
      {logoUrl && !isBroken ? (
        <img className={brandCss.image} src={logoUrl} alt={productName} ref={image} onError={() => setBroken(true)} />
      ) : (
        <span className={isBroken ? undefined : brandCss.awaiting}>
          <Logo name={productName} />
        </span>
      )}
      <span className={brandCss.secure}>
        <Icon name="lock" size="tiny" />
        {say('shell.secure')}
      </span>
    </>
  )
}

export interface HeaderProps {
  readonly productName: string
  readonly logoUrl?: string | null | undefined
  /** The way back to the merchant, where the order allows it. */
  readonly goBack?: ReactNode
  readonly clock?: ReactNode
}

/** The brand keeps the middle, even when the order brings something to its sides. */
export function Header({ productName, logoUrl, goBack, clock }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.row}>
        <div className={css.end}>{goBack}</div>
        <div className={css.brand}>
          <Brand productName={productName} logoUrl={logoUrl} />
        </div>
        <div className={`${css.end} ${css.last}`}>{clock}</div>
      </div>
    </header>
  )
}
