import type { Article } from '../../machines/entities/agreement'
import { useWords } from '../words/use-words'
import * as css from './contents.css'

/** The id of an article's heading, which the contents link to. */
export const articleId = (number: number) => `article-${number}`

function goTo(number: number) {
  const heading = document.getElementById(articleId(number))
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** A long text's table of contents: folded on the screen, in full on paper. */
export function Contents({ articles }: { readonly articles: readonly Pick<Article, 'heading'>[] }) {
  const { say } = useWords()
  const title = say('legalText.contents')
  const list = (
    <ol className={css.list}>
      {articles.map(({ heading }, index) => (
        <li key={heading}>
          <a
            className={css.link}
            href={`#${articleId(index + 1)}`}
            onClick={(event) => {
              // The page's address names the current step, so the link must not change it.
              event.preventDefault()
              goTo(index + 1)
            }}
          >
            {index + 1}. {heading}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={title} data-contents>
      <details className={css.folded}>
        <summary className={css.title}>{title}</summary>
        {list}
      </details>
      <div className={css.onPaper} aria-hidden="true">
        {list}
      </div>
    </nav>
  )
}
