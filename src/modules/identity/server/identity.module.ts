/** Identity on the server: its calls bound to its use cases. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, bindOpen, bindUser, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import * as accessCalls from '../contract/access.endpoints.ts';
import * as adminCalls from '../contract/admin.endpoints.ts';
import * as authCalls from '../contract/auth.endpoints.ts';
import { identityManifest } from '../contract/identity.manifest.ts';
import * as userCalls from '../contract/user.endpoints.ts';
import { auditSubjects } from './admin/act-subjects.ts';
import { adminAuditSubjects } from './admin/admin-audit-subjects.ts';
import { identityAuditLabels } from './audit-labels.ts';
import { resendInvitation, setAdminPassword, signAdminOut } from './admin/admin-sign-in.ts';
import { changeEmail } from './email-address/change-email.ts';
import { changePassword } from './password/change-password.ts';
import { confirmEmail } from './email-address/confirm-email.ts';
import { createAdmin } from './admin/create-admin.ts';
import { endTemporaryAccess, sweepSignIns } from './admin/end-temporary-access.ts';
import { forgotPassword, sendReset } from './password/forgot-password.ts';
import { listAdmins, listCandidates, showActivity, showAdmin } from './admin/list-admins.ts';
import { listUsers } from './list-users.ts';
import { listSessions, revokeSession } from './sign-in/own-sessions.ts';
import { setPageAccesses, showCatalogue, showPageAccesses, showPresets } from './admin/page-accesses.ts';
import { resendLink } from './email-address/resend-link.ts';
import { resendVerification } from './email-address/resend-verification.ts';
import { resetPassword } from './password/reset-password.ts';
import { keepAuditHeads } from './keep-audit-heads.ts';
import { deleteAdmin, updateAdmin } from './admin/update-admin.ts';
import { updateUser } from './update-user.ts';
import { verifyEmail } from './email-address/verify-email.ts';

export const identityModule: ServerModule = {
  name: 'identity',
  manifest: identityManifest,
  providers: [provide(auditLabels, identityAuditLabels), provide(auditSubjects, adminAuditSubjects)],
  demo: async () => (await import('./demo/identity.demo.ts')).identityDemo,
  jobs: [sendReset, endTemporaryAccess, sweepSignIns, keepAuditHeads],
  bindings: [
    bindOpen(authCalls.forgotPassword, forgotPassword),
    bindOpen(authCalls.resetPassword, resetPassword),
    bindOpen(authCalls.confirmEmail, confirmEmail),
    bindOpen(authCalls.resendLink, resendLink),
    bindUser(authCalls.verifyEmail, verifyEmail),
    bindUser(authCalls.resendVerification, resendVerification),
    bindUser(authCalls.changePassword, changePassword),
    bindUser(authCalls.changeEmail, changeEmail),
    bindUser(authCalls.listSessions, listSessions),
    bindUser(authCalls.revokeSession, revokeSession),

    bind(userCalls.listUsers, listUsers),
    bindUser(userCalls.updateUser, updateUser),

    bind(adminCalls.listAdmins, listAdmins),
    bind(adminCalls.showAdmin, showAdmin),
    bind(adminCalls.adminActivity, showActivity),
    bind(adminCalls.listAdminCandidates, listCandidates),
    bind(adminCalls.createAdmin, createAdmin),
    bind(adminCalls.updateAdmin, updateAdmin),
    bind(adminCalls.deleteAdmin, deleteAdmin),
    bind(adminCalls.setAdminPassword, setAdminPassword),
    bind(adminCalls.resendInvitation, resendInvitation),
    bind(adminCalls.signAdminOut, signAdminOut),

    bind(accessCalls.accessCatalogue, showCatalogue),
    bind(accessCalls.accessPresets, showPresets),
    bind(accessCalls.showPageAccesses, showPageAccesses),
    bind(accessCalls.setPageAccesses, setPageAccesses),
  ],
};
