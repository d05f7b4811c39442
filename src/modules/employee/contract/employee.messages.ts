/** What the server says about employees. */
import { defineMessages } from '#platform/contract/messages.ts';

export const EMPLOYEE_MESSAGES = defineMessages({
  created: { en: 'Employee added.', ms: 'Pekerja ditambah.' },
  saved: { en: 'Employee saved.', ms: 'Pekerja disimpan.' },
  deleted: { en: 'Employee deleted.', ms: 'Pekerja dipadam.' },
  inactivated: { en: 'The employment ends on {date}.', ms: 'Pekerjaan tamat pada {date}.' },
  reactivated: { en: 'The employee is active again.', ms: 'Pekerja aktif semula.' },
  moved: { en: '{n, plural, one {# employee moved} other {# employees moved}}.', ms: '{n} pekerja dipindahkan.' },
  invited: { en: 'Invitation sent to {email}.', ms: 'Jemputan dihantar ke {email}.' },
  resetSent: { en: 'A reset link was sent to {email}.', ms: 'Pautan set semula dihantar ke {email}.' },
  loginDisabled: { en: 'The login is disabled.', ms: 'Log masuk dinyahaktifkan.' },
  loginEnabled: { en: 'The login is enabled.', ms: 'Log masuk diaktifkan.' },
  profileSaved: { en: 'Your details are saved.', ms: 'Butiran anda disimpan.' },
  invitedMany: { en: '{n, plural, one {# invitation} other {# invitations}} sent.', ms: '{n} jemputan dihantar.' },
  alsoEmployed: { en: 'Also employed at {companies}.', ms: 'Turut bekerja di {companies}.' },
  passportSoon: { en: 'The passport expires within 12 months ({date}).', ms: 'Pasport luput dalam tempoh 12 bulan ({date}).' },
  permitYears: { en: 'With this permit the PLKS exceeds 10 years in all.', ms: 'Dengan permit ini jumlah tempoh PLKS melebihi 10 tahun.' },
  permitSaved: { en: 'Work permit saved.', ms: 'Permit kerja disimpan.' },
  permitDeleted: { en: 'Work permit deleted.', ms: 'Permit kerja dipadam.' },
  permitCancelled: { en: 'Work permit cancelled.', ms: 'Permit kerja dibatalkan.' },
  permitRenewed: { en: 'The renewal is saved; the old permit is closed.', ms: 'Pembaharuan disimpan; permit lama ditutup.' },
  profileUpdatedTitle: { en: 'Details changed', ms: 'Butiran berubah' },
  profileUpdated: { en: '{name} changed own details.', ms: '{name} mengubah butiran sendiri.' },
  permitExpiryTitle: { en: 'Work permit expiring', ms: 'Permit kerja hampir luput' },
  permitExpiry: { en: 'The permit of {name} expires on {date}.', ms: 'Permit {name} luput pada {date}.' },
});

export const EMPLOYEE_ERRORS = defineMessages({
  codeTaken: { en: 'Another employee has this code.', ms: 'Pekerja lain mempunyai kod ini.' },
  identityTaken: { en: 'An active employee has this identity number.', ms: 'Pekerja aktif mempunyai nombor kad pengenalan ini.' },
  passportTaken: { en: 'An active employee has this passport.', ms: 'Pekerja aktif mempunyai pasport ini.' },
  emailTaken: { en: 'Another employee has this e-mail.', ms: 'Pekerja lain mempunyai e-mel ini.' },
  seats: {
    en: 'Employee limit reached: your plan has {seats} seats. Ask the owner to change the plan.',
    ms: 'Had pekerja dicapai: pelan anda mempunyai {seats} tempat. Minta pemilik menukar pelan.',
  },
  noOrganisation: { en: 'Set up a branch, division or department first.', ms: 'Sediakan cawangan, bahagian atau jabatan dahulu.' },
  reportsToSelf: {
    en: 'Nobody can report to themselves or to their own reports.',
    ms: 'Tiada sesiapa boleh melapor kepada diri sendiri atau orang bawahannya.',
  },
  reasonNeeded: { en: 'Give a reason of 3 to 500 characters.', ms: 'Berikan sebab antara 3 hingga 500 aksara.' },
  notAhead: {
    en: 'The change holds at once. Enter today or an earlier day.',
    ms: 'Perubahan berkuat kuasa serta-merta. Masukkan hari ini atau hari lebih awal.',
  },
  tooFarAhead: { en: 'This date lies more than 60 days ahead.', ms: 'Tarikh ini lebih daripada 60 hari ke hadapan.' },
  nothingToMove: { en: 'Choose what shall change.', ms: 'Pilih apa yang hendak diubah.' },
  codeFixed: { en: 'The code stands on payslips already and stays.', ms: 'Kod ini sudah tertera pada slip gaji dan kekal.' },
  loginOfOwn: { en: 'Neither the owner nor you yourself can be locked out here.', ms: 'Pemilik dan diri anda sendiri tidak boleh disekat di sini.' },
  loginEmail: {
    en: 'The person signs in with {email} and changes it under My Account.',
    ms: 'Orang ini log masuk dengan {email} dan boleh menukarnya di Akaun Saya.',
  },
  outsideScope: { en: 'You can add people only where you can see them.', ms: 'Anda hanya boleh menambah pekerja di tempat yang anda boleh lihat.' },
  noSuchManager: { en: 'Choose an active employee.', ms: 'Pilih pekerja aktif.' },
  earlyConfirmation: { en: 'Say why the confirmation comes before the probation ends.', ms: 'Nyatakan sebab pengesahan sebelum tamat percubaan.' },
  beforeJoin: { en: 'This date lies before the joining date {date}.', ms: 'Tarikh ini sebelum tarikh mula bekerja {date}.' },
  beforeEnd: { en: 'The employment ended on {date}. Enter a later date.', ms: 'Pekerjaan tamat pada {date}. Masukkan tarikh kemudian.' },
  notActive: { en: 'The employee is not active.', ms: 'Pekerja tidak aktif.' },
  notInactive: { en: 'The employee is active.', ms: 'Pekerja masih aktif.' },
  hasHistory: {
    en: 'This employee has records ({what}). Make the employee inactive instead.',
    ms: 'Pekerja ini mempunyai rekod ({what}). Nyahaktifkan pekerja sebagai ganti.',
  },
  noEmail: { en: 'Enter the e-mail first.', ms: 'Masukkan e-mel dahulu.' },
  noLogin: { en: 'The employee has no login. Invite the employee first.', ms: 'Pekerja tiada log masuk. Jemput pekerja dahulu.' },
  otherLogin: { en: 'This login belongs to another employee of the company.', ms: 'Log masuk ini milik pekerja lain dalam syarikat.' },
  childAge: { en: 'A child is born today or earlier and at most 60 years old.', ms: 'Anak lahir hari ini atau lebih awal dan berumur paling banyak 60 tahun.' },
  bornLater: { en: 'The date of birth lies in the future.', ms: 'Tarikh lahir berada pada masa hadapan.' },
  spouseWork: { en: 'Say whether the spouse works.', ms: 'Nyatakan sama ada pasangan bekerja.' },
  childDob: { en: 'Enter the date of birth of the child.', ms: 'Masukkan tarikh lahir anak.' },
  spouses: { en: 'Enter at most {n} current spouse(s).', ms: 'Masukkan selebih-lebihnya {n} pasangan semasa.' },
  permitDates: { en: 'The permit must expire after it is issued.', ms: 'Permit mesti luput selepas dikeluarkan.' },
  permitTaken: { en: 'Another permit has this number.', ms: 'Permit lain mempunyai nombor ini.' },
  permitForLocal: { en: 'Only a foreign employee has a work permit.', ms: 'Hanya pekerja asing mempunyai permit kerja.' },
  permitClosed: { en: 'This permit is closed.', ms: 'Permit ini telah ditutup.' },
});

/** What an import says of a row. */
export const IMPORT_ERRORS = defineMessages({
  needed: { en: 'A new employee needs this.', ms: 'Pekerja baharu memerlukan maklumat ini.' },
  notYours: { en: 'This employee is outside your reach.', ms: 'Pekerja ini di luar capaian anda.' },
  noSuchUnit: { en: 'There is no “{name}” in the organisation.', ms: 'Tiada “{name}” dalam organisasi.' },
  noSuchManager: { en: 'No active employee has the code {code}.', ms: 'Tiada pekerja aktif dengan kod {code}.' },
});

export const REPORT_WORDS = defineMessages({
  asOf: { en: 'As of {date}', ms: 'Pada {date}' },
});
