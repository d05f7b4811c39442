import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const DEVICE_REPORT = defineMessages({
  ...everyday('date', 'type', 'reason'),
  device: { en: 'Device', ms: 'Peranti' },
  empty: { en: 'No device', ms: 'Tiada peranti' },
  emptyHint: { en: 'Add the devices of the sites first.', ms: 'Tambah peranti tapak dahulu.' },
  site: { en: 'Site', ms: 'Tapak' },
  seen: { en: 'Last sign', ms: 'Isyarat terakhir' },
  battery: { en: 'Battery', ms: 'Bateri' },
  least: { en: 'Lowest battery', ms: 'Bateri terendah' },
  percent: { en: '{n} %', ms: '{n} %' },
  uptime: { en: 'Online', ms: 'Dalam talian' },
  offline: { en: 'Offline', ms: 'Luar talian' },
  offlineOf: { en: '{minutes} min in {n, plural, one {# time} other {# times}}', ms: '{minutes} min dalam {n} kali' },
  scans: { en: 'Scans', ms: 'Imbasan' },
  flagged: { en: 'To be checked', ms: 'Perlu disemak' },
  late: { en: 'Sent later', ms: 'Dihantar kemudian' },
  refused: { en: 'Refused', ms: 'Ditolak' },
  version: { en: 'Version', ms: 'Versi' },
  facts: { en: 'In these days', ms: 'Dalam tempoh ini' },
  spans: { en: 'When it was offline', ms: 'Masa luar talian' },
  noSpans: { en: 'Never longer than 15 minutes.', ms: 'Tidak pernah melebihi 15 minit.' },
  goesOn: { en: 'goes on', ms: 'masih berlangsung' },
  minutes: { en: '{n} min', ms: '{n} minit' },
  byDay: { en: 'Scans by day', ms: 'Imbasan mengikut hari' },
  dayOf: { en: '{scans} scans, {late} sent later, {refused} refused', ms: '{scans} imbasan, {late} dihantar kemudian, {refused} ditolak' },
  noDays: { en: 'No scan.', ms: 'Tiada imbasan.' },
  refusals: { en: 'What was refused, and why', ms: 'Data yang ditolak dan sebabnya' },
  noRefusals: { en: 'Nothing was refused.', ms: 'Tiada data ditolak.' },
  times: { en: '{n, plural, one {# time} other {# times}}', ms: '{n} kali' },
});
export const REFUSED_KINDS = defineMessages({
  scan: { en: 'Scan', ms: 'Imbasan' },
  sitrep: { en: 'Situation report', ms: 'Laporan situasi' },
  log: { en: 'Logbook entry', ms: 'Entri buku log' },
  emergency: { en: 'Emergency', ms: 'Kecemasan' },
  photo: { en: 'Photo', ms: 'Gambar' },
});
export const REFUSED_REASONS = defineMessages({
  malformed: { en: 'not readable', ms: 'tidak dapat dibaca' },
  time: { en: 'its time cannot be true, or is too long ago', ms: 'masanya tidak munasabah atau terlalu lama' },
  unknown: { en: 'what it is about did not arrive', ms: 'rekod yang dirujuk tidak diterima' },
  fields: { en: 'fields are missing or wrong', ms: 'medan tiada atau salah' },
  too_many: { en: 'too many at once', ms: 'terlalu banyak sekali gus' },
  picture: { en: 'no picture', ms: 'bukan gambar' },
});
