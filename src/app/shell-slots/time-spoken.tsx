import { useSelector } from '@xstate/react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { spokenMoment } from '../../../machines/around/countdown/view'
import { useChild } from '../../checkout/use-view'
import { useLaterWords } from '../../words/use-later-words'

/** The time as a screen reader hears it: when a moment begins, and at no second between (CNT-07). The end is the screen's own to say. */
export function TimeSpoken() {
  const say = useLaterWords()
  const moment = useSelector(useChild('countdown'), (snapshot) => snapshot && spokenMoment(snapshot))
  return (
    <p className={visuallyHidden} role="status" data-moment={moment}>
      {moment && say(moment)}
    </p>
  )
}
