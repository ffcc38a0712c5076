import { useSyncExternalStore } from 'react'
import { planOf } from '../../../machines/checkout/screen-meta'
import { useView } from '../../checkout/use-view'
import { Spoken } from '../../components/spoken/spoken'
import { useWords } from '../../words/use-words'
import type { ScreenRegistry } from '../first/frame-parts'

/** Announces a change of state to screen readers. Its sentences load with the screens. */
export function Announcement({ registry }: { readonly registry: ScreenRegistry }) {
  const { say } = useWords()
  const { screen, live } = useView(planOf)
  const isHere = useSyncExternalStore(registry.subscribe, () => typeof registry.partsOf(screen) === 'object')
  return <Spoken role="status">{isHere && live && say(live)}</Spoken>
}
