/** What the server says about promoters. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PROMOTER_MESSAGES = defineMessages({
  created: { en: 'Promoter added.', ms: 'Promoter ditambah.' },
  saved: { en: 'Promoter saved.', ms: 'Promoter disimpan.' },
  deleted: { en: 'Promoter deleted.', ms: 'Promoter dipadam.' },
  rated: { en: 'Rating saved.', ms: 'Penilaian disimpan.' },
  inactivated: {
    en: '{n, plural, =0 {{name} is inactive now.} one {{name} is inactive now, and # schedule was cancelled.} other {{name} is inactive now, and # schedules were cancelled.}}',
    ms: '{n, plural, =0 {{name} kini tidak aktif.} other {{name} kini tidak aktif, dan # jadual dibatalkan.}}',
  },
  papersSaved: { en: 'Documents of {name} saved.', ms: 'Dokumen {name} disimpan.' },
  activated: { en: '{name} is active again.', ms: '{name} kini aktif semula.' },
});

export const PROMOTER_ERRORS = defineMessages({
  identityNeeded: { en: 'Enter the identity number or the passport.', ms: 'Masukkan nombor pengenalan atau pasport.' },
  accountNeeded: { en: 'Enter the account number, or leave the bank empty.', ms: 'Masukkan nombor akaun, atau kosongkan bank.' },
  bankNeeded: { en: 'Choose the bank of the account, or leave the account empty.', ms: 'Pilih bank akaun itu, atau kosongkan akaun.' },
  reasonNeeded: { en: 'Enter a reason why this person is a contractor and not an employee.', ms: 'Nyatakan sebab orang ini kontraktor dan bukan pekerja.' },
  codeTaken: { en: 'Another promoter has this code.', ms: 'Promoter lain sudah menggunakan kod ini.' },
  identityTaken: { en: 'Another promoter has this identity number.', ms: 'Promoter lain sudah menggunakan nombor pengenalan ini.' },
  passportTaken: { en: 'Another promoter has this passport.', ms: 'Promoter lain sudah menggunakan pasport ini.' },
  emailTaken: { en: 'Another promoter has this email address.', ms: 'Promoter lain sudah menggunakan alamat e-mel ini.' },
  bankUnknown: { en: 'Choose a bank of the list.', ms: 'Pilih bank daripada senarai.' },
  employeeUnknown: { en: 'Choose an employee of this company.', ms: 'Pilih pekerja syarikat ini.' },
  stateUnknown: { en: 'Choose a state of Malaysia.', ms: 'Pilih negeri di Malaysia.' },
  bornLater: { en: 'The date of birth is not in the future.', ms: 'Tarikh lahir tidak boleh pada masa hadapan.' },
  inUse: {
    en: 'The promoter belongs to a project or has schedules. Make the promoter inactive instead.',
    ms: 'Promoter ini ada dalam projek atau mempunyai jadual. Nyahaktifkan promoter ini.',
  },
  inactiveAlready: { en: 'The promoter is inactive already.', ms: 'Promoter ini sudah tidak aktif.' },
  activeAlready: { en: 'The promoter is active already.', ms: 'Promoter ini sudah aktif.' },
});
