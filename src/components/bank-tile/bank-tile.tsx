import { useState } from 'react'
import { initialsOf } from '../initials/initials'
import * as css from './bank-tile.css'

const NOT_ITS_OWN = /^(?:türkiye|t\.?(?:c\.?)?|bank|bankası|a\.ş\.?)$/i

/** `Garanti BBVA` is GB, `Akbank` is AK, `Türkiye İş Bankası` is İŞ: words such as the country and the trade are skipped. */
export function bankInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const own = words.filter((word) => !NOT_ITS_OWN.test(word))
  return initialsOf(own.length > 0 ? own : words)
}

interface BankTileProps {
  readonly name: string
  /** The address of a picture. */
  readonly logo: string | undefined
}

/** A bank's initials, covered by its logo once that is loaded. Always beside the bank's name, so hidden from screen readers. */
export function BankTile({ name, logo }: BankTileProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  return (
    <span className={css.tile} aria-hidden="true">
      {bankInitials(name)}
      {logo !== undefined && state !== 'broken' && (
        <img
          className={css.logos[state]}
          src={logo}
          alt=""
          onLoad={() => setState('loaded')}
          onError={() => setState('broken')}
        />
      )}
    </span>
  )
}
