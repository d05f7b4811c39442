/** Words of work permits. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const PERMIT = defineMessages({
  ...everyday('employee', 'type', 'branch', 'remark', 'status', 'edit', 'reason', 'delete', 'month', 'goBack'),
  title: { en: 'Work permits', ms: 'Permit kerja' },
  context: { en: '{n, plural, one {# permit} other {# permits}} in this filter', ms: '{n} permit dalam tapisan ini' },
  add: { en: 'Add work permit', ms: 'Tambah permit kerja' },
  empty: { en: 'Add the first work permit', ms: 'Tambah permit kerja pertama' },
  emptyHint: {
    en: 'Mesra reminds you 90, 60, 30, 14 and 7 days before a permit expires.',
    ms: 'Mesra mengingatkan anda 90, 60, 30, 14 dan 7 hari sebelum permit tamat tempoh.',
  },
  editTitle: { en: 'Edit work permit {no}', ms: 'Sunting permit kerja {no}' },
  renewTitle: { en: 'Renew the permit of {name}', ms: 'Baharui permit {name}' },
  renewNote: { en: 'The current permit {no} is closed when the new one is saved.', ms: 'Permit semasa {no} ditutup apabila yang baharu disimpan.' },
  nationality: { en: 'Nationality', ms: 'Kerakyatan' },
  passport: { en: 'Passport', ms: 'Pasport' },
  passportUntil: { en: 'Passport expires on {date}', ms: 'Pasport tamat tempoh pada {date}' },
  permitNo: { en: 'Permit no.', ms: 'No. permit' },
  sector: { en: 'Sector', ms: 'Sektor' },
  issued: { en: 'Issued', ms: 'Dikeluarkan' },
  expiry: { en: 'Expiry', ms: 'Tamat tempoh' },
  daysLeft: { en: 'Days left', ms: 'Baki hari' },
  days: { en: '{n, plural, one {# day} other {# days}}', ms: '{n} hari' },
  ago: { en: '{n, plural, one {# day} other {# days}} ago', ms: '{n} hari lalu' },
  today: { en: 'today', ms: 'hari ini' },
  employerOn: { en: 'Employer on the permit', ms: 'Majikan pada permit' },
  place: { en: 'Place of work', ms: 'Tempat kerja' },
  placeHint: { en: 'State or town. A deployment elsewhere warns.', ms: 'Negeri atau bandar. Penugasan di tempat lain memberi amaran.' },
  levy: { en: 'Levy (RM)', ms: 'Levi (RM)' },
  fomemaDate: { en: 'FOMEMA examination', ms: 'Pemeriksaan FOMEMA' },
  fomema: { en: 'FOMEMA', ms: 'FOMEMA' },
  fomemaResult: { en: 'FOMEMA result', ms: 'Keputusan FOMEMA' },
  insurance: { en: 'Insurance', ms: 'Insurans' },
  insuranceNo: { en: 'Insurance no. (FWHS, IG)', ms: 'No. insurans (FWHS, IG)' },
  insuranceExpiry: { en: 'Insurance expires', ms: 'Insurans tamat tempoh' },
  socso: { en: 'Registered with SOCSO', ms: 'Berdaftar dengan PERKESO' },
  expiring: { en: 'Expiring', ms: 'Hampir tamat' },
  within: { en: 'in {n} days', ms: '{n} hari lagi' },
  process: { en: 'Start renewal', ms: 'Mula pembaharuan' },
  processTitle: { en: 'Start the renewal of {no}?', ms: 'Mula pembaharuan {no}?' },
  processText: {
    en: 'The permit is marked as being renewed until the new one is entered.',
    ms: 'Permit ditanda sedang dibaharui sehingga yang baharu dimasukkan.',
  },
  renew: { en: 'Renew', ms: 'Baharui' },
  cancel: { en: 'Cancel permit', ms: 'Batalkan permit' },
  cancelTitle: { en: 'Cancel the permit {no}?', ms: 'Batalkan permit {no}?' },
  deleteTitle: { en: 'Delete the permit {no}?', ms: 'Padam permit {no}?' },
  deleteText: {
    en: 'Only for a permit entered by mistake. One that ended is cancelled or renewed instead.',
    ms: 'Hanya bagi permit yang tersilap dimasukkan. Permit yang tamat tempoh dibatalkan atau dibaharui.',
  },
  chart: { en: 'Expiries of the next 12 months', ms: 'Permit tamat tempoh dalam 12 bulan akan datang' },
  permits: { en: 'Permits', ms: 'Permit' },
  cards: { en: 'Summary', ms: 'Ringkasan' },
  cardActive: EVERYDAY.active,
  cardWithin: { en: 'Expire in {n} days', ms: 'Tamat tempoh dalam {n} hari' },
  cardExpired: EVERYDAY.expired,
  renewal: { en: 'Renewal of an earlier permit', ms: 'Pembaharuan permit terdahulu' },
  person: { en: 'Open the employee', ms: 'Buka pekerja' },
});

const SECTORS: Readonly<Record<string, Text>> = {
  Manufacturing: { en: 'Manufacturing', ms: 'Pembuatan' },
  Construction: { en: 'Construction', ms: 'Pembinaan' },
  Plantation: { en: 'Plantation', ms: 'Perladangan' },
  Agriculture: { en: 'Agriculture', ms: 'Pertanian' },
  Services: { en: 'Services', ms: 'Perkhidmatan' },
  'Mining and quarrying': { en: 'Mining and quarrying', ms: 'Perlombongan dan pengkuarian' },
};

/** Sectors for which temporary passes (PLKS) are given; `current` is added when it is none of them. */
export const sectorOptions = (current?: unknown) => [
  ...Object.entries(SECTORS).map(([value, label]) => ({ value, label })),
  ...(typeof current === 'string' && current !== '' && !Object.hasOwn(SECTORS, current) ? [{ value: current, label: current }] : []),
];
