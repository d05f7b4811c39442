import { defineMessages } from '#platform/contract/messages.ts';
import { SCHEME_WORDS } from '../contract/scheme.messages.ts';

export const LAW_LINE = defineMessages({
  from: { en: 'Payslip, wage RM {wage}', ms: 'Slip gaji, gaji RM {wage}' },
  epf: SCHEME_WORDS.epf,
  why: { en: '{rate} of the RM {band} band, and the law behind it', ms: '{rate} daripada julat RM {band}, dan undang-undang di sebaliknya' },
});
