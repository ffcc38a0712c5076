import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import { FactSkeleton } from './tiles-skeleton'
import * as css from './tiles.css'

/** The tab that a key moves the focus to; undefined for other keys (WAI-ARIA's tabs). */
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
  /** The one fact worth knowing before the choice; undefined while it loads. */
  readonly fact: ReactNode
}

export interface TilesProps {
  readonly label: string
  readonly tiles: readonly Tile[]
  readonly selected: string
  /** Id of the panel below, which belongs to the chosen tile. */
  readonly panelId: string
  /** Why the other tiles are temporarily disabled; replaces their facts. */
  readonly closed?: string | undefined
  readonly onSelect: (value: string) => void
  /** Called if a disabled tile is pressed, where the reason is too long for a tile. */
  readonly onClosed?: (value: string) => void
}

/** A tile's id, for its panel's `aria-labelledby`. */
export const tabIdOf = (panelId: string, value: string) => `${panelId}-${value}`

/**
 * Tabs that look like tiles: one tab stop, arrow keys move the focus, and a press chooses. Arrow keys alone choose nothing, since a choice
 * may open a modal.
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
  return children === undefined ? <FactSkeleton width={82} /> : <span className={css.fact}>{children}</span>
}
