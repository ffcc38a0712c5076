import { useEffect, useState } from 'react'
import { copyText } from './copy-text'

/** For how long a button says what came of it, in milliseconds. */
const SAID = 4_000

/** What came of the last press, for a moment. */
export type Copied = 'copied' | 'notCopied' | undefined

export function useCopy(text: string): { readonly copied: Copied; readonly copy: () => void } {
  const [result, setResult] = useState<{ readonly copied: Copied; readonly of: string }>()
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => {
      setResult(undefined)
    }, SAID)
    return () => {
      clearTimeout(timer)
    }
  }, [result])
  return {
    copied: result?.of === text ? result.copied : undefined,
    copy() {
      void copyText(text).then((isCopied) => {
        setResult({ copied: isCopied ? 'copied' : 'notCopied', of: text })
      })
    },
  }
}
