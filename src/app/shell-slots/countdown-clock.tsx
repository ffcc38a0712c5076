import { shallowEqual, useSelector } from '@xstate/react'
import { countdownView, announcementKeyOf } from '../../../machines/around/countdown/view'
import { useChild } from '../../checkout/use-view'
import { Spoken } from '../../components/spoken/spoken'
import { Clock } from '../../shell/clock'
import { useLaterWords } from '../../words/use-later-words'

/** The countdown for screen readers, announced at its milestones and not each second (CNT-07). The screen announces its end. */
export function TimeSpoken() {
  const words = useLaterWords()
  const moment = useSelector(useChild('countdown'), (snapshot) => snapshot && announcementKeyOf(snapshot))
  return (
    <Spoken role="status" data={{ 'data-moment': moment }}>
      {moment && words(moment)}
    </Spoken>
  )
}

/** The countdown in the header; only this re-renders each second. */
export function TimeLeft() {
  const actor = useChild('countdown')
  const view = useSelector(actor, (snapshot) => snapshot && countdownView(snapshot), shallowEqual)
  return view?.face !== undefined && <Clock timeLeft={view.face} share={view.share} isLast={view.isWarning} />
}
