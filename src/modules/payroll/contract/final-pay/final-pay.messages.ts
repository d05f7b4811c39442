/** Words of the last pay. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const ENDING_WORDS = defineMessages({
  ...everyday('other'),
  resigned: { en: 'Resigned', ms: 'Meletak jawatan' },
  absconded: { en: 'Left without notice', ms: 'Pergi tanpa notis' },
  terminated: { en: 'Ended by the employer or retrenched', ms: 'Ditamatkan oleh majikan atau diberhentikan' },
  misconduct: { en: 'Dismissed for misconduct after inquiry', ms: 'Dibuang kerja kerana salah laku selepas siasatan' },
  retired: { en: 'Retired', ms: 'Bersara' },
  ill_health: { en: 'Ill health', ms: 'Kesihatan yang terjejas' },
  contract_end: { en: 'End of the contract', ms: 'Tamat kontrak' },
  deceased: { en: 'Deceased', ms: 'Meninggal dunia' },
});
export const NOTICE_WORDS = defineMessages({
  served: { en: 'Served', ms: 'Telah diberi' },
  paid: { en: 'Paid by the employer', ms: 'Dibayar oleh majikan' },
  owed: { en: 'Owed by the employee', ms: 'Terhutang oleh pekerja' },
});
export const NOTICE_FIELD_WORDS = defineMessages({
  B1a: { en: 'Wages: EA box B1(a)', ms: 'Upah: ruang EA B1(a)' },
  B6: { en: 'Compensation for loss of employment: EA box B6', ms: 'Pampasan kehilangan pekerjaan: ruang EA B6' },
});
export const FINAL_LINE_WORDS = defineMessages({
  leave: { en: 'Unused annual leave', ms: 'Cuti tahunan yang tidak diambil' },
  notice_pay: { en: 'Pay in lieu of notice', ms: 'Bayaran ganti notis' },
  benefit: { en: 'Termination benefit', ms: 'Faedah penamatan kerja' },
  gratuity: { en: 'Gratuity', ms: 'Ganjaran' },
  compensation: { en: 'Compensation for loss of employment', ms: 'Pampasan kehilangan pekerjaan' },
  notice_owed: { en: 'Indemnity for notice not served', ms: 'Ganti rugi notis yang tidak diberi' },
});

export const FINAL_MESSAGES = defineMessages({
  made: { en: 'The final pay of {name} has been saved.', ms: 'Bayaran akhir {name} telah disimpan.' },
  released: { en: 'The final pay of {name} may be paid now.', ms: 'Bayaran akhir {name} kini boleh dibayar.' },
  recorded: { en: 'The day of the form has been saved.', ms: 'Tarikh borang telah disimpan.' },
});

/** Why there is no final pay yet: answered with HTTP 200 and success false. */
export const FINAL_REFUSALS = defineMessages({
  notLeaving: {
    en: 'Set the last day of this employee first: the final pay is made in the month in which the employment ends.',
    ms: 'Tetapkan hari terakhir pekerja ini dahulu: bayaran akhir dibuat dalam bulan pekerjaan tamat.',
  },
  noMonthly: {
    en: 'Process the monthly payroll of {period} first. It pays the salary to the last day; the final pay holds the rest.',
    ms: 'Proses gaji bulanan {period} dahulu. Ia membayar gaji hingga hari terakhir; bayaran akhir mengandungi bakinya.',
  },
  stale: {
    en: 'Process payroll {number} again first: it was calculated before the last day, {date}, was known.',
    ms: 'Proses semula gaji {number} dahulu: ia dikira sebelum hari terakhir, {date}, diketahui.',
  },
  made: { en: 'Final pay {number} already exists.', ms: 'Bayaran akhir {number} telah dibuat.' },
  nothing: { en: 'There is nothing to pay or deduct. Enter an amount.', ms: 'Tiada apa-apa untuk dibayar atau dipotong. Masukkan amaun.' },
  negative: {
    en: 'The deductions are RM {owed} above this final pay. Lower them here and deduct the rest from payroll {number}, or ask the employee to pay.',
    ms: 'Potongan melebihi bayaran akhir ini sebanyak RM {owed}. Kurangkan di sini dan potong bakinya daripada gaji {number}, atau minta pekerja membayar.',
  },
});

export const FINAL_ERRORS = defineMessages({
  withheld: {
    en: 'This pay is withheld for tax clearance ({form}, final pay {number}). Release it with the clearance letter or after 90 days.',
    ms: 'Bayaran ini ditahan bagi penyelesaian cukai ({form}, bayaran akhir {number}). Lepaskan dengan surat penyelesaian atau selepas 90 hari.',
  },
  noClearance: { en: 'Nothing is withheld here.', ms: 'Tiada apa-apa ditahan di sini.' },
  released: { en: 'This pay has already been released.', ms: 'Bayaran ini telah dilepaskan.' },
  reference: { en: 'Enter the reference and date of the clearance letter.', ms: 'Masukkan rujukan dan tarikh surat penyelesaian.' },
  formDate: { en: 'Enter the day on which the form was sent.', ms: 'Masukkan tarikh borang dihantar.' },
  tooEarly: { en: 'The 90 days end on {date}.', ms: 'Tempoh 90 hari tamat pada {date}.' },
  future: { en: 'Choose today or an earlier day.', ms: 'Pilih hari ini atau hari sebelumnya.' },
  lineTwice: { en: 'This line is entered twice.', ms: 'Baris ini dimasukkan dua kali.' },
});
