import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { noticeMachine } from '../../machines/around/notice/machine'
import { noticeView } from '../../machines/around/notice/view'
import { useChild, useChildView } from '../checkout/use-view'
import { Alert } from '../components/alert/alert'
import { Spoken } from '../components/spoken/spoken'
import { ProblemText } from '../words/problem-text'
import { useWords } from '../words/use-words'

type NoticeActor = ActorRefFrom<typeof noticeMachine>

/**
 * Whether the screen or a modal announces these words already, so that they are announced once. A field's error is in a polite region; what an
 * open modal hides announces nothing.
 */
function isSaidInPage(words: string): boolean {
  return Array.from(document.querySelectorAll('[role="alert"], [aria-live="polite"]')).some(
    (region) => region.textContent.includes(words) && !region.closest('[aria-hidden="true"], [inert]'),
  )
}

function Shown({ actor }: { readonly actor: NoticeActor }) {
  const { say } = useWords()
  const { problem, isVisible, isLeaving } = useChildView(actor, noticeView)
  const wordsRef = useRef<HTMLSpanElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const words = wordsRef.current?.textContent ?? ''
    if (isVisible && !isSaidInPage(words)) setSpoken(words)
  }, [isVisible])
  return (
    <>
      <Spoken role="alert">
        {/* Only a provider’s own sentence has another language than the page. */}
        <span lang={problem.text === undefined ? undefined : problem.language}>{spoken}</span>
      </Spoken>
      <Alert
        label={say('alert.label')}
        closeLabel={say('shell.close')}
        isLeaving={isLeaving}
        onClose={() => actor.send({ type: 'shopper.closedNotice' })}
        onAttend={(isAttended) => actor.send({ type: isAttended ? 'shopper.attendedNotice' : 'shopper.leftNotice' })}
        title={
          <span ref={wordsRef}>
            <ProblemText problem={problem} />
          </span>
        }
      />
    </>
  )
}

export function Notice() {
  const actor = useChild('notice')
  return actor && <Shown key={actor.sessionId} actor={actor} />
}
