import { defineMessages } from '#platform/contract/messages.ts';

export const EMPLOYEE_LEAVE = defineMessages({
  balances: { en: 'Balances {year}', ms: 'Baki {year}' },
  apply: { en: 'Record leave', ms: 'Rekod cuti' },
  adjust: { en: 'Adjust balance', ms: 'Laras baki' },
  empty: { en: 'No leave in this year and filter.', ms: 'Tiada cuti dalam tahun dan tapisan ini.' },
});
