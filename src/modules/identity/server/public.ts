/** What other modules may ask of identity. */
export { accountOf } from './account.store.ts';
export { accessesOf, replaceAccesses } from './access.store.ts';
export { adminLimits, type AdminLimit } from './admin/admin-limit.ts';
export { auditSubjects, type AuditSubjects } from './admin/act-subjects.ts';
export { countAdmins } from './admin/admin.store.ts';
export { adminsWho, adminsWhoCount, adminsWhoEach, namedAdminsWho, type AboutEmployee } from './admin/admins-who.ts';
export { COUNT_CALL, countAttempt, forgetAttempts, keepSoFar, refuseBeyond, uncountAttempt, type AttemptLimit } from './attempt-limit.ts';
export { bannersOf, domainAddresses, domainByOrigin, domainOf, type StoredDomain } from './domain/domain.store.ts';
export { listDomains, originOf, removeDomain, setDomain, withSettings, type DomainRow } from './domain/domain-settings.ts';
export { sendReset } from './password/forgot-password.ts';
export { grantScope, showScope, type AdminScope } from './admin/grant-scope.ts';
export { answerInvitation, invitationsTo, type Invitation } from './invitation/answer-invitation.ts';
export { inviteAgain, inviteUser } from './invitation/invite-user.ts';
export { companiesCount } from './list-users.ts';
export {
  clearRights,
  companiesOfMemberships,
  isAlone,
  memberByEmail,
  memberOf,
  membershipsOf,
  removeMembership,
  userMembershipsOf,
  setMembership,
  touchMembership,
  type Member,
  type MemberChange,
  type Membership,
} from './invitation/member.store.ts';
export { checkPassword } from './password/own-password.ts';
export { refuseWeakPassword } from './check-password.ts';
export { fitsPassword, hashPassword } from './password.ts';
export { guestInvitation, guestInvitations, type GuestInvitation, type GuestInvitations } from './invitation/guest-invitations.ts';
export { pictureLink } from './picture.ts';
export { challengeOf, digestOf, newSecret } from './secret-token.ts';
export { sendResetLink } from './password/send-reset-link.ts';
export { namesOfUsers } from './user.store.ts';
export { sendVerification } from './verification/send-verification.ts';
export { linkSocialUser, type SocialIdentity } from './sign-in/link-social-user.ts';
export { answerSocialSignIn, beginSocialSignIn, forgetSocialSignIn, socialSignInByState, takeSocialSignIn } from './sign-in/social-sign-in.store.ts';
export { rememberBrowser } from './sign-in/known-device.ts';
export { openSession, signIn, signOut, type SignedIn } from './sign-in/sign-in.ts';
export { notifyAccess, notifyOwnChange } from './notify-access.ts';
export { heardStore } from './sign-in/heard-store.ts';
export { openSessionsOf, revokeUserTokens, touchToken, type Session } from './token.store.ts';
export { presentUser } from './user.presenter.ts';
export {
  accountByEmail,
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
export { companyUsers } from './invitation/member.tables.ts';
