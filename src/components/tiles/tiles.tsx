import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import { FactRoom } from './tiles-room'
import * as css from './tiles.css'

/** Where a key leads from one of several that stand in a row; undefined where it leads nowhere (WAI-ARIA's tabs). */
export function neighbourOf(key: string, index: number, count: number): number | undefined {
  if (count === 0 || index < 0) return undefined
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

export interface Tile {
  readonly value: string
  readonly icon: IconSource
  readonly title: string
  /** One thing that is worth knowing before it is chosen; `undefined`: it is on its way. */
  readonly fact: ReactNode
}

export interface TilesProps {
  /** What is chosen between. */
  readonly label: string
  readonly tiles: readonly Tile[]
  readonly selected: string
  /** Of the panel under them, which belongs to the chosen one. */
  readonly panelId: string
  /** Why no other one can be chosen for now; in the place of its fact. */
  readonly closed?: string | undefined
  readonly onSelect: (value: string) => void
  /** One of the closed ones was pressed, where there is more to say than fits into a tile. */
  readonly onClosed?: (value: string) => void
}

/** The name of a tile for its panel's `aria-labelledby`. */
export const tabIdOf = (panelId: string, value: string) => `${panelId}-${value}`

/**
 * Tabs, drawn as tiles: one stop for the keyboard, arrows go from one to the other, and a press chooses. Arrows alone choose
 * nothing, since what a choice brings may lie over the page.
 */
export function Tiles({ label, tiles, selected, panelId, closed, onSelect, onClosed }: TilesProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'))
    const next = neighbourOf(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length)
    if (next === undefined) return
    event.preventDefault()
    tabs[next]?.focus()
  }
  return (
    <div className={css.tiles} role="tablist" aria-label={label} onKeyDown={move}>
      {tiles.map(({ value, icon, title, fact }) => {
        const isChosen = value === selected
        const isClosed = closed !== undefined && !isChosen
        return (
          <button
            key={value}
            type="button"
            className={`${css.tile} ${isChosen ? css.chosen : isClosed ? css.closed : css.choice}`}
            role="tab"
            id={tabIdOf(panelId, value)}
            data-method={value}
            tabIndex={isChosen ? 0 : -1}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            aria-disabled={(isClosed && !onClosed) || undefined}
            onClick={() => {
              if (isClosed) onClosed?.(value)
              else if (!isChosen) onSelect(value)
            }}
          >
            <Icon name={icon} />
            <span>
              <span className={css.title}>{title}</span>
              {isClosed ? <span className={css.fact}>{closed}</span> : <Fact>{fact}</Fact>}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function Fact({ children }: { readonly children: ReactNode }) {
  return children === undefined ? <FactRoom width={82} /> : <span className={css.fact}>{children}</span>
}
