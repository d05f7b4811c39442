/** What the audit log keeps of this module, in words. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const employeeAuditLabels: AuditLabels = {
  records: defineMessages({
    credential: { en: 'Login', ms: 'Akaun log masuk' },
    education: { en: 'Education', ms: 'Pendidikan' },
    employee: EVERYDAY.employee,
    employment: { en: 'Employment', ms: 'Pekerjaan' },
    family: { en: 'Family', ms: 'Keluarga' },
    work_permit: { en: 'Work permit', ms: 'Permit kerja' },
  }),
  events: defineMessages({
    reactivated: { en: 'reactivated', ms: 'diaktifkan semula' },
    renewed: { en: 'renewed', ms: 'diperbaharui' },
  }),
};
