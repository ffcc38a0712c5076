import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import * as field from '../field/field.css'
import { Icon } from '../icon/icon'
import { search as glass } from '../icon/later-icons'
import { Skeleton } from '../skeleton/skeleton'
import * as css from './country-list.css'
import { CountryRow, type ListedCountry } from './country-row'

interface Pointing {
  /** Index of the active row; -1 if none is. */
  readonly at: number
  /** Index of the row that becomes active first; -1 for the top row. */
  readonly start: number
  readonly count: number
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 7

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

/** The active row after a key; undefined for other keys. Arrows wrap around the ends, page keys stop at them. */
export function placeAfter(key: string, { at, start, count }: Pointing): number | undefined {
  const step = STEPS[key]
  if (step === undefined || count === 0) return undefined
  if (at === -1) return Math.max(start, 0)
  if (Math.abs(step) === 1) return (at + step + count) % count
  return Math.min(Math.max(at + step, 0), count - 1)
}

/** Widths of the placeholder names, in design pixels. */
const NAMES = [72, 108, 140, 84, 120, 64, 132, 96, 112, 76, 124, 88, 104, 68]

export function CountryListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={`${css.list} ${css.waiting}`} data-room="countries">
      <p className={visuallyHidden}>{label}</p>
      {NAMES.map((width) => (
        <div key={width} className={css.row}>
          <Skeleton width={width} height={16} />
          <Skeleton width={36} height={16} />
        </div>
      ))}
    </div>
  )
}

interface NoCountryProps {
  readonly title: string
  readonly hint: string
}

export function NoCountry({ title, hint }: NoCountryProps) {
  return (
    <div>
      <p className={css.noneTitle}>{title}</p>
      <p className={css.noneHint}>{hint}</p>
    </div>
  )
}

export interface CountryListProps {
  readonly label: string
  /** Name of the list, for screen readers. */
  readonly listLabel: string
  /** Initial text of the search field. */
  readonly search: string
  readonly countries: readonly ListedCountry[]
  /** ISO code of the chosen country. */
  readonly chosen: string | undefined
  /** Number of matches, for screen readers; empty while the shopper is not searching. */
  readonly searchStatus: string
  /** Replaces the list while it loads, if it failed to load, or if no country matches. */
  readonly instead: ReactNode
  readonly isLoading: boolean
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly onSearch: (text: string) => void
  readonly onChoose: (country: ListedCountry) => void
}

/**
 * A list of countries, searched by typing. The focus stays in the field: arrow keys move the active row, Enter chooses it. A search makes
 * the first match active; Enter pressed before the list has loaded chooses it once it has.
 */
export function CountryList(props: CountryListProps) {
  const {
    label,
    listLabel,
    search,
    countries,
    chosen,
    searchStatus,
    instead,
    isLoading,
    fieldRef,
    onSearch,
    onChoose,
  } = props
  const id = useId()
  const listRef = useRef<HTMLUListElement>(null)
  const [pointed, setPointed] = useState<{ readonly among: typeof countries; readonly at: number }>()
  const isSearching = searchStatus !== ''
  const at = pointed?.among === countries ? pointed.at : isSearching ? 0 : -1
  const current = countries[at]
  const chosenAt = countries.findIndex(({ iso }) => iso === chosen)
  const isOpen = instead === undefined
  const idOf = ({ iso }: ListedCountry) => `${id}-${iso}`

  useEffect(() => {
    bringIntoView(listRef.current, isSearching ? 0 : chosenAt)
  }, [countries, chosenAt, isSearching])

  /**
   * State of the current search. Once its rows were shown, Enter is not deferred to another list: in another language, another row is the
   * first.
   */
  const rows = useRef<'awaited' | 'entered' | 'seen'>('awaited')
  useEffect(() => {
    if (isLoading) return
    if (rows.current === 'entered' && current) onChoose(current)
    rows.current = current ? 'seen' : 'awaited'
  }, [isLoading, countries, current, onChoose])

  // The failure's retry button unmounts with the focus in it, also if the list loads again in another language.
  useEffect(() => {
    if (isLoading && document.activeElement === document.body) fieldRef.current?.focus()
  }, [isLoading, fieldRef])

  const press = (event: KeyboardEvent) => {
    // Enter during IME composition belongs to the composed text.
    if (event.nativeEvent.isComposing) return
    if (isLoading && event.key === 'Enter' && rows.current === 'awaited') rows.current = 'entered'
    if (!isOpen) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) onChoose(current)
      return
    }
    const next = placeAfter(event.key, { at, start: chosenAt, count: countries.length })
    if (next === undefined) return
    event.preventDefault()
    setPointed({ among: countries, at: next })
    bringIntoView(listRef.current, next)
  }

  return (
    <div>
      <label className={field.label} htmlFor={`${id}-search`}>
        {label}
      </label>
      <div className={`${field.box} ${field.focusable}`}>
        <span className={css.glass}>
          <Icon name={glass} />
        </span>
        <input
          id={`${id}-search`}
          className={field.input}
          data-field="countrySearch"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && current ? idOf(current) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={search}
          ref={fieldRef}
          onInput={(event) => {
            rows.current = 'awaited'
            onSearch(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
      </div>
      <p className={visuallyHidden} role="status">
        {searchStatus}
      </p>
      <div className={css.room}>
        {isOpen ? (
          <ul className={css.list} id={`${id}-list`} role="listbox" aria-label={listLabel} ref={listRef}>
            {countries.map((country) => (
              <CountryRow
                key={country.iso}
                id={idOf(country)}
                country={country}
                isChosen={country.iso === chosen}
                isPointed={country === current}
                onChoose={onChoose}
              />
            ))}
          </ul>
        ) : (
          instead
        )}
      </div>
    </div>
  )
}

/** Scrolls the list only, never the page: old Safari has no `scrollIntoView` options. */
function bringIntoView(list: HTMLElement | null, at: number) {
  const row = list?.children[at]
  if (!list || !(row instanceof HTMLElement)) return
  const { offsetTop, offsetHeight } = row
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop
  const below = offsetTop + offsetHeight - list.clientHeight
  if (below > list.scrollTop) list.scrollTop = below
}
