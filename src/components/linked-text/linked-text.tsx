import { Fragment } from 'react'
import * as css from './linked-text.css'

export interface LinkedTextProps<Name extends string> {
  /** `I accept the <terms>terms of use</terms>`: the words between tags are a link with the tag's name. */
  readonly sentence: string
  readonly onPress: (name: Name) => void
}

/**
 * A link with its tag's name, its words, and what is attached to them: a comma, the end of the sentence. A line may break beside a button, so
 * the button contains both.
 */
const LINK = /<(\w+)>(.*?)<\/\1>([^\s<]*)/

/**
 * A whole sentence with links that open something on this page. It is translated as one, so that each language has its own word order.
 * `Name` are the tags of the sentence.
 */
export function LinkedText<Name extends string>({ sentence, onPress }: LinkedTextProps<Name>) {
  // The text before a link, then for each link its name, its words, what is attached to them, and the text after it.
  const parts = sentence.split(LINK)
  return parts.map((words, index) => {
    const place = index % 4
    if (place === 0) return <Fragment key={index}>{words}</Fragment>
    if (place !== 2) return null
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
        <span className={css.words}>{words}</span>
        {parts[index + 1]}
      </button>
    )
  })
}
