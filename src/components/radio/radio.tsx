import * as css from './radio.css'

export interface RadioProps {
  /** The radios' `name`: unique to the group on the page. */
  readonly group: string
  readonly value: string
  readonly isChosen: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
}

/** The native radio and its drawing. It covers the nearest positioned ancestor, which must be its label. */
export function Radio({ group, value, isChosen, disabled = false, onChoose }: RadioProps) {
  return (
    <>
      <input
        className={css.input}
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={css.dot} />
    </>
  )
}
