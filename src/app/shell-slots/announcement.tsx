import { useEffect, useState, useSyncExternalStore } from 'react'
import { planOf } from '../../../machines/checkout/screen-meta'
import { useView } from '../../checkout/use-view'
import { Spoken } from '../../components/spoken/spoken'
import { useWords } from '../../words/use-words'
import type { ScreenRegistry } from '../first/frame-parts'

/** Whether a screen reader reads these words already: as the focused heading, or as the title of a modal, whose focus moves later. */
function isReadAsHeading(words: string): boolean {
  // In a frame that may not take the focus, a heading is focused and not read.
  const focused = document.hasFocus() ? document.activeElement : null
  const headings = [focused, ...Array.from(document.querySelectorAll('[data-modal] h2'))]
  return headings.some((heading) => heading?.textContent === words)
}

/** The words, unless they are read as a heading. */
function useSpoken(words: string): string {
  const [spoken, setSpoken] = useState('')
  // By then the screen's heading has the focus, except on a page's first screen.
  useEffect(() => {
    let isLatest = true
    void Promise.resolve().then(() => {
      if (isLatest) setSpoken(isReadAsHeading(words) ? '' : words)
    })
    return () => {
      isLatest = false
    }
  }, [words])
  return spoken
}

/** Announces a change of state to screen readers, then what the screen adds. Both regions precede their text. */
export function Announcement({ registry }: { readonly registry: ScreenRegistry }) {
  const { say } = useWords()
  const { screen, live } = useView(planOf)
  const parts = useSyncExternalStore(registry.subscribe, () => registry.partsOf(screen))
  // Its sentences load with the screen.
  const here = typeof parts === 'object' ? parts : undefined
  const spoken = useSpoken(here && live ? say(live) : '')
  return (
    <>
      <Spoken role="status">{spoken}</Spoken>
      <Spoken role="status">{here?.Live && <here.Live />}</Spoken>
    </>
  )
}
