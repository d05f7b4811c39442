/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const eaFormAuditLabels: AuditLabels = {
  records: defineMessages({
    ea_form: { en: 'EA form', ms: 'Borang EA' },
    ea_form_run: { en: 'EA forms of a year', ms: 'Borang EA setahun' },
  }),
  events: defineMessages({
    edited: { en: 'edited', ms: 'disunting' },
  }),
};
