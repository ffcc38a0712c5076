import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import * as css from './table.css'

export interface Column {
  readonly key: string
  readonly head: ReactNode
  /** Text aligns at the start, figures at the end. */
  readonly align: 'start' | 'end'
}

export interface Row {
  readonly key: string
  /** By the columns' keys; the first column names the row. */
  readonly cells: Readonly<Record<string, ReactNode>>
}

export interface TableProps {
  readonly caption: string
  readonly hideCaption?: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export function Table({ caption, hideCaption = false, columns, rows }: TableProps) {
  const id = useId()
  // A scrollable area must be reachable by keyboard.
  return (
    <div className={css.frame} role="group" aria-labelledby={id} tabIndex={0}>
      <table className={css.table}>
        <caption className={hideCaption ? visuallyHidden : css.caption} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, head, align }) => (
              <th key={key} className={css.heads[align]} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, align }, index) => {
                const isFirst = index === 0
                const Cell = isFirst ? 'th' : 'td'
                return (
                  <Cell key={key} className={css.cells[align]} scope={isFirst ? 'row' : undefined}>
                    <span className={css.content}>{row.cells[key]}</span>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
