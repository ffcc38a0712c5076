import * as css from './bank-tile.css'

export interface BankTileProps {
  readonly initials: string
}

/** In place of a bank's logo. Always beside its name, so never read aloud. */
export function BankTile({ initials }: BankTileProps) {
  return (
    <span className={css.tile} aria-hidden="true">
      {initials}
    </span>
  )
}
