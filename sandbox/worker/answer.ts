import { greetingLanguage } from '../kernel/language'
import { plainPage } from '../page/plain-page'
import type { Words } from '../records/language'
import { StorageRefused } from './storage-refused'

export type Answer = (request: Request, page?: string) => Promise<Response>

const TITLE: Words = { tr: 'Deneme alanı açılamadı', en: 'The playground could not be opened' }

const TEXT: Words = {
  tr: 'Tarayıcı deneme alanına veritabanı açmadı: gizli pencerede kapalı olabilir ya da diskte yer kalmamıştır. Sayfayı yeniden yükleyin; olmazsa bu sitenin verilerini silin.',
  en: 'The browser refused the playground its database: a private window may have none, or the disk is full. Load this page again; if that does not help, clear this site’s data.',
}

/** The answer if the state could not be stored: an error page for a navigation, a network error for a call. */
async function refused({ mode, url, headers }: Request): Promise<Response> {
  if (mode !== 'navigate') return Response.error()
  const lang = greetingLanguage(new URL(url).searchParams.get('lang'), headers.get('accept-language'))
  return plainPage(lang, TITLE[lang], TEXT[lang], 503)
}

/** Answers with the sandbox that `start` creates, on the first request. A failed start is retried by the next request. */
export function startedByNeed(start: () => Promise<Answer>): Answer {
  let started: Promise<Answer> | undefined
  return async (request, page) => {
    try {
      started ??= start()
      const answer = await started.catch((error: unknown) => {
        started = undefined
        throw error
      })
      return await answer(request, page)
    } catch (error) {
      if (!(error instanceof StorageRefused)) throw error
      return refused(request)
    }
  }
}
