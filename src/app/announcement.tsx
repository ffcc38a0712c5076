import { useSyncExternalStore } from 'react'
import { planOf } from '../../machines/checkout/screen-meta'
import { visuallyHidden } from '../../styles/visually-hidden.css'
import { useView } from '../checkout/use-view'
import { useWords } from '../words/use-words'
import type { ScreenStock } from './screen-stock'

/** What a screen reader hears when the state changes; quiet while nothing has. Its sentences come with the screens. */
export function Announcement({ stock }: { readonly stock: ScreenStock }) {
  const { say } = useWords()
  const { screen, live } = useView(planOf)
  const isHere = useSyncExternalStore(stock.subscribe, () => typeof stock.partsOf(screen) === 'object')
  return (
    <p className={visuallyHidden} role="status">
      {isHere && live && say(live)}
    </p>
  )
}
