import { Fragment } from 'react'
import * as css from './linked-text.css'

export interface LinkedTextProps<Name extends string> {
  /** `I accept the <terms>terms of use</terms>`: the words between tags are a link with the tag's name. */
  readonly sentence: string
  readonly onPress: (name: Name) => void
}

const LINK = /<(\w+)>(.*?)<\/\1>/

/**
 * A whole sentence with links that open something on this page. It is translated as one, so that each language has its own word order.
 * `Name` are the tags of the sentence.
 */
export function LinkedText<Name extends string>({ sentence, onPress }: LinkedTextProps<Name>) {
  // The text before a link, then for each link its name, its text, and the text after it.
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
          // Safari does not focus a pressed button, and the focus must return to it later.
          currentTarget.focus()
          onPress(name)
        }}
      >
        {words}
      </button>
    )
  })
}
