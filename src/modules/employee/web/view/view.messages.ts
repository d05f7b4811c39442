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
  glance: { en: 'At a glance', ms: 'Sekilas pandang' },
  unknown: { en: 'Not entered: {names}', ms: 'Belum diisi: {names}' },
  contactWay: { en: 'Email and phone', ms: 'E-mel dan telefon' },
  missing: { en: 'Still missing', ms: 'Masih tiada' },
  emergency: { en: 'Emergency contact', ms: 'Kenalan kecemasan' },
  probationEnds: { en: 'Probation ends on {date}', ms: 'Tempoh percubaan tamat pada {date}' },
  contractEnds: { en: 'Contract ends on {date}', ms: 'Kontrak tamat pada {date}' },
  passportExpires: { en: 'Passport expires on {date}', ms: 'Pasport tamat tempoh pada {date}' },
  yearsServed: { en: '{years, plural, one {# year} other {# years}} of service on {date}', ms: 'Genap {years} tahun berkhidmat pada {date}' },
  endsOn: { en: 'The employment ends on {date} ({reason}).', ms: 'Pekerjaan tamat pada {date} ({reason}).' },
  endedOn: { en: 'The employment ended on {date} ({reason}).', ms: 'Pekerjaan telah tamat pada {date} ({reason}).' },
  permitNone: { en: 'No work permit is on record for this foreign employee.', ms: 'Tiada permit kerja direkodkan bagi pekerja asing ini.' },
  permitExpired: { en: 'The work permit {no} expired on {date}.', ms: 'Permit kerja {no} telah tamat tempoh pada {date}.' },
  permitSoon: { en: 'The work permit {no} expires on {date}.', ms: 'Permit kerja {no} tamat tempoh pada {date}.' },
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
});
