import * as css from './radio.css'

export interface RadioProps {
  /** The radios' `name`: unique to the group on the page. */
  readonly group: string
  readonly value: string
  readonly isChosen: boolean
  readonly id?: string
  readonly disabled?: boolean
  readonly onChoose: () => void
}

/** The native radio and its drawing. It covers the nearest positioned ancestor, which must be its label. */
export function Radio({ group, value, isChosen, id, disabled = false, onChoose }: RadioProps) {
  return (
    <>
      <input
        className={css.input}
        type="radio"
        id={id}
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
