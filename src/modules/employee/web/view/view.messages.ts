/** Words of an employee's pages. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const VIEW = defineMessages({
  ...everyday('employee', 'reason', 'address', 'from', 'to'),
  notChosen: { en: 'No employee is chosen', ms: 'Tiada pekerja dipilih' },
  toList: { en: 'Go to employees', ms: 'Ke senarai pekerja' },
  call: { en: 'Call {name}', ms: 'Hubungi {name}' },
  write: { en: 'Write to {name}', ms: 'E-mel kepada {name}' },
  whatsapp: { en: 'WhatsApp to {name}', ms: 'WhatsApp kepada {name}' },
  endsOn: { en: 'The employment ends on {date} ({reason}).', ms: 'Pekerjaan tamat pada {date} ({reason}).' },
  endedOn: { en: 'The employment ended on {date} ({reason}).', ms: 'Pekerjaan telah tamat pada {date} ({reason}).' },
  permitNone: { en: 'No work permit is on record for this foreign employee.', ms: 'Tiada permit kerja direkodkan bagi pekerja asing ini.' },
  permitExpired: { en: 'The work permit {no} expired on {date}.', ms: 'Permit kerja {no} telah luput pada {date}.' },
  permitSoon: { en: 'The work permit {no} expires on {date}.', ms: 'Permit kerja {no} luput pada {date}.' },
  toPermits: { en: 'Work permits', ms: 'Permit kerja' },
  actions: { en: 'Actions', ms: 'Tindakan' },
  noEducation: { en: 'No education entered yet.', ms: 'Belum ada pendidikan dimasukkan.' },
  noMovement: { en: 'No movement yet.', ms: 'Belum ada pergerakan.' },
  by: { en: 'by {name}', ms: 'oleh {name}' },
  letter: { en: 'Letter', ms: 'Surat' },
  change: { en: 'Change employment', ms: 'Ubah pekerjaan' },
  changeNote: {
    en: 'A change of unit, position or terms is recorded as a movement with its date and reason.',
    ms: 'Perubahan unit, jawatan atau terma direkodkan sebagai pergerakan dengan tarikh dan sebab.',
  },
  effective: { en: 'Effective date', ms: 'Tarikh berkuat kuasa' },
  reasonHint: {
    en: 'Needed when the unit, position or terms change, or for an early confirmation.',
    ms: 'Diperlukan apabila unit, jawatan atau terma berubah, atau bagi pengesahan awal.',
  },
  letterFile: { en: 'Letter to the employee', ms: 'Surat kepada pekerja' },
  statutoryNote: { en: 'These numbers are printed on the EPF, SOCSO and LHDN files.', ms: 'Nombor ini dicetak pada fail KWSP, PERKESO dan LHDN.' },
  worksite: { en: 'Worksite', ms: 'Tapak kerja' },
  worksiteNote: {
    en: 'The worksite is the location of the employee’s branch. Change the branch under Employment.',
    ms: 'Tapak kerja ialah lokasi cawangan pekerja. Tukar cawangan di bawah Pekerjaan.',
  },
  noWorksite: { en: 'No worksite yet', ms: 'Belum ada tapak kerja' },
  noWorksiteHint: { en: 'Set the employee’s branch under Employment.', ms: 'Tetapkan cawangan pekerja di bawah Pekerjaan.' },
  radius: { en: 'Radius', ms: 'Jejari' },
  metres: { en: '{n} m', ms: '{n} m' },
  primary: { en: 'Primary', ms: 'Utama' },
  noPlace: { en: 'The branch has no location on the map yet.', ms: 'Cawangan belum mempunyai lokasi pada peta.' },
});
