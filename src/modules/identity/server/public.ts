/** What other modules may ask of identity. */
export { actorSource } from './actor-source.ts';
export { accessesOf, replaceAccesses } from './access.store.ts';
export { answerAdminLimit, type AdminLimit } from './admin-limit.ts';
export { countAdmins } from './admin.store.ts';
export { adminsWho, type AboutEmployee } from './admins-who.ts';
export { countAttempt, forgetAttempts, keepSoFar, type AttemptLimit } from './attempt-limit.ts';
export { domainAddresses, domainByOrigin, domainOf, type StoredDomain } from './domain.store.ts';
export { listDomains, originOf, removeDomain, setDomain, withSettings, type DomainRow } from './domain-settings.ts';
export { sendReset } from './forgot-password.ts';
export { grantReach, showReach, type Reach } from './grant-reach.ts';
export { answerInvitation, countInvitations, invitationsTo, type Invitation } from './answer-invitation.ts';
export { inviteAgain, inviteUser } from './invite-user.ts';
export { companiesCount } from './list-users.ts';
export {
  clearRights,
  isAlone,
  memberByEmail,
  memberOf,
  membershipsOf,
  removeMembership,
  seatsOf,
  setMembership,
  touchMembership,
  type Member,
  type MemberChange,
  type Seat,
} from './member.store.ts';
export { checkPassword } from './own-password.ts';
export { refuseWeakPassword } from './check-password.ts';
export { hashPassword } from './password.ts';
export { pictureLink } from './picture.ts';
export { challengeOf, digestOf, newSecret } from './secret-token.ts';
export { sendResetLink } from './send-reset-link.ts';
export { namesOfUsers } from './user.store.ts';
export { sendVerification } from './send-verification.ts';
export { linkSocialUser, type SocialIdentity } from './link-social-user.ts';
export { answerSocialSignIn, beginSocialSignIn, forgetSocialSignIn, socialSignInByState, takeSocialSignIn } from './social-sign-in.store.ts';
export { openSession, signIn, signOut, type SignedIn } from './sign-in.ts';
export { tellAccess, tellOwnChange } from './tell-access.ts';
export { openSessionsOf, revokeUserTokens, touchToken, type Session } from './token.store.ts';
export { presentUser } from './user.presenter.ts';
export {
  changeUser,
  insertUser as createUser,
  preferencesOf,
  savePreferences,
  userByEmail,
  userById,
  userNames,
  usersByIds,
  type NewUser,
  type StoredPreferences,
  type StoredUser,
  type UserCard,
} from './user.store.ts';
export { users } from './user.tables.ts';
export { companyUsers } from './member.tables.ts';
