import { defineMessages } from '#platform/contract/messages.ts';

export const CALENDAR = defineMessages({
  earlier: { en: 'Month before', ms: 'Bulan sebelum' },
  later: { en: 'Month after', ms: 'Bulan selepas' },
  thisMonth: { en: 'This month', ms: 'Bulan ini' },
  employee: { en: 'Employee', ms: 'Pekerja' },
  nobody: { en: 'Nobody is employed in this month and filter.', ms: 'Tiada pekerja dalam bulan dan tapisan ini.' },
  rest: { en: 'Rest day', ms: 'Hari rehat' },
  holiday: { en: 'Holiday', ms: 'Cuti umum' },
  holidays: { en: 'Holidays', ms: 'Cuti umum' },
  half: { en: 'Half day', ms: 'Separuh hari' },
  waiting: { en: 'Not decided yet', ms: 'Belum diputuskan' },
  away: { en: '{date}: {n, plural, =0 {nobody away} other {# away}}', ms: '{date}: {n, plural, =0 {tiada yang bercuti} other {# bercuti}}' },
  awayShown: { en: 'Away', ms: 'Bercuti' },
  nobodyAway: { en: 'Nobody is away.', ms: 'Tiada yang bercuti.' },
  more: {
    en: '{shown} of {total} employees are shown. Narrow the filter to see the others.',
    ms: '{shown} daripada {total} pekerja dipaparkan. Sempitkan tapisan untuk melihat yang lain.',
  },
});
