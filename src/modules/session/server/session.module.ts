/** Session on the server: sign-in, who I am, and the calls that need facts of several modules. */
import type { NotificationGroup } from '#platform/contract/manifest.ts';
import { bind, bindOpen, bindUser, type ServerModule } from '#platform/server/module.ts';
import * as accountCalls from '../contract/account.endpoints.ts';
import * as approachCalls from '../contract/employee-access.endpoints.ts';
import * as guestCalls from '../contract/guest.endpoints.ts';
import * as invitationCalls from '../contract/invitation.endpoints.ts';
import * as notificationCalls from '../contract/notification.endpoints.ts';
import * as sessionCalls from '../contract/session.endpoints.ts';
import * as socialCalls from '../contract/social.endpoints.ts';
import { previewEmployeeAccesses, setEmployeeAccesses, showEmployeeAccesses } from './employee-access.ts';
import { listCompanies } from './list-companies.ts';
import { acceptInvitation, declineInvitation, listInvitations } from './invitations.ts';
import { listMemberships } from './list-memberships.ts';
import { mailNotifications } from './mail-notifications.ts';
import { listNotifications, listRinging, readAll, readNotification } from './notifications.ts';
import { savePreferences, showPreferences } from './preferences.ts';
import { register } from './register.ts';
import { registerGuest, showGuestInvitation } from './register-guest.ts';
import { showDomain } from './show-domain.ts';
import { showUser } from './show-user.ts';
import { currentUser, login, logout } from './sign-in-out.ts';
import { socialCallback } from './social/social-callback.ts';
import { socialExchange } from './social/social-exchange.ts';
import { socialRedirect } from './social/social-redirect.ts';

/** @param groups of every module, in their order */
export const sessionModule = (groups: readonly NotificationGroup[]): ServerModule => ({
  name: 'session',
  jobs: [mailNotifications],
  bindings: [
    bindOpen(sessionCalls.showDomain, showDomain),
    bindOpen(sessionCalls.login, login),
    bindOpen(sessionCalls.logout, logout),
    bindOpen(sessionCalls.register, register),
    bindOpen(guestCalls.showGuestInvitation, showGuestInvitation),
    bindOpen(guestCalls.registerGuest, registerGuest),
    bindUser(sessionCalls.currentUser, currentUser),
    bindUser(sessionCalls.listCompanies, listCompanies),
    bind(sessionCalls.showUser, showUser),

    bindOpen(socialCalls.socialRedirect, socialRedirect),
    bindOpen(socialCalls.socialCallback, socialCallback),
    bindOpen(socialCalls.socialExchange, socialExchange),

    bindUser(accountCalls.listMemberships, listMemberships),
    bindUser(accountCalls.showPreferences, showPreferences),
    bindUser(accountCalls.savePreferences, savePreferences),
    bindUser(accountCalls.listNotificationGroups, () => Promise.resolve({ data: [...groups] })),

    bindUser(invitationCalls.listInvitations, listInvitations),
    bindUser(invitationCalls.acceptInvitation, acceptInvitation),
    bindUser(invitationCalls.declineInvitation, declineInvitation),

    bindUser(notificationCalls.listNotifications, listNotifications),
    bindUser(notificationCalls.listRinging, listRinging),
    bindUser(notificationCalls.readNotification, readNotification),
    bindUser(notificationCalls.readAllNotifications, readAll),

    bind(approachCalls.showEmployeeAccesses, showEmployeeAccesses),
    bind(approachCalls.setEmployeeAccesses, setEmployeeAccesses),
    bind(approachCalls.previewEmployeeAccesses, previewEmployeeAccesses),
  ],
});
