import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessTokenClaims, openHostMessage } from '../../src/services/session/open-host-message'
import { createUsedOnce, USED, type UsedOnce } from '../../src/services/session/used-once'
import { HOST_KEY, sealed, tokenWith, unsealed } from '../support/host-message'
import { tabStorage } from '../support/tab-storage'

const NOW = 1_763_000_000_000
const SECONDS = NOW / 1000

const IDS = { memberId: '7', memberUserId: 'u-1' }
const TOKEN = tokenWith({ ...IDS, iat: SECONDS - 60, exp: SECONDS + 900 })
const MESSAGE = { ...IDS, accessToken: TOKEN, refreshToken: 'refresh', iat: SECONDS, nonce: 'n-1' }

const LOGIN = { ...IDS, accessToken: TOKEN, loginAt: NOW - 60_000 }

const newUsed = (storage = tabStorage().storage, order = 'tok') => createUsedOnce(order, () => storage)
const judging = (used = newUsed(), isStrict = false) => ({ used, isStrict, serverTime: () => Promise.resolve(NOW) })
const open = (text: string, used?: UsedOnce) => openHostMessage(text, HOST_KEY, judging(used))
const openMessage = async (change: object, used?: UsedOnce) => open(await sealed({ ...MESSAGE, ...change }), used)
const openStrictly = async (change: object) =>
  openHostMessage(await sealed({ ...MESSAGE, ...change }), HOST_KEY, judging(newUsed(), true))

const ANOTHER = tokenWith({ ...IDS, iat: SECONDS - 60, exp: SECONDS + 901 })

describe('openHostMessage', () => {
  it('a host message gives a login without the refresh token (APP-02~, OTP-09~)', async () => {
    expect(await openMessage({})).toEqual(LOGIN)
    expect(await openMessage({ memberId: 7 })).toEqual(LOGIN)
  })

  it.each([
    ['A128GCM', 'AAECAwQFBgcICQoLDA0ODw'],
    ['A192GCM', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYX'],
    ['A256GCM', HOST_KEY],
  ])('a host message may be encrypted with %s, as the key allows (APP-02~)', async (enc, key) => {
    expect(await openHostMessage(await sealed(MESSAGE, key, enc), key, judging())).toEqual(LOGIN)
  })

  it('a host message without issue time, nonce or refresh token gives a login, too (APP-02~)', async () => {
    for (const absent of ['iat', 'nonce', 'refreshToken']) {
      expect(await openMessage({ [absent]: undefined })).toEqual(LOGIN)
    }
    expect(await openMessage({ refreshToken: null })).toEqual(LOGIN)
    const never = { ...judging(), serverTime: () => new Promise<number>(() => undefined) }
    expect(await openHostMessage(await sealed({ ...MESSAGE, iat: undefined }), HOST_KEY, never)).toEqual(LOGIN)
  })

  it('a host message that is cut, or encrypted by another key or none, is not opened (APP-03~)', async () => {
    const good = await sealed(MESSAGE)
    const [header = '', , iv = '', text = '', tag = ''] = good.split('.')
    const other = 'HB4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA'
    const bad = [
      await sealed(MESSAGE, other),
      await sealed(MESSAGE, 'AAECAwQFBgcICQoLDA0ODw', 'A128GCM'),
      good.slice(0, -1),
      good.slice(0, good.length / 2),
      [header, '', iv, text, ''].join('.'),
      [header, '', iv, text, tag.slice(0, 6)].join('.'),
      [Buffer.from('{"alg":"none"}').toString('base64url'), '', iv, text, tag].join('.'),
      [Buffer.from('{"alg":"dir","enc":"A256GCM","zip":"DEF"}').toString('base64url'), '', iv, text, tag].join('.'),
      unsealed(MESSAGE),
      JSON.stringify(MESSAGE),
      TOKEN,
      '',
    ]
    for (const text of bad) expect([text, await open(text)]).toEqual([text, 'not-opened'])
  })

  it('a host message that is not encrypted directly by the key is never opened (APP-03~)', async () => {
    const { CompactEncrypt, base64url } = await import('jose')
    const bytes = new TextEncoder().encode(JSON.stringify(MESSAGE))
    const wrapped = new CompactEncrypt(bytes).setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
    expect(await open(await wrapped.encrypt(base64url.decode(HOST_KEY)))).toBe('not-opened')
    const long = Buffer.alloc(64, 7).toString('base64url')
    const mac = await sealed(MESSAGE, long, 'A256CBC-HS512')
    expect(await openHostMessage(mac, long, judging())).toBe('not-opened')
  })

  it('a host message whose member id or user id differs from its token’s is refused (APP-02~, APP-03~)', async () => {
    for (const change of [
      { memberId: '8' },
      { memberUserId: 'u-2' },
      { accessToken: tokenWith({ ...IDS, memberId: '8' }) },
      { accessToken: tokenWith({ ...IDS, memberUserId: 'U-1' }) },
    ]) {
      expect(await openMessage(change)).toBe('other-member')
    }
  })

  it('a host message whose token names no member, or that lacks a field, is malformed (APP-02~, APP-03~)', async () => {
    for (const change of [
      { accessToken: 'opaque' },
      { accessToken: tokenWith({}) },
      { accessToken: tokenWith({ memberId: '7' }) },
      { accessToken: `${TOKEN}.more` },
      { accessToken: 'a.%%%.b' },
      { accessToken: '' },
      { memberId: '' },
      { memberId: undefined },
      { memberUserId: { a: 1 } },
      { iat: 'now' },
      { iat: null },
      { nonce: '' },
      { refreshToken: 5 },
    ]) {
      expect([change, await openMessage(change)]).toEqual([change, 'malformed'])
    }
    for (const text of ['null', '[]', '"text"', '5']) expect(await open(await sealed(text))).toBe('malformed')
    expect(await open(await sealed('no JSON'))).toBe('not-opened')
  })

  it('a host message counts from 30 seconds before to two minutes after its issue (server time) (APP-03~)', async () => {
    for (const [age, expected] of [
      [0, LOGIN],
      [120, LOGIN],
      [121, 'stale'],
      [-30, LOGIN],
      [-31, 'stale'],
      // JWTs count in seconds, so milliseconds are stale.
      [SECONDS - NOW, 'stale'],
    ] as const) {
      expect([age, await openMessage({ iat: SECONDS - age })]).toEqual([age, expected])
    }
  })

  it('a host message counts once by its nonce, as nonce or as jti (APP-02~, APP-03~)', async () => {
    for (const mark of [{ nonce: 'n' }, { nonce: undefined, jti: 'n' }]) {
      const used = newUsed()
      expect(await openMessage(mark, used)).toEqual(LOGIN)
      expect(await openMessage({ ...mark, accessToken: ANOTHER }, used)).toBe('seen-before')
      const fresh = { nonce: 'another', jti: undefined, accessToken: ANOTHER }
      expect(await openMessage(fresh, used)).toMatchObject({ accessToken: ANOTHER })
    }
  })

  it('a host message counts once per order by its token, and leaves neither token nor nonce (APP-02~, APP-03~)', async () => {
    const { storage, entries } = tabStorage()
    expect(await openMessage({ nonce: 'first' }, newUsed(storage))).toEqual(LOGIN)
    expect(await openMessage({ nonce: 'second' }, newUsed(storage))).toBe('seen-before')
    expect(await openMessage({ nonce: undefined, iat: undefined }, newUsed(storage))).toBe('seen-before')
    expect(await openMessage({ nonce: 'third' }, newUsed(storage, 'other'))).toEqual(LOGIN)
    // What survives the reload contains neither a token nor a nonce.
    const kept = [...entries.values()].join()
    expect(kept).toMatch(/^\["[\da-f]{64}"/)
    for (const secret of [TOKEN, 'first', 'refresh', 'tok']) expect(kept).not.toContain(secret)
  })

  it('a host message counts once after any number of others (APP-03~)', async () => {
    const used = newUsed()
    for (let index = 0; index < 61; index += 1) expect(await used.use([`n-${index}`])).toBe(true)
    expect(await used.use(['n-60'])).toBe(false)
  })

  it('a host message that was refused leaves its token to a later message (APP-02~)', async () => {
    const used = newUsed()
    expect(await openMessage({ nonce: 'late', iat: SECONDS - 600 }, used)).toBe('stale')
    expect(await openMessage({ nonce: 'in time' }, used)).toEqual(LOGIN)
  })

  it('a host message counts once where the storage is closed, and counts where it is unreadable (APP-02~)', async () => {
    const closed = createUsedOnce('tok', () => {
      throw new Error('closed')
    })
    expect([await openMessage({}, closed), await openMessage({}, closed)]).toEqual([LOGIN, 'seen-before'])
    for (const odd of ['no JSON', '{}', '["x"]', '5']) {
      const { storage, entries } = tabStorage()
      entries.set(USED, odd)
      expect(await openMessage({}, newUsed(storage))).toEqual(LOGIN)
    }
  })

  it('a host message needs iat, nonce and jti where the configuration is strict (APP-02~)', async () => {
    expect(await openStrictly({ jti: 'j-1' })).toEqual(LOGIN)
    for (const absent of ['iat', 'nonce', 'jti'])
      expect(await openStrictly({ jti: 'j-1', [absent]: undefined })).toBe('malformed')
  })

  it('a random or altered host message never throws and gives no other login (APP-03~)', async () => {
    const good = await sealed(MESSAGE)
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { minLength: 5, maxLength: 5 }).map((parts) => parts.join('.')),
      // Changes one character of the valid message.
      fc.tuple(fc.nat(good.length - 1), fc.constantFrom('A', 'b', '_', '.', 'ş')).map(([at, letter]) => {
        const changed = good.slice(0, at) + letter + good.slice(at + 1)
        return changed === good ? '' : changed
      }),
    )
    await fc.assert(
      fc.asyncProperty(text, async (said) => {
        // The last base64url character of a part may carry unused bits, so a change there may be harmless.
        const verdict = await open(said)
        if (typeof verdict !== 'string') expect(verdict).toEqual(LOGIN)
        else expect(verdict).toBe('not-opened')
      }),
      { numRuns: 200 },
    )
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(typeof (await open(await sealed(json)))).toBe('string')
      }),
      { numRuns: 100 },
    )
  })
})

describe('accessTokenClaims', () => {
  it('the claims of an access token are its member ids and issue time, in any script (APP-02~)', () => {
    expect(accessTokenClaims(tokenWith({ memberId: 7, memberUserId: 'ş-1', iat: 5 }))).toEqual({
      memberId: '7',
      memberUserId: 'ş-1',
      issuedAt: 5000,
    })
    expect(accessTokenClaims(tokenWith(IDS))?.issuedAt).toBeUndefined()
  })

  it('a text that is not an access token has no claims (APP-03~)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(accessTokenClaims(text)).toBeUndefined()
        expect(accessTokenClaims(`a.${text}.c`)).toBeUndefined()
      }),
    )
  })
})
