import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Agreement, AgreementName } from '../../machines/entities/agreement'
import type { Language } from '../../machines/entities/language'
import type { legalTextMachine } from '../../machines/around/legal-text/machine'
import { legalTextView } from '../../machines/around/legal-text/view'
import { useChild, useChildView } from '../checkout/use-view'
import { Button } from '../components/button/button'
import { quiet } from '../components/button/looks.css'
import { LinkedText } from '../components/linked-text/linked-text'
import { Modal } from '../components/modal/modal'
import { Note } from '../components/note/note'
import { Skeleton } from '../components/skeleton/skeleton'
import { TextButton } from '../components/text-button/text-button'
import { visuallyHidden } from '../../styles/visually-hidden.css'
import { useWords } from '../words/use-words'
import { Contents, articleId } from './contents'
import * as css from './legal-text.css'

export interface LegalTextProps {
  /** The wallet's name, which replaces the placeholder in the texts. */
  readonly productName: string
}

type LegalTextActor = ActorRefFrom<typeof legalTextMachine>

export function LegalText({ productName }: LegalTextProps) {
  const { say } = useWords()
  const actor = useChild('legalText')
  const title = useSelector(actor, (snapshot) => {
    const view = snapshot && legalTextView(snapshot)
    // The loaded text's own title; until then ours, which is the same.
    return view?.kind === 'reading' ? view.agreement.title : view && say(`legalText.title.${view.text}`)
  })
  return (
    <Modal
      name="agreement"
      width="default"
      isLong
      isOpen={actor !== undefined}
      title={title}
      closeLabel={say('shell.close')}
      onClose={() => actor?.send({ type: 'shopper.closedText' })}
    >
      {actor && <Open actor={actor} productName={productName} />}
    </Modal>
  )
}

function Open({ actor, productName }: LegalTextProps & { readonly actor: LegalTextActor }) {
  const { say, language } = useWords()
  const view = useChildView(actor, legalTextView)
  const placeRef = useStart(view.text, language)
  useOnPaper()
  return (
    <div className={css.legalText} data-text={view.text} ref={placeRef}>
      <p className={visuallyHidden} role="status">
        {view.kind === 'loading' && say('shell.loading')}
      </p>
      {view.kind === 'loading' && <Lines />}
      {view.kind === 'failed' && (
        <Note tone="danger" icon="alert-circle" role="alert">
          {say('legalText.failed')}
        </Note>
      )}
      {view.kind === 'reading' && (
        <Text
          {...view.agreement}
          productName={productName}
          onOpen={(text) => actor.send({ type: 'shopper.openedText', text })}
        />
      )}
      {view.kind !== 'loading' && (
        <div className={css.ways}>
          {view.kind === 'failed' && (
            <Button action="try-again" onPress={() => actor.send({ type: 'shopper.retried' })}>
              {say('shell.tryAgain')}
            </Button>
          )}
          <Button
            action="close"
            look={view.kind === 'failed' ? quiet : undefined}
            onPress={() => actor.send({ type: 'shopper.closedText' })}
          >
            {say('shell.close')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Scrolls up and focuses the title when a link led to another text, or the language changed. */
function useStart(text: AgreementName, language: Language) {
  const placeRef = useRef<HTMLDivElement>(null)
  const shownRef = useRef({ text, language })
  useEffect(() => {
    const before = shownRef.current
    if (before.text === text && before.language === language) return
    shownRef.current = { text, language }
    const modal = placeRef.current?.closest('[data-modal]')
    if (!modal) return
    modal.scrollTop = 0
    modal.querySelector<HTMLElement>('h2')?.focus()
  }, [text, language])
  return placeRef
}

/** Prints only the text, by the button here or by the browser's own command. */
function useOnPaper() {
  useEffect(() => {
    const { classList } = document.documentElement
    classList.add(css.onPaper)
    return () => {
      classList.remove(css.onPaper)
    }
  }, [])
}

/** Widths of the placeholder lines in pixels, four to a paragraph. */
const WIDTHS = [120, 422, 422, 260, 160, 422, 422, 340, 140, 422, 422, 200]

function Lines() {
  return (
    <div className={css.lines}>
      {WIDTHS.map((width, index) => (
        <Skeleton key={index} width={width} height={14} />
      ))}
    </div>
  )
}

/** A text with more articles than this gets a table of contents. */
const SHORT = 6

interface TextProps extends Agreement, LegalTextProps {
  readonly onOpen: (text: AgreementName) => void
}

function Text({ validFrom, articles, productName, onOpen }: TextProps) {
  const { say } = useWords()
  const named = (sentence: string) => sentence.split('{provider}').join(productName)
  return (
    <>
      <div className={css.facts}>
        {validFrom && <p className={css.since}>{say('legalText.validFrom', { date: validFrom })}</p>}
        <TextButton
          action="print"
          onPress={() => {
            window.print()
          }}
        >
          {say('legalText.print')}
        </TextButton>
      </div>
      {articles.length > SHORT && <Contents articles={articles.map(({ heading }) => ({ heading: named(heading) }))} />}
      {articles.map(({ heading, paragraphs }, number) => (
        <section className={css.article} key={heading}>
          <h3 className={css.heading} id={articleId(number + 1)} tabIndex={-1}>
            {number + 1}. {named(heading)}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText sentence={named(paragraph)} onPress={onOpen} />
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
