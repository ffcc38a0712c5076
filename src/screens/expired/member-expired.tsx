import { Expired } from './expired'

/** The member's login has expired (MEMBER_SESSION_EXPIRE_DATE_ERROR). */
function MemberExpiredScreen() {
  return (
    <Expired screen="member-expired" heading="pages.memberToken.expire.title" lede="pages.memberToken.expire.text" />
  )
}

export const parts = { Main: MemberExpiredScreen }
