import { useWords } from './use-words'

export function useCopyWords() {
  const { say } = useWords()
  return (what: string) => ({
    copy: say('transfer.copy'),
    copyWhat: say('transfer.copy.what', { what }),
    copied: say('transfer.copied'),
    copiedWhat: say('transfer.copied.what', { what }),
    notCopied: say('transfer.notCopied'),
  })
}
