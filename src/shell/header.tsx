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

/** The configured logo, or ours if there is none or it fails to load, above the promise of a safe purchase. */
function Brand({ productName, logoUrl }: BrandProps) {
  const { say } = useWords()
  const [isBroken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // On a prerendered page the image may have failed before React attached onError.
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
  readonly goBack?: ReactNode
  readonly clock?: ReactNode
}

/** The brand stays in the middle when the back button or the clock appears. */
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
