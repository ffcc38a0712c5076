import { Button } from '../../components/button/button'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { useWords } from '../../words/use-words'

/** In place of a screen whose code did not arrive. Made of what the first screen has already brought. */
export function ChunkMissing() {
  const { say } = useWords()
  return (
    <Main screen="chunk-missing">
      <Heading lede={say('errors.connection')}>{say('shell.notLoaded')}</Heading>
      <Button
        action="try-again"
        onPress={() => {
          location.reload()
        }}
      >
        {say('shell.tryAgain')}
      </Button>
    </Main>
  )
}
