import { type ReactNode } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Icon } from '../icon/icon'
import { copy as copyIcon } from '../icon/later-icons'
import * as css from './copy.css'
import { useCopy } from './use-copy'

export interface CopyWords {
  readonly copy: string
  /** With what it is about, for whoever does not see the row. */
  readonly copyWhat: string
  readonly copied: string
  readonly copiedWhat: string
  readonly notCopied: string
}

export interface CopyRowProps {
  /** The row's handle, `data-copy`. */
  readonly name: string
  readonly label: string
  /** As people read it. */
  readonly shown: ReactNode
  /** As another program takes it. */
  readonly text: string
  readonly words: CopyWords
  /** `head`: the head of its paper, in large figures. */
  readonly kind?: 'row' | 'long' | 'head'
  readonly hint?: string
}

/** Something that is to be written down elsewhere, and its copy button, which says what came of it. */
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
