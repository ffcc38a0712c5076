import { useView } from '../../checkout/use-view'
import { Icon } from '../../components/icon/icon'
import { triangle } from '../../components/icon/later-icons'
import { Spoken } from '../../components/spoken/spoken'
import { layoutView } from '../../screens/layout-view'
import * as css from '../../shell/network-strip.css'
import { useWords } from '../../words/use-words'

/**
 * Tells the shopper that calls are slow or fail, as long as that lasts. The place of the visible strip depends on the layout and on whether
 * a modal is open: a moved element would count as a layout shift, a new one does not. The status is always the same element, so that it is
 * announced once.
 */
export function NetworkStrip() {
  const { say } = useWords()
  const network = useView(({ value }) => value.network)
  const { isSolo } = useView(layoutView)
  const words = network !== 'online' && say(network === 'offline' ? 'shell.offline' : 'shell.slow')
  return (
    <>
      <Spoken role="status" data={{ 'data-network': network }}>
        {words}
      </Spoken>
      {words && (
        <p key={String(isSolo)} className={css.strip} aria-hidden>
          <Icon name={triangle} />
          {words}
        </p>
      )}
      {words && (
        <p className={css.overScrim} aria-hidden>
          <Icon name={triangle} />
          {words}
        </p>
      )}
    </>
  )
}
