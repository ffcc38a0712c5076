import { Button } from '../../../components/button/button'
import { useWords } from '../../../words/use-words'

export function LoadingButton() {
  const { say } = useWords()
  return <Button busy>{say('shell.loading')}</Button>
}
