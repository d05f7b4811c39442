import { defineMessages } from '#platform/contract/messages.ts';

export const CHART = defineMessages({
  chartHint: {
    en: 'Arrow keys move through the chart, Enter opens who works in a unit, Space opens and closes what is below it.',
    ms: 'Kekunci anak panah bergerak dalam carta, Enter membuka senarai pekerja unit, Space membuka dan menutup unit di bawahnya.',
  },
  chartLabel: { en: 'Organisation chart of {company}', ms: 'Carta organisasi {company}' },
  png: { en: 'Save as PNG', ms: 'Simpan sebagai PNG' },
  print: { en: 'Print', ms: 'Cetak' },
  expandAll: { en: 'Open all', ms: 'Buka semua' },
  collapseAll: { en: 'Close all', ms: 'Tutup semua' },
  wholeChart: { en: 'Whole chart', ms: 'Seluruh carta' },
  fullSize: { en: 'Full size', ms: 'Saiz penuh' },
  peopleIn: { en: '{n, plural, one {# employee} other {# employees}}', ms: '{n} pekerja' },
  under: { en: '{n, plural, one {# unit below} other {# units below}}', ms: '{n} unit di bawah' },
  find: { en: 'Find a unit or an employee', ms: 'Cari unit atau pekerja' },
  unitOf: { en: '{name} · {kind}', ms: '{name} · {kind}' },
  openUnit: { en: 'Open {name}', ms: 'Buka {name}' },
  closeUnit: { en: 'Close {name}', ms: 'Tutup {name}' },
  noMember: { en: 'Nobody here matches.', ms: 'Tiada yang sepadan di sini.' },
  memberSearch: { en: 'Name or code', ms: 'Nama atau kod' },
});
