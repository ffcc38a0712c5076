import { useView } from '../checkout/use-view'
import { Icon } from '../components/icon/icon'
import { triangle } from '../components/icon/later-icons'
import { useWords } from '../words/use-words'
import * as css from './network-strip.css'

/** Says that calls get through late or not at all, for as long as that is so. */
export function NetworkStrip() {
  const { say } = useWords()
  const network = useView(({ value }) => value.network)
  return (
    <div role="status" data-network={network}>
      {network !== 'online' && (
        <p className={css.strip}>
          <Icon name={triangle} />
          {say(network === 'offline' ? 'shell.offline' : 'shell.slow')}
        </p>
      )}
    </div>
  )
}
