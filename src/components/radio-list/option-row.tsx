import { Fragment, type ReactNode } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Radio } from '../radio/radio'
import * as rows from '../row/row.css'
import { tones } from '../tag/tag.css'
import * as css from './radio-list.css'

export interface OptionTag {
  readonly tone: keyof typeof tones
  readonly text: string
}

export interface Option {
  readonly value: string
  readonly title: ReactNode
  readonly second?: ReactNode
  /** At the right edge: an amount, a rate. */
  readonly end?: ReactNode
  /** Names `end` for screen readers, which no head of a column reaches. */
  readonly endName?: string
  /** `<CardMark>`, after `end`. */
  readonly mark?: ReactNode
  /** `<BankTile>`, before the title; hidden on the smallest phones. */
  readonly lead?: ReactNode
  readonly tags?: readonly OptionTag[]
  /** A caution; the option can still be chosen. */
  readonly warning?: string | undefined
  /** Why the option needs a change, although it can be chosen. */
  readonly fault?: string | undefined
  /** Why the option can't be chosen: in place of the second line or, if there is one, in red under it. */
  readonly unavailable?: string | undefined
}

export interface OptionRowProps {
  readonly option: Option
  readonly group: string
  readonly isChosen: boolean
  readonly isSlim: boolean
  readonly onChoose: (value: string) => void
}

export function OptionRow({ option, group, isChosen, isSlim, onChoose }: OptionRowProps) {
  const { value, title, second, end, endName, mark, lead, tags = [], warning, fault, unavailable } = option
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
        {end !== undefined && (
          <span className={`${rows.end} ${ink}`}>
            {endName !== undefined && <span className={visuallyHidden}>{endName} </span>}
            {end}
          </span>
        )}
        {mark !== undefined && <span className={rows.end}>{mark}</span>}
      </span>
    </label>
  )
}
