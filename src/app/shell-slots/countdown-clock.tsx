import { countdownView, announcementKeyOf } from '../../../machines/around/countdown/view'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Spoken } from '../../components/spoken/spoken'
import { Clock } from '../../shell/clock'
import { layoutView } from '../../screens/layout-view'
import { useLaterWords } from '../../words/use-later-words'

/**
 * The countdown for screen readers, announced at its milestones and not each second (CNT-07), while one is shown. The screen announces its
 * end.
 */
export function TimeSpoken() {
  const words = useLaterWords()
  const isShown = useView((snapshot) => layoutView(snapshot).clock === 'running')
  const next = useChildView(useChild('countdown'), announcementKeyOf)
  const moment = isShown ? next : undefined
  return (
    <Spoken role="status" data={{ 'data-moment': moment }}>
      {moment && words(moment)}
    </Spoken>
  )
}

/** The countdown in the header; only this re-renders each second. */
export function TimeLeft() {
  const actor = useChild('countdown')
  const view = useChildView(actor, countdownView)
  return view?.face !== undefined && <Clock timeLeft={view.face} share={view.share} isLast={view.isWarning} />
}
