import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MONTH = defineMessages({
  ...everyday('month', 'date', 'from'),
  views: { en: 'Operations as', ms: 'Operasi sebagai' },
  list: { en: 'List', ms: 'Senarai' },
  calendar: { en: 'Calendar', ms: 'Kalendar' },
  site: { en: 'Site', ms: 'Tapak' },
  shift: { en: 'Shift', ms: 'Syif' },
  guards: { en: 'Guards', ms: 'Pengawal' },
  empty: { en: 'No operation in this month', ms: 'Tiada operasi pada bulan ini' },
  emptyHint: { en: 'Plan a shift, or every shift of the month at once.', ms: 'Rancang satu syif, atau semua syif bulan ini sekali gus.' },
  legend: {
    en: 'Guards on duty of each shift; below them points that nobody scanned. A cross is a cancelled operation, an empty day has none.',
    ms: 'Pengawal bertugas bagi setiap syif; di bawahnya titik yang tidak diimbas. Pangkah ialah operasi yang dibatalkan, hari kosong tiada operasi.',
  },
  cut: {
    en: 'Only the first {n} operations of the month are shown. Choose a site.',
    ms: 'Hanya {n} operasi pertama bulan ini ditunjukkan. Pilih tapak.',
  },
  missed: { en: '{n} missed', ms: '{n} terlepas' },
  cell: {
    en: '{date}, {site}, {shift}: {n, plural, one {# guard} other {# guards}}, {status}',
    ms: '{date}, {site}, {shift}: {n} pengawal, {status}',
  },
  onDuty: { en: '{n, plural, one {# guard} other {# guards}}', ms: '{n} pengawal' },
  generate: { en: 'Plan month', ms: 'Rancang bulan' },
  generateHint: {
    en: 'Every shift of the site that is not planned yet gets its guards. They work in blocks with rest between them.',
    ms: 'Setiap syif tapak yang belum dirancang diberi pengawal. Mereka bertugas secara blok dengan rehat di antaranya.',
  },
  siteGuards: { en: 'Take the guards of the site', ms: 'Ambil pengawal tapak ini' },
  workDays: { en: 'Days of work in a row', ms: 'Hari bertugas berturut-turut' },
  restDays: { en: 'Days of rest after them', ms: 'Hari rehat selepasnya' },
  rotate: { en: 'Guards go to the next shift after their rest', ms: 'Pengawal beralih ke syif berikutnya selepas rehat' },
  devices: { en: 'Devices', ms: 'Peranti' },
  briefing: { en: 'Briefing', ms: 'Taklimat' },
  check: { en: 'Check the plan', ms: 'Semak rancangan' },
  result: { en: 'What would be planned', ms: 'Yang akan dirancang' },
  count: {
    en: '{n, plural, =0 {No shift can be planned.} one {# shift can be planned.} other {# shifts can be planned.}}{existing, plural, =0 {} one { # is planned already.} other { # are planned already.}}',
    ms: '{n, plural, =0 {Tiada syif boleh dirancang.} other {# syif boleh dirancang.}}{existing, plural, =0 {} other { # sudah dirancang.}}',
  },
  short: { en: 'Too few guards', ms: 'Pengawal tidak mencukupi' },
  shortLine: { en: '{date}, {shift}: {n} missing', ms: '{date}, {shift}: kurang {n}' },
  more: { en: 'and {n} more', ms: 'dan {n} lagi' },
  refused: { en: 'Guards who cannot', ms: 'Pengawal yang tidak boleh bertugas' },
  refusedLine: {
    en: '{name}, from {date}, {n, plural, one {# day} other {# days}}:',
    ms: '{name}, mulai {date}, {n} hari:',
  },
  warnings: { en: 'Allowed, but look at it', ms: 'Dibenarkan, tetapi perlu disemak' },
});
