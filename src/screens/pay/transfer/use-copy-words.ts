import type { CopyWords } from '../../../components/copy/copy-row'
import { useWords } from '../../../words/use-words'

/** What a copy button says of the thing beside it. */
export function useCopyWords(): (what: string) => CopyWords {
  const { say } = useWords()
  return (what) => ({
    copy: say('transfer.copy'),
    copyWhat: say('transfer.copy.what', { what }),
    copied: say('transfer.copied'),
    copiedWhat: say('transfer.copied.what', { what }),
    notCopied: say('transfer.notCopied'),
  })
}
