import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'

/** Milliseconds in which a text has to stay what it is: what it was on the way there is not said. */
const SETTLED = 400

/** Reads a text aloud each time that it has become another one, once for all that has changed it; the first one is somewhere else. */
export function Spoken({ children: text }: { readonly children: string | undefined }) {
  const known = useRef(text)
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    known.current ??= text
    if (text === undefined || text === known.current) return undefined
    const timer = setTimeout(() => {
      known.current = text
      setSpoken(text)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className={visuallyHidden} role="status">
      {spoken}
    </p>
  )
}
