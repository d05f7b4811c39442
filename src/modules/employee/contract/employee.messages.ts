/** What the server says about employees. */
import { defineMessages } from '#platform/contract/messages.ts';

export const EMPLOYEE_MESSAGES = defineMessages({
  created: { en: 'Employee added.', ms: 'Pekerja ditambah.' },
  saved: { en: 'Employee saved.', ms: 'Pekerja disimpan.' },
  deleted: { en: 'Employee deleted.', ms: 'Pekerja dipadam.' },
  inactivated: { en: 'The employment ends on {date}.', ms: 'Pekerjaan tamat pada {date}.' },
  reactivated: { en: 'The employee is active again.', ms: 'Pekerja aktif semula.' },
  endTakenBack: {
    en: 'The employment goes on. Leave, work schedules, work sites and deployments that ended with {date} stay ended: enter again what is still meant.',
    ms: 'Pekerjaan diteruskan. Cuti, jadual kerja, tapak kerja dan penempatan yang tamat pada {date} kekal tamat: masukkan semula yang masih diperlukan.',
  },
  taxNumbers: { en: '{n, plural, one {# tax number} other {# tax numbers}} saved.', ms: '{n} nombor cukai disimpan.' },
  moved: { en: '{n, plural, one {# employee moved} other {# employees moved}}.', ms: '{n} pekerja dipindahkan.' },
  invited: { en: 'Invitation sent to {email}.', ms: 'Jemputan dihantar ke {email}.' },
  resetSent: { en: 'A reset link was sent to {email}.', ms: 'Pautan set semula dihantar ke {email}.' },
  loginDisabled: { en: 'The login has been disabled.', ms: 'Akaun log masuk dinyahaktifkan.' },
  loginEnabled: { en: 'The login has been enabled.', ms: 'Akaun log masuk diaktifkan.' },
  profileSaved: { en: 'Your details are saved.', ms: 'Butiran anda disimpan.' },
  invitedMany: { en: '{n, plural, one {# invitation} other {# invitations}} sent.', ms: '{n} jemputan dihantar.' },
  alsoEmployed: { en: 'Also employed at {companies}.', ms: 'Turut bekerja di {companies}.' },
  passportSoon: { en: 'The passport expires within 12 months ({date}).', ms: 'Pasport tamat tempoh dalam 12 bulan ({date}).' },
  permitYears: { en: 'With this permit the PLKS exceeds 10 years in all.', ms: 'Dengan permit ini jumlah tempoh PLKS melebihi 10 tahun.' },
  permitSaved: { en: 'Work permit saved.', ms: 'Permit kerja disimpan.' },
  permitDeleted: { en: 'Work permit deleted.', ms: 'Permit kerja dipadam.' },
  permitCancelled: { en: 'Work permit cancelled.', ms: 'Permit kerja dibatalkan.' },
  permitRenewed: { en: 'The renewal is saved; the old permit is closed.', ms: 'Pembaharuan disimpan; permit lama ditutup.' },
  profileUpdatedTitle: { en: 'Details changed', ms: 'Butiran berubah' },
  profileUpdated: { en: '{name} updated their details.', ms: '{name} mengemas kini butiran sendiri.' },
  permitExpiryTitle: { en: 'Work permit expiring', ms: 'Permit kerja hampir tamat tempoh' },
  permitExpiry: { en: 'The permit of {name} expires on {date}.', ms: 'Permit {name} tamat tempoh pada {date}.' },
});

export const EMPLOYEE_ERRORS = defineMessages({
  taxNumber: { en: 'Enter IG, SG or OG followed by 9 to 11 digits.', ms: 'Masukkan IG, SG atau OG diikuti 9 hingga 11 digit.' },
  taxNumberTaken: { en: 'Another employee has this tax number.', ms: 'Pekerja lain mempunyai nombor cukai ini.' },
  codeTaken: { en: 'Another employee has this code.', ms: 'Pekerja lain mempunyai kod ini.' },
  identityTaken: { en: 'An active employee has this identity number.', ms: 'Pekerja aktif mempunyai nombor pengenalan ini.' },
  passportTaken: { en: 'An active employee has this passport.', ms: 'Pekerja aktif mempunyai pasport ini.' },
  emailTaken: { en: 'Another employee has this email.', ms: 'Pekerja lain mempunyai e-mel ini.' },
  seats: {
    en: 'Employee limit reached: your plan allows {seats} employees. Ask the owner to change the plan.',
    ms: 'Had pekerja dicapai: pelan anda membenarkan {seats} pekerja. Minta pemilik menukar pelan.',
  },
  noOrganisation: { en: 'Set up a branch, division or department first.', ms: 'Sediakan cawangan, bahagian atau jabatan dahulu.' },
  reportsToSelf: {
    en: 'An employee cannot report to themselves or to someone who reports to them.',
    ms: 'Pekerja tidak boleh melapor kepada diri sendiri atau orang bawahannya.',
  },
  reasonNeeded: { en: 'Give a reason of 3 to 500 characters.', ms: 'Berikan sebab antara 3 hingga 500 aksara.' },
  notAhead: {
    en: 'Changes take effect at once. Enter today or an earlier date.',
    ms: 'Perubahan berkuat kuasa serta-merta. Masukkan hari ini atau tarikh lebih awal.',
  },
  tooFarAhead: { en: 'Choose a date within the next 60 days.', ms: 'Pilih tarikh dalam 60 hari akan datang.' },
  nothingToMove: { en: 'Choose what to change.', ms: 'Pilih apa yang hendak diubah.' },
  codeFixed: { en: 'This code is already on payslips and cannot be changed.', ms: 'Kod ini sudah tertera pada slip gaji dan tidak boleh diubah.' },
  loginOfOwn: { en: 'You cannot disable your own login or the owner’s.', ms: 'Anda tidak boleh menyahaktifkan akaun log masuk sendiri atau pemilik.' },
  loginEmail: {
    en: 'The employee signs in with {email} and can change it under My Account.',
    ms: 'Pekerja log masuk dengan {email} dan boleh menukarnya di Akaun Saya.',
  },
  outsideScope: { en: 'You can add employees only to units you can see.', ms: 'Anda hanya boleh menambah pekerja ke unit yang anda boleh lihat.' },
  noSuchManager: { en: 'Choose an active employee.', ms: 'Pilih pekerja aktif.' },
  earlyConfirmation: { en: 'Explain why the confirmation comes before the probation ends.', ms: 'Nyatakan sebab pengesahan sebelum tamat percubaan.' },
  beforeJoin: { en: 'Choose a date on or after the joining date, {date}.', ms: 'Pilih tarikh pada atau selepas tarikh mula bekerja, {date}.' },
  beforeEnd: { en: 'The employment ended on {date}. Enter a later date.', ms: 'Pekerjaan tamat pada {date}. Masukkan tarikh kemudian.' },
  notActive: { en: 'The employee is not active.', ms: 'Pekerja tidak aktif.' },
  notInactive: { en: 'The employee is active.', ms: 'Pekerja masih aktif.' },
  hasHistory: {
    en: 'This employee has records ({what}). End the employment instead.',
    ms: 'Pekerja ini mempunyai rekod ({what}). Tamatkan pekerjaannya.',
  },
  noEmail: { en: 'Enter the email first.', ms: 'Masukkan e-mel dahulu.' },
  noLogin: { en: 'The employee has no login. Invite the employee first.', ms: 'Pekerja tiada akaun log masuk. Jemput pekerja dahulu.' },
  otherLogin: { en: 'This login belongs to another employee of the company.', ms: 'Akaun log masuk ini milik pekerja lain dalam syarikat.' },
  childAge: {
    en: 'Enter a date of birth up to today and not more than 60 years ago.',
    ms: 'Masukkan tarikh lahir hingga hari ini dan tidak melebihi 60 tahun lalu.',
  },
  bornLater: { en: 'The date of birth cannot be in the future.', ms: 'Tarikh lahir tidak boleh pada masa hadapan.' },
  spouseWork: { en: 'Choose whether the spouse works.', ms: 'Pilih sama ada pasangan bekerja.' },
  childDob: { en: 'Enter the date of birth of the child.', ms: 'Masukkan tarikh lahir anak.' },
  spouses: { en: 'Enter at most {n, plural, one {# current spouse} other {# current spouses}}.', ms: 'Masukkan selebih-lebihnya {n} pasangan semasa.' },
  permitDates: { en: 'The permit must expire after it is issued.', ms: 'Permit mesti tamat tempoh selepas dikeluarkan.' },
  permitTaken: { en: 'Another permit has this number.', ms: 'Permit lain mempunyai nombor ini.' },
  permitForLocal: { en: 'Only a foreign employee has a work permit.', ms: 'Hanya pekerja asing mempunyai permit kerja.' },
  permitClosed: { en: 'This permit is closed.', ms: 'Permit ini telah ditutup.' },
});

/** What an import says of a row. */
export const IMPORT_ERRORS = defineMessages({
  needed: { en: 'A new employee needs this.', ms: 'Pekerja baharu memerlukan maklumat ini.' },
  notYours: { en: 'You do not have access to this employee.', ms: 'Anda tiada akses kepada pekerja ini.' },
  noSuchUnit: { en: 'There is no “{name}” in the organisation.', ms: 'Tiada “{name}” dalam organisasi.' },
  noSuchManager: { en: 'No active employee has the code {code}.', ms: 'Tiada pekerja aktif dengan kod {code}.' },
});

export const REPORT_WORDS = defineMessages({
  asOf: { en: 'As of {date}', ms: 'Pada {date}' },
});
