/** What the audit log keeps of this module, in words. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const companyAuditLabels: AuditLabels = {
  records: defineMessages({
    branch: EVERYDAY.branch,
    company: EVERYDAY.company,
    company_bank: { en: 'Bank account', ms: 'Akaun bank' },
    company_contribution: { en: 'Contribution', ms: 'Caruman' },
    department: EVERYDAY.department,
    division: { en: 'Division', ms: 'Bahagian' },
    position: EVERYDAY.position,
    position_level: { en: 'Position level', ms: 'Gred jawatan' },
    subscription: { en: 'Subscription', ms: 'Langganan' },
  }),
  events: defineMessages({
    modules_switched: { en: 'modules switched on or off', ms: 'modul dihidupkan atau dimatikan' },
    owner_changed: { en: 'handed to another owner', ms: 'diserahkan kepada pemilik lain' },
    plan_changed: { en: 'plan changed', ms: 'pelan ditukar' },
    reordered: { en: 'put in order', ms: 'disusun' },
    revealed: { en: 'number viewed', ms: 'nombor dilihat' },
  }),
};
