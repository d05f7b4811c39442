import { defineMessages } from '#platform/contract/messages.ts';

export const LAW_LINE = defineMessages({
  from: { en: 'Payslip, wage RM {wage}', ms: 'Slip gaji, gaji RM {wage}' },
  epf: { en: 'EPF', ms: 'KWSP' },
  why: { en: '{rate} of the RM {band} band, and the law behind it', ms: '{rate} daripada julat RM {band}, dan undang-undang di sebaliknya' },
});
