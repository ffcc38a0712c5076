import { useEffect, useState, useSyncExternalStore } from 'react'
import { planOf } from '../../../machines/checkout/screen-meta'
import { useView } from '../../checkout/use-view'
import { Spoken } from '../../components/spoken/spoken'
import { useWords } from '../../words/use-words'
import type { ScreenRegistry } from '../first/frame-parts'

/** Whether a screen reader reads these words already: as the focused heading, or as the title of a modal, whose focus moves later. */
function isReadAsHeading(words: string): boolean {
  const { activeElement } = document
  const headings = [activeElement, ...Array.from(document.querySelectorAll('[data-modal] h2'))]
  return headings.some((heading) => heading?.textContent === words)
}

/** Announces a change of state to screen readers. Its sentences load with the screens. */
export function Announcement({ registry }: { readonly registry: ScreenRegistry }) {
  const { say } = useWords()
  const { screen, live } = useView(planOf)
  const isHere = useSyncExternalStore(registry.subscribe, () => typeof registry.partsOf(screen) === 'object')
  const words = isHere && live ? say(live) : ''
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
  return <Spoken role="status">{spoken}</Spoken>
}
