/** What the server says about schedules. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SCHEDULE_MESSAGES = defineMessages({
  created: {
    en: '{n, plural, =0 {No schedule was added.} one {# schedule was added.} other {# schedules were added.}}',
    ms: '{n, plural, =0 {Tiada jadual ditambah.} other {# jadual ditambah.}}',
  },
  saved: { en: 'Schedule saved.', ms: 'Jadual disimpan.' },
  cancelled: { en: 'Schedule cancelled.', ms: 'Jadual dibatalkan.' },
  overlapsHere: {
    en: '{name}: {times} overlaps at {outlet} on {date}',
    ms: '{name}: {times} bertindih di {outlet} pada {date}',
  },
  overlapsElsewhere: { en: '{name}: not free {times} on {date}', ms: '{name}: tidak lapang {times} pada {date}' },
  tight: { en: '{name}: less than 30 minutes to travel on {date}', ms: '{name}: kurang 30 minit untuk perjalanan pada {date}' },
  copyOutside: { en: '{name}: {date} is not of the project', ms: '{name}: {date} bukan dalam tempoh projek' },
  copyInactive: { en: '{name}: no longer active in the project, on {date}', ms: '{name}: tidak lagi aktif dalam projek, pada {date}' },
  away: { en: '{name}: away on {date}', ms: '{name}: bercuti pada {date}' },
  otherWork: { en: '{name}: other work {times} on {date}', ms: '{name}: kerja lain {times} pada {date}' },
  longDay: {
    en: '{name}: {hours} hours of work within 24 hours around {date}. At most 12 are allowed (Employment Act 1955, section 60A).',
    ms: '{name}: {hours} jam bekerja dalam 24 jam sekitar {date}. Paling banyak 12 jam dibenarkan (Akta Kerja 1955, seksyen 60A).',
  },
  contractorHours: {
    en: '{name}: {hours} hours in the week from {date}. A contractor who works so much is presumed an employee.',
    ms: '{name}: {hours} jam dalam minggu dari {date}. Kontraktor yang bekerja sebanyak ini dianggap pekerja.',
  },
});

export const SCHEDULE_ERRORS = defineMessages({
  conflicts: { en: '{list}', ms: '{list}' },
  outsideProject: {
    en: 'The project runs from {from} to {to}. Choose days within it.',
    ms: 'Projek berlangsung dari {from} hingga {to}. Pilih hari dalam tempoh itu.',
  },
  outsideOutlet: {
    en: '{outlet} takes part in the project from {from} to {to}. Choose days within it.',
    ms: '{outlet} menyertai projek dari {from} hingga {to}. Pilih hari dalam tempoh itu.',
  },
  notPlannable: { en: 'Publish the project before planning schedules.', ms: 'Terbitkan projek sebelum merancang jadual.' },
  outletOfProject: { en: 'Choose an active outlet of this project.', ms: 'Pilih outlet aktif projek ini.' },
  promoterOfProject: { en: 'Choose active promoters of this project.', ms: 'Pilih promoter aktif projek ini.' },
  noDay: { en: 'No day between these dates is one of the weekdays.', ms: 'Tiada hari dalam tempoh ini yang sepadan dengan hari minggu dipilih.' },
  tooMany: { en: 'These are {n} schedules. Add at most {most} at once.', ms: 'Ini {n} jadual. Tambah paling banyak {most} sekali gus.' },
  sameTime: { en: 'The end differs from the start.', ms: 'Masa tamat mestilah berbeza daripada masa mula.' },
  begun: { en: 'The schedule has begun or is over. It stays as it is.', ms: 'Jadual ini telah bermula atau tamat. Ia kekal seperti sedia ada.' },
  typhoid: {
    en: '{name} needs a valid typhoid injection and food handler’s course until {date}: this project has food to taste.',
    ms: '{name} memerlukan suntikan tifoid dan kursus pengendali makanan yang sah hingga {date}: projek ini ada sampel makanan.',
  },
  minor_child: { en: '{name} is below 15 on {date} and may not be planned.', ms: '{name} bawah 15 tahun pada {date} dan tidak boleh dirancang.' },
  minor_night: {
    en: '{name} is below 18 on {date}: no work between 20:00 and 06:00.',
    ms: '{name} bawah 18 tahun pada {date}: tiada kerja antara 20:00 dan 06:00.',
  },
  minor_long: { en: '{name} is below 18 on {date}: at most 7 hours a day.', ms: '{name} bawah 18 tahun pada {date}: paling lama 7 jam sehari.' },
  nothingToCopy: { en: 'The week has no schedules to copy.', ms: 'Tiada jadual dalam minggu itu untuk disalin.' },
});
