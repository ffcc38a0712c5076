import { type MouseEvent, memo } from 'react'
import { Icon } from '../icon/icon'
import * as css from './country-list.css'

export interface ListedCountry {
  readonly iso: string
  readonly name: string
  /** The calling code, with `+`. */
  readonly prefix: string
}

export interface CountryRowProps {
  readonly id: string
  readonly country: ListedCountry
  readonly isChosen: boolean
  readonly isPointed: boolean
  readonly onChoose: (country: ListedCountry) => void
}

/** Memoised: of 245 rows, a key in the field changes two. */
export const CountryRow = memo(function CountryRow({ id, country, isChosen, isPointed, onChoose }: CountryRowProps) {
  const { iso, name, prefix } = country
  return (
    <li
      className={[css.row, isChosen && css.chosen, isPointed && css.active].filter(Boolean).join(' ')}
      id={id}
      role="option"
      aria-selected={isChosen}
      data-iso={iso}
      data-prefix={prefix}
      onMouseDown={preventBlur}
      onClick={() => onChoose(country)}
    >
      <span className={css.name}>{name}</span>
      {isChosen && (
        <span className={css.tick}>
          <Icon name="check" size="small" />
        </span>
      )}
      <span className={css.code}>{prefix}</span>
    </li>
  )
})

function preventBlur(event: MouseEvent) {
  event.preventDefault()
}
