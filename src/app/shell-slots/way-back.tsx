import { returnView } from '../../../machines/checkout/views'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { BackButton } from '../../shell/back-button'
import { useLaterWords } from '../../words/use-later-words'

/** The header's button back to the shop (SHELL-01). */
export function WayBack() {
  const words = useLaterWords()
  const { actor } = useCheckout()
  const { is, merchantHost } = useView(returnView)
  const label = merchantHost === undefined ? words('result.back.noHost') : words('result.back', { host: merchantHost })
  if (is === undefined || label === undefined) return null
  return (
    <BackButton
      host={merchantHost}
      label={label}
      isLocked={is === 'locked'}
      onPress={() => actor.send({ type: 'shopper.askedToExit' })}
    />
  )
}
