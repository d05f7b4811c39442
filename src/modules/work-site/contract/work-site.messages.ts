/** What the server says about work sites and those who belong to them. */
import { defineMessages } from '#platform/contract/messages.ts';

export const WORK_SITE_MESSAGES = defineMessages({
  created: { en: 'Work site added.', ms: 'Tapak kerja ditambah.' },
  saved: { en: 'Work site saved.', ms: 'Tapak kerja disimpan.' },
  photosSaved: { en: 'Photos saved.', ms: 'Foto disimpan.' },
  deleted: { en: 'Work site deleted.', ms: 'Tapak kerja dipadam.' },
  assigned: {
    en: '{n, plural, =0 {Nobody new was added.} one {# employee was added.} other {# employees were added.}}',
    ms: '{n, plural, =0 {Tiada pekerja baharu ditambah.} other {# pekerja ditambah.}}',
  },
  placed: {
    en: '{n, plural, =0 {No new site was added.} one {# site was added.} other {# sites were added.}}',
    ms: '{n, plural, =0 {Tiada tapak baharu ditambah.} other {# tapak ditambah.}}',
  },
  mainSite: { en: '{name} is the main site now.', ms: '{name} kini tapak utama.' },
  ended: { en: 'The last day at {name} is {date}.', ms: 'Hari terakhir di {name} ialah {date}.' },
  unplaced: { en: 'Removed from {name}.', ms: 'Dikeluarkan daripada {name}.' },
});

export const WORK_SITE_ERRORS = defineMessages({
  nameTaken: { en: 'Another site has this name.', ms: 'Tapak lain sudah menggunakan nama ini.' },
  codeTaken: { en: 'Another site has this code.', ms: 'Tapak lain sudah menggunakan kod ini.' },
  branchUnknown: { en: 'Choose a branch of this company.', ms: 'Pilih cawangan syarikat ini.' },
  supervisorUnknown: { en: 'Choose active employees of this company.', ms: 'Pilih pekerja aktif syarikat ini.' },
  stateUnknown: { en: 'Choose a state of Malaysia, or leave it empty.', ms: 'Pilih negeri di Malaysia, atau biarkan kosong.' },
  inUse: {
    en: 'Employees belong or belonged to this site. Make it inactive instead.',
    ms: 'Ada pekerja yang bertugas atau pernah bertugas di tapak ini. Nyahaktifkan tapak ini.',
  },
  recorded: {
    en: 'Attendance or rosters name this site. Make it inactive instead.',
    ms: 'Tapak ini ada dalam rekod kehadiran atau jadual bertugas. Nyahaktifkan tapak ini.',
  },
  employeeUnknown: { en: 'Choose active employees whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  siteUnknown: { en: 'Choose active sites of this company.', ms: 'Pilih tapak aktif syarikat ini.' },
  mainOfThese: { en: 'Choose the main site among those that you add.', ms: 'Pilih tapak utama antara tapak yang ditambah.' },
  beforeJoining: { en: '{name} joined on {date}. Choose that day or a later one.', ms: '{name} mula bekerja pada {date}. Pilih tarikh itu atau selepasnya.' },
  beforeStart: { en: 'The last day is not before {date}, when it began.', ms: 'Hari terakhir tidak boleh sebelum {date}, iaitu tarikh mula.' },
  over: { en: 'This ended on {date}. Add the site again.', ms: 'Penempatan ini tamat pada {date}. Tambah tapak semula.' },
});
