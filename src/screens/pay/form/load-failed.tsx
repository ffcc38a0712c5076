import type { ReactNode } from 'react'
import { Button } from '../../../components/button/button'
import { second } from '../../../components/button/looks.css'
import { retryArrow } from '../../../components/icon/later-icons'
import { Note } from '../../../components/note/note'
import { useWords } from '../../../words/use-words'

export interface LoadFailedProps {
  readonly title: string
  readonly children: ReactNode
  /** Without it, a modal over this page offers the next step. */
  readonly onRetry?: () => void
}

/** What failed to load, and a button to retry. */
export function LoadFailed({ title, children, onRetry }: LoadFailedProps) {
  const { say } = useWords()
  return (
    <>
      <Note tone="danger" icon="alert-circle" role={onRetry ? 'alert' : 'note'}>
        <b>{title}</b>
        <br />
        {children}
      </Note>
      {onRetry && (
        <Button look={second} action="try-again" icon={retryArrow} onPress={onRetry}>
          {say('shell.tryAgain')}
        </Button>
      )}
    </>
  )
}
