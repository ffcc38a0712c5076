import type { Agreement } from '../../../machines/entities/agreement'

/** A text as short as one can be. */
export const AGREEMENT: Agreement = {
  title: 'Çerçeve sözleşme',
  validFrom: '16.10.2024',
  articles: [{ heading: 'Taraflar', paragraphs: ['Bu sözleşme {provider} ile kullanıcı arasındadır.'] }],
}
