/** What the audit log keeps of this module, in words. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const identityAuditLabels: AuditLabels = {
  records: defineMessages({
    admin: { en: 'Admin', ms: 'Pentadbir' },
    email: EVERYDAY.email,
    employee_access: { en: 'Employee access', ms: 'Akses pekerja' },
    invitation: { en: 'Invitation', ms: 'Jemputan' },
    page_access: { en: 'Page access', ms: 'Akses halaman' },
    password: { en: 'Password', ms: 'Kata laluan' },
    profile: { en: 'Profile', ms: 'Profil' },
    provider: { en: 'Sign-in provider', ms: 'Pembekal log masuk' },
    saved_view: { en: 'Saved view', ms: 'Paparan tersimpan' },
    sessions: { en: 'Sessions', ms: 'Sesi' },
    user: { en: 'User', ms: 'Pengguna' },
  }),
  events: defineMessages({
    invited: { en: 'invited', ms: 'dijemput' },
    link_sent: { en: 'reset link sent', ms: 'pautan set semula dihantar' },
    linked: { en: 'linked', ms: 'dipautkan' },
    temporary_set: { en: 'temporary password set', ms: 'kata laluan sementara ditetapkan' },
  }),
};
