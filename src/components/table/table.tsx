import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Radio } from '../radio/radio'
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
  readonly chosenRow?: string | undefined
  /** If set, every row begins with a radio. */
  readonly onChoose?: ((row: string) => void) | undefined
}

export function Table({ caption, hideCaption = false, columns, rows, chosenRow, onChoose }: TableProps) {
  const id = useId()
  // A scrollable area must be reachable by keyboard; with radios inside, it is.
  const reach = onChoose ? {} : { role: 'group', 'aria-labelledby': id, tabIndex: 0 }
  return (
    <div className={css.frame} {...reach}>
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
            <BodyRow key={row.key} row={row} columns={columns} group={id} chosenRow={chosenRow} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface BodyRowProps extends Pick<TableProps, 'columns' | 'chosenRow' | 'onChoose'> {
  readonly row: Row
  readonly group: string
}

function BodyRow({ row, columns, group, chosenRow, onChoose }: BodyRowProps) {
  const isChosen = row.key === chosenRow
  const radioId = `${group}-${row.key}`
  return (
    <tr className={isChosen ? css.chosen : undefined}>
      {columns.map(({ key, align }, index) => {
        const isFirst = index === 0
        const Cell = isFirst ? 'th' : 'td'
        return (
          <Cell key={key} className={css.cells[align]} scope={isFirst ? 'row' : undefined}>
            {onChoose ? (
              <label className={`${css.content} ${css.choice} ${isFirst ? css.pick : ''}`} htmlFor={radioId}>
                {isFirst && (
                  <Radio
                    group={group}
                    value={row.key}
                    id={radioId}
                    isChosen={isChosen}
                    onChoose={() => onChoose(row.key)}
                  />
                )}
                {row.cells[key]}
              </label>
            ) : (
              <span className={css.content}>{row.cells[key]}</span>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}
