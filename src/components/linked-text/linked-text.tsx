import { Fragment } from 'react'
import * as css from './linked-text.css'

export interface LinkedTextProps<Name extends string> {
  /** `I accept the <terms>terms of use</terms>`: the words between tags are a link, which the tag names. */
  readonly sentence: string
  readonly onPress: (name: Name) => void
}

const LINK = /<(\w+)>(.*?)<\/\1>/

/**
 * A whole sentence, so that each language can put its words in their order, with links in it that open something here. Its
 * names are those of the sentence.
 */
export function LinkedText<Name extends string>({ sentence, onPress }: LinkedTextProps<Name>) {
  // Words, then again and again the name of a link, its words, and the words after it.
  const parts = sentence.split(LINK)
  return parts.map((words, index) => {
    if (index % 3 === 1) return null
    if (index % 3 === 0) return <Fragment key={index}>{words}</Fragment>
    const name = parts[index - 1] as Name
    return (
      <button
        key={index}
        type="button"
        className={css.link}
        data-opens={name}
        onClick={({ currentTarget }) => {
          // Safari gives a pressed button no focus, and the focus has to find back to it.
          currentTarget.focus()
          onPress(name)
        }}
      >
        {words}
      </button>
    )
  })
}
