/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const eaFormActs: AuditWords = {
  records: defineMessages({
    ea_form: { en: 'EA form', ms: 'Borang EA' },
    ea_form_run: { en: 'EA forms of a year', ms: 'Borang EA setahun' },
  }),
  deeds: defineMessages({
    edited: { en: 'edited', ms: 'disunting' },
  }),
};
