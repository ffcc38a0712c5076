import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'

/** Milliseconds for which a text must stay unchanged, so that intermediate values are not announced. */
const SETTLED = 400

/** Announces a text each time it has changed, once for a series of changes. The first text is announced elsewhere. */
export function LiveText({ children: text }: { readonly children: string | undefined }) {
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
