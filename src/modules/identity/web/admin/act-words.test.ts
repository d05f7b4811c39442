import { expect, it } from 'vitest';
import { actWords } from './act-words.ts';

it.each([
  ['payroll.paid_many', 'payroll', 'Payroll: marked as paid', 'Penggajian: ditanda dibayar'],
  ['claim.approve', 'claim', 'Claim: approved', 'Tuntutan: diluluskan'],
  ['updated', 'company_bank', 'Bank account: changed', 'Akaun bank: diubah'],
  ['import-undone', 'employee', 'Employee: import undone', 'Pekerja: import dibuat asal'],
  ['patrol_round.walked_over', 'patrol_round', 'Record: changed', 'Rekod: diubah'],
  ['settled', 'payroll', 'Payroll: changed', 'Penggajian: diubah'],
])('%s of %s is said in words', (action, subject, en, ms) => {
  const { what, deed } = actWords(action, subject);
  expect([`${what.en}: ${deed.en}`, `${what.ms}: ${deed.ms}`]).toEqual([en, ms]);
});
