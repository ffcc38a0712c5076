import { shallowEqual, useSelector } from '@xstate/react'
import { countdownView } from '../../../machines/around/countdown/view'
import { useChild } from '../../checkout/use-view'
import { Clock } from '../../shell/clock'

/** The countdown in the header: the only thing that is drawn anew at each second. */
export function TimeLeft() {
  const actor = useChild('countdown')
  const view = useSelector(actor, (snapshot) => snapshot && countdownView(snapshot), shallowEqual)
  return view?.face !== undefined && <Clock timeLeft={view.face} share={view.share} isLast={view.isWarning} />
}
