import { defineMessages } from '#platform/contract/messages.ts';

export const CALENDAR = defineMessages({
  earlier: { en: 'Month before', ms: 'Bulan sebelum' },
  later: { en: 'Month after', ms: 'Bulan selepas' },
  search: { en: 'Search employees', ms: 'Cari pekerja' },
  employee: { en: 'Employee', ms: 'Pekerja' },
  nobody: { en: 'Nobody is employed in this month and filter.', ms: 'Tiada pekerja dalam bulan dan tapisan ini.' },
  weekdays: { en: 'Mo Tu We Th Fr Sa Su', ms: 'Is Se Ra Kh Ju Sa Ah' },
  rest: { en: 'Rest day', ms: 'Hari rehat' },
  dashed: { en: 'Dashed: not decided yet', ms: 'Garis putus: belum diputuskan' },
  shaded: { en: 'Shaded: rest day or holiday', ms: 'Berlorek: hari rehat atau cuti umum' },
  mark: { en: '{code}: {name}, {type}, {date}, {status}', ms: '{code}: {name}, {type}, {date}, {status}' },
  more: {
    en: '{shown} of {total} employees are shown. Narrow the filter to see the others.',
    ms: '{shown} daripada {total} pekerja dipaparkan. Sempitkan tapisan untuk melihat yang lain.',
  },
});
