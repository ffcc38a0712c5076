import { useEffect, useState } from 'react'
import { type IgnoredPress, onJudgedPress } from './ignored-press'

/** The last press on a button that moves money, if it was ignored. Undefined outside a frame, where every press counts. */
export function useJudgedPress(): IgnoredPress | undefined {
  const [ignored, setIgnored] = useState<IgnoredPress>()
  useEffect(() => onJudgedPress(setIgnored), [])
  return ignored
}
