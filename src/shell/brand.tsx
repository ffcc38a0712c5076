import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/icon/icon'
import { Logo } from '../components/logo/logo'
import { useWords } from '../words/use-words'
import * as css from './brand.css'

export interface BrandProps {
  readonly productName: string
  readonly logoUrl?: string | null | undefined
}

/** The logo, from the configured address or our own, over the promise of a safe purchase. */
export function Brand({ productName, logoUrl }: BrandProps) {
  const { say } = useWords()
  const [isBroken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // In a prerendered page the picture may have failed before anybody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <>
      {logoUrl && !isBroken ? (
        <img className={css.image} src={logoUrl} alt={productName} ref={image} onError={() => setBroken(true)} />
      ) : (
        <Logo name={productName} />
      )}
      <span className={css.secure}>
        <Icon name="lock" size="tiny" />
        {say('shell.secure')}
      </span>
    </>
  )
}
