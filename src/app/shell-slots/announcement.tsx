import { useSyncExternalStore } from 'react'
import { planOf } from '../../../machines/checkout/screen-meta'
import { useView } from '../../checkout/use-view'
import { Spoken } from '../../components/spoken/spoken'
import { useWords } from '../../words/use-words'
import type { ScreenRegistry } from '../first/frame-parts'

/** Announces a change of state to screen readers, then what the screen adds. Both regions precede their text. */
export function Announcement({ registry }: { readonly registry: ScreenRegistry }) {
  const { say } = useWords()
  const { screen, live } = useView(planOf)
  const parts = useSyncExternalStore(registry.subscribe, () => registry.partsOf(screen))
  // Its sentences load with the screen.
  const here = typeof parts === 'object' ? parts : undefined
  return (
    <>
      <Spoken role="status">{here && live && say(live)}</Spoken>
      <Spoken role="status">{here?.Live && <here.Live />}</Spoken>
    </>
  )
}
