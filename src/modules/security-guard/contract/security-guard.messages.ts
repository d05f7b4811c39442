/** What the server says about guards. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const GUARD_MESSAGES = defineMessages({
  created: { en: '{name} is in the registry.', ms: '{name} didaftarkan.' },
  saved: { en: 'Guard saved.', ms: 'Pengawal disimpan.' },
  deleted: { en: '{name} is deleted.', ms: '{name} dipadam.' },
  posted: {
    en: '{n, plural, =0 {Nobody was posted.} one {# guard was posted.} other {# guards were posted.}}',
    ms: '{n, plural, =0 {Tiada pengawal ditempatkan.} other {# pengawal ditempatkan.}}',
  },
  postingCreated: { en: 'Posting added.', ms: 'Penempatan ditambah.' },
  postingSaved: { en: 'Posting saved.', ms: 'Penempatan disimpan.' },
  postingDeleted: { en: 'Posting deleted.', ms: 'Penempatan dipadam.' },
  incidentCreated: { en: 'Entry added.', ms: 'Catatan ditambah.' },
  incidentSaved: { en: 'Entry saved.', ms: 'Catatan disimpan.' },
  incidentDeleted: { en: 'Entry deleted.', ms: 'Catatan dipadam.' },
  complianceSaved: { en: 'Vetting and medical data saved.', ms: 'Data tapisan dan perubatan disimpan.' },
  blacklisted: { en: '{name} is on the blacklist.', ms: '{name} disenarai hitam.' },
  answered: { en: 'Answer stored.', ms: 'Jawapan disimpan.' },
  unlisted: { en: '{name} is off the blacklist.', ms: '{name} dikeluarkan daripada senarai hitam.' },
  papersSaved: { en: 'Documents saved.', ms: 'Dokumen disimpan.' },
  settingSaved: { en: 'Settings saved.', ms: 'Tetapan disimpan.' },
});

export const GUARD_ERRORS = defineMessages({
  numberTaken: { en: 'Another guard has this number.', ms: 'Pengawal lain mempunyai nombor ini.' },
  identityTaken: { en: 'A guard of the registry has this identity number.', ms: 'Pengawal dalam daftar mempunyai nombor pengenalan ini.' },
  passportTaken: { en: 'A guard of the registry has this passport number.', ms: 'Pengawal dalam daftar mempunyai nombor pasport ini.' },
  employeeTaken: { en: 'This employee is in the registry.', ms: 'Pekerja ini sudah didaftarkan.' },
  employeeUnknown: { en: 'Choose an active employee whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  identityNeeded: { en: 'Enter the identity number of a Malaysian.', ms: 'Masukkan nombor pengenalan warganegara Malaysia.' },
  passportNeeded: { en: 'Enter the passport number of a foreigner.', ms: 'Masukkan nombor pasport warga asing.' },
  categoryForeign: {
    en: 'A foreigner has the category Foreign, and a Malaysian another one.',
    ms: 'Warga asing berkategori Asing, dan warganegara Malaysia berkategori lain.',
  },
  birthNeeded: { en: 'Enter the date of birth.', ms: 'Masukkan tarikh lahir.' },
  tooYoung: { en: 'A guard is at least 18 on the first day.', ms: 'Pengawal mesti berumur sekurang-kurangnya 18 tahun pada hari pertama.' },
  firearmNeeded: {
    en: 'An armed guard needs a firearm permit and its last day.',
    ms: 'Pengawal bersenjata memerlukan permit senjata api dan tarikh tamatnya.',
  },
  agencyLicence: { en: 'Enter the licence of the other agency and its last day.', ms: 'Masukkan lesen agensi lain dan tarikh tamatnya.' },
  agencyEmployee: { en: 'An employee belongs to no other agency.', ms: 'Pekerja bukan milik agensi lain.' },
  leftBefore: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  statusOfEmployee: { en: 'The status of an employee is set at the employee.', ms: 'Status pekerja ditetapkan pada rekod pekerja.' },
  leftActive: { en: 'Somebody who has left is inactive.', ms: 'Orang yang telah berhenti adalah tidak aktif.' },
  future: { en: 'Enter a day that is not in the future.', ms: 'Masukkan tarikh yang bukan pada masa depan.' },
  csgNeeded: { en: 'Enter both the number and the date of the certificate.', ms: 'Masukkan nombor dan tarikh sijil.' },
  posted: { en: 'Postings name this guard. Make the guard inactive instead.', ms: 'Ada penempatan atas nama pengawal ini. Nyahaktifkan pengawal.' },
  onBlacklist: { en: 'This guard is on the blacklist and stays in the registry.', ms: 'Pengawal ini disenarai hitam dan kekal dalam daftar.' },
  onBlacklistAlready: { en: 'This guard is on the blacklist.', ms: 'Pengawal ini telah disenarai hitam.' },
  notBlacklisted: { en: 'This guard is not on the blacklist.', ms: 'Pengawal ini tidak disenarai hitam.' },
  reviewRange: { en: 'Choose a day after today, within {n} months.', ms: 'Pilih tarikh selepas hari ini, dalam tempoh {n} bulan.' },
  endsBefore: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  overlap: { en: 'The guard is posted to {place} on these days.', ms: 'Pengawal ditempatkan di {place} pada tarikh ini.' },
  notFit: { en: 'May not be posted: {list}.', ms: 'Tidak boleh ditempatkan: {list}.' },
  notFitHidden: {
    en: 'May not be posted: the compliance data refuse it. Ask somebody who may see them.',
    ms: 'Tidak boleh ditempatkan: data pematuhan tidak membenarkannya. Tanya orang yang boleh melihatnya.',
  },
  guardUnknown: { en: 'Choose guards of the registry whom you may see.', ms: 'Pilih pengawal dalam daftar yang boleh anda lihat.' },
  branchOnce: { en: 'Choose a branch of the company, each once.', ms: 'Pilih cawangan syarikat, setiap satu sekali sahaja.' },
  vettingDates: { en: 'Enter the day of the approval.', ms: 'Masukkan tarikh kelulusan.' },
  vettingOrder: { en: 'The last day comes after the approval.', ms: 'Tarikh tamat mesti selepas kelulusan.' },
  drugBoth: { en: 'Enter both the day and the result of the test.', ms: 'Masukkan tarikh dan keputusan ujian.' },
  medicalBoth: { en: 'Enter both the day and the result of the examination.', ms: 'Masukkan tarikh dan keputusan pemeriksaan.' },
  noRight: { en: 'You may not see or change documents of this kind.', ms: 'Anda tidak boleh melihat atau mengubah dokumen jenis ini.' },
});

/** What refuses a guard, as a part of a sentence. */
export const REQUIREMENT_NAMES = defineMessages({
  status: EVERYDAY.active,
  blacklist: { en: 'Not on the blacklist', ms: 'Tidak disenarai hitam' },
  age: { en: 'At least 18', ms: 'Sekurang-kurangnya 18 tahun' },
  licence: { en: 'Licence of the agency', ms: 'Lesen agensi' },
  vetting: { en: 'Vetting', ms: 'Tapisan' },
  csg: { en: 'CSG course', ms: 'Kursus CSG' },
  medical: { en: 'Medical examination', ms: 'Pemeriksaan perubatan' },
  drugs: { en: 'Drug test', ms: 'Ujian dadah' },
  permit: { en: 'Work permit', ms: 'Permit kerja' },
  firearm: { en: 'Firearm permit', ms: 'Permit senjata api' },
  firing: { en: 'Live firing', ms: 'Latihan menembak' },
  letter: { en: 'Letter of approval', ms: 'Surat kelulusan' },
});

export const GUARD_NOTICES = defineMessages({
  vettingTitle: { en: 'Vetting ends on {date}', ms: 'Tapisan tamat pada {date}' },
  firearmTitle: { en: 'Firearm permit ends on {date}', ms: 'Permit senjata api tamat pada {date}' },
  permitTitle: { en: 'Work permit ends on {date}', ms: 'Permit kerja tamat pada {date}' },
  licenceTitle: { en: 'Agency licence ends on {date}', ms: 'Lesen agensi tamat pada {date}' },
  vettingEnded: { en: 'Vetting ended on {date}', ms: 'Tapisan telah tamat pada {date}' },
  firearmEnded: { en: 'Firearm permit ended on {date}', ms: 'Permit senjata api telah tamat pada {date}' },
  permitEnded: { en: 'Work permit ended on {date}', ms: 'Permit kerja telah tamat pada {date}' },
  licenceEnded: { en: 'Agency licence ended on {date}', ms: 'Lesen agensi telah tamat pada {date}' },
  over: { en: '{name} ({guard_no}) may not be posted until it is renewed.', ms: '{name} ({guard_no}) tidak boleh ditempatkan sehingga ia diperbaharui.' },
  licenceOver: { en: 'Nobody may be posted until it is renewed.', ms: 'Tiada pengawal boleh ditempatkan sehingga ia diperbaharui.' },
  message: { en: '{name} ({guard_no}): renew in time.', ms: '{name} ({guard_no}): perbaharui tepat pada masanya.' },
  licenceMessage: { en: 'After that day nobody may be posted.', ms: 'Selepas tarikh itu tiada pengawal boleh ditempatkan.' },
});
