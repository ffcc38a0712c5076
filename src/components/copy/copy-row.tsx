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
  readonly label: string
  /** Formatted for reading. */
  readonly shown: ReactNode
  /** Formatted for pasting. */
  readonly text: string
  readonly words: CopyWords
  /** `head`: at the top of its paper, in large figures. */
  readonly kind?: 'row' | 'long' | 'head'
  readonly hint?: string
}

/** A value that the shopper needs elsewhere, with a copy button that shows its result. */
export function CopyRow({ name, label, shown, text, words, kind = 'row', hint }: CopyRowProps) {
  const { copied, copy } = useCopy(text)
  const isHead = kind === 'head'
  const isCopied = copied === 'copied'
  const look = isHead ? css.withWord : css.iconOnly
  return (
    <div className={isHead ? css.head : css.row} data-copy={name}>
      <div className={css.words}>
        <span className={css.label}>{label}</span>
        <span className={isHead ? css.code : kind === 'long' ? `${css.value} ${css.long}` : css.value}>
          <bdi translate="no">{shown}</bdi>
        </span>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        {copied === 'notCopied' && <span className={css.failed}>{words.notCopied}</span>}
        <span className={visuallyHidden} role="status">
          {copied && (isCopied ? words.copiedWhat : words.notCopied)}
        </span>
      </div>
      <button
        type="button"
        className={isCopied ? `${look} ${css.copied}` : look}
        data-action={`copy-${name}`}
        aria-label={words.copyWhat}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : copyIcon} />
        {isHead && <span>{isCopied ? words.copied : words.copy}</span>}
      </button>
    </div>
  )
}
