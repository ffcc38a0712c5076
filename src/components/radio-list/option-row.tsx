import { Fragment, type ReactNode } from 'react'
import { Radio } from '../radio/radio'
import * as rows from '../row/row.css'
import { tones } from '../tag/tag.css'
import * as css from './radio-list.css'

/** A word or two behind a title. */
export interface OptionTag {
  readonly tone: keyof typeof tones
  readonly text: string
}

export interface Option {
  readonly value: string
  readonly title: ReactNode
  readonly second?: ReactNode
  /** At the right end, on the line of the other ends: an amount, a rate. */
  readonly end?: ReactNode
  /** `<CardMark>`, after the end. */
  readonly mark?: ReactNode
  /** `<BankTile>`, before the title; the smallest phones have no room for it. */
  readonly lead?: ReactNode
  readonly tags?: readonly OptionTag[]
  /** Careful, but it can be chosen. */
  readonly warning?: string | undefined
  /** Why it is no good as it is, although it can be chosen. */
  readonly fault?: string | undefined
  /** Why it cannot be chosen: in the second line's place, or in red under it, where that names the thing. */
  readonly unavailable?: string | undefined
}

export interface OptionRowProps {
  readonly option: Option
  readonly group: string
  readonly isChosen: boolean
  readonly isSlim: boolean
  readonly onChoose: (value: string) => void
}

/** The whole row is the label of its radio. */
export function OptionRow({ option, group, isChosen, isSlim, onChoose }: OptionRowProps) {
  const { value, title, second, end, mark, lead, tags = [], warning, fault, unavailable } = option
  const isOff = unavailable !== undefined
  const ink = isOff ? css.quietTitle : ''
  const className = [
    rows.row,
    isSlim && rows.slim,
    isChosen && !isOff && rows.chosen,
    isOff ? css.unavailable : css.choice,
  ]
  return (
    <label className={className.filter(Boolean).join(' ')}>
      <Radio
        group={group}
        value={value}
        isChosen={isChosen && !isOff}
        disabled={isOff}
        onChoose={() => onChoose(value)}
      />
      {lead !== undefined && <span className={css.lead}>{lead}</span>}
      <span className={rows.body}>
        <span className={rows.words}>
          <span className={`${rows.title} ${ink}`}>
            {title}
            {tags.map(({ tone, text }) => (
              <Fragment key={text}>
                {' '}
                <span className={css.tag}>
                  <span className={tones[tone]}>{text}</span>
                </span>
              </Fragment>
            ))}
          </span>
          {second !== undefined && <span className={rows.second}>{second}</span>}
          {warning !== undefined && <span className={`${rows.second} ${css.warning}`}>{warning}</span>}
          {fault !== undefined && <span className={`${rows.second} ${css.danger}`}>{fault}</span>}
          {isOff && (
            <span className={second === undefined ? rows.second : `${rows.second} ${css.danger}`}>{unavailable}</span>
          )}
        </span>
        {end !== undefined && <span className={`${rows.end} ${ink}`}>{end}</span>}
        {mark !== undefined && <span className={rows.end}>{mark}</span>}
      </span>
    </label>
  )
}
