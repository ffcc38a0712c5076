import type { Article } from '../../machines/entities/agreement'
import { useWords } from '../words/use-words'
import * as css from './contents.css'

/** As the address of a place in the text, which paper and readers aloud use too. */
export const articleId = (number: number) => `article-${number}`

function goTo(number: number) {
  const heading = document.getElementById(articleId(number))
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** What a long text has, article by article: folded on the screen, in full on paper. */
export function Contents({ articles }: { readonly articles: readonly Pick<Article, 'heading'>[] }) {
  const { say } = useWords()
  const title = say('reading.contents')
  const list = (
    <ol className={css.list}>
      {articles.map(({ heading }, index) => (
        <li key={heading}>
          <a
            className={css.link}
            href={`#${articleId(index + 1)}`}
            onClick={(event) => {
              // The address of the page says where the shopper is in the checkout, and keeps saying it.
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
