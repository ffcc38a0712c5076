/**
 * Other names by which a shopper may search for a country: former or everyday names and abbreviations.
 *
 * @type {Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>>}
 */
export const ALSO = {
  tr: {
    AE: 'BAE Dubai Abu Dabi',
    BY: 'Beyaz Rusya',
    CD: 'Kongo Demokratik Cumhuriyeti',
    CG: 'Kongo Cumhuriyeti',
    CI: 'Fildişi Sahili',
    CV: 'Yeşil Burun Adaları',
    CZ: 'Çek Cumhuriyeti',
    GB: 'İngiltere İskoçya Galler Britanya',
    MK: 'Makedonya',
    MM: 'Burma Birmanya',
    PW: 'Belau',
    SZ: 'Svaziland',
    TL: 'Doğu Timor',
    US: 'ABD USA',
  },
  en: {
    AE: 'UAE Dubai Abu Dhabi',
    CD: 'Democratic Republic of the Congo DRC',
    CG: 'Republic of the Congo',
    CI: 'Ivory Coast',
    CV: 'Cabo Verde',
    CZ: 'Czech Republic',
    GB: 'UK England Scotland Wales Britain',
    MK: 'Macedonia',
    MM: 'Burma',
    NL: 'Holland',
    SZ: 'Swaziland',
    TL: 'East Timor',
    TR: 'Turkey',
    US: 'USA America',
    VA: 'Holy See',
  },
}
