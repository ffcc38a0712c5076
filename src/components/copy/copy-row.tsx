import { type ReactNode, useEffect, useState } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Icon } from '../icon/icon'
import { copy as copyIcon } from '../icon/later-icons'
import * as css from './copy.css'
import { copyText } from './copy-text'

/** How long a button shows its result, in milliseconds. */
const SAID = 4_000

type Copied = 'copied' | 'notCopied' | undefined

function useCopy(text: string): { readonly copied: Copied; readonly copy: () => void } {
  const [result, setResult] = useState<{ readonly copied: Copied; readonly of: string }>()
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => setResult(undefined), SAID)
    return () => clearTimeout(timer)
  }, [result])
  return {
    copied: result?.of === text ? result.copied : undefined,
    copy() {
      void copyText(text).then((isCopied) => setResult({ copied: isCopied ? 'copied' : 'notCopied', of: text }))
    },
  }
}

export interface CopyWords {
  readonly copy: string
  /** Includes what is copied, for screen readers. */
  readonly copyWhat: string
  readonly copied: string
  readonly copiedWhat: string
  readonly notCopied: string
}

export interface CopyRowProps {
  /** Sets `data-copy`. */
  readonly name: string
  /** Not in a tile, which has it. */
  readonly label?: string
  /** Formatted for reading. */
  readonly shown: ReactNode
  /** Formatted for pasting. */
  readonly text: string
  readonly words: CopyWords
  /** `head`: at the top of its paper, in large figures; `tile`: likewise, in a deep tile. */
  readonly kind?: 'row' | 'long' | 'head' | 'tile'
  readonly hint?: string
}

const ROOTS = { row: css.row, long: css.row, head: css.head, tile: css.tile } as const
const VALUES = { row: css.value, long: `${css.value} ${css.long}`, head: css.code, tile: css.tileCode } as const

/** A value that the shopper needs elsewhere, with a copy button that shows its result. */
export function CopyRow({ name, label, shown, text, words, kind = 'row', hint }: CopyRowProps) {
  const { copied, copy } = useCopy(text)
  const isHead = kind === 'head'
  const isTile = kind === 'tile'
  const isCopied = copied === 'copied'
  const icon = <Icon name={isCopied ? 'check' : copyIcon} />
  const look = isHead ? css.withWord : isTile ? css.onTile : css.iconOnly
  return (
    <div className={ROOTS[kind]} data-copy={name}>
      <div className={css.words}>
        {label !== undefined && <span className={css.label}>{label}</span>}
        <span className={VALUES[kind]}>
          <bdi translate="no">{shown}</bdi>
        </span>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        {copied === 'notCopied' && <span className={isTile ? css.failedOnTile : css.failed}>{words.notCopied}</span>}
        <span className={visuallyHidden} role="status">
          {copied && (isCopied ? words.copiedWhat : words.notCopied)}
        </span>
      </div>
      <button
        type="button"
        className={isCopied && !isTile ? `${look} ${css.copied}` : look}
        data-action={`copy-${name}`}
        // The button’s name contains its visible word.
        aria-label={isHead && isCopied ? words.copiedWhat : words.copyWhat}
        data-room={isHead ? (isCopied ? words.copy : words.copied) : undefined}
        onClick={copy}
      >
        {isHead ? (
          <span className={css.face}>
            {icon}
            <span>{isCopied ? words.copied : words.copy}</span>
          </span>
        ) : (
          icon
        )}
      </button>
    </div>
  )
}
