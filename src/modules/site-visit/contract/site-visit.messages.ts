/** What the server says about site visits. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { Outcome, VisitFlag, VisitType } from './site-visit.schema.ts';
import type { VisitStatus } from './site-visit.workflow.ts';

export const TYPE_NAMES = defineMessages({
  'Client Meeting': { en: 'Client meeting', ms: 'Perjumpaan pelanggan' },
  Inspection: { en: 'Inspection', ms: 'Pemeriksaan' },
  Delivery: { en: 'Delivery', ms: 'Penghantaran' },
  Service: { en: 'Service work', ms: 'Kerja servis' },
  Audit: { en: 'Audit', ms: 'Audit' },
  Other: EVERYDAY.other,
} satisfies Record<VisitType, unknown>);

export const OUTCOME_NAMES = defineMessages({
  Success: { en: 'Success', ms: 'Berjaya' },
  'Follow Up': { en: 'Follow up', ms: 'Susulan' },
  'Not Met': { en: 'Nobody met', ms: 'Tidak berjumpa' },
} satisfies Record<Outcome, unknown>);

export const STATUS_NAMES = defineMessages({
  Upcoming: { en: 'Upcoming', ms: 'Akan datang' },
  'On Going': { en: 'On Going', ms: 'Sedang Berjalan' },
  Completed: { en: 'Completed', ms: 'Selesai' },
  Missed: { en: 'Missed', ms: 'Terlepas' },
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
} satisfies Record<VisitStatus, unknown>);

export const FLAG_NAMES = defineMessages({
  late: { en: 'Started late', ms: 'Mula lewat' },
  outside: { en: 'Outside the site', ms: 'Di luar tapak' },
  no_position: { en: 'No position', ms: 'Tiada kedudukan' },
  time_unproven: { en: 'Time of the device not proven', ms: 'Masa peranti tidak terbukti' },
  auto_ended: { en: 'Ended automatically', ms: 'Tamat automatik' },
  corrected: { en: 'Corrected', ms: 'Dibetulkan' },
} satisfies Record<VisitFlag, unknown>);

export const VISIT_MESSAGES = defineMessages({
  planned: { en: 'Visit planned.', ms: 'Lawatan dirancang.' },
  plannedFor: {
    en: '{n, plural, one {# visit planned.} other {# visits planned.}}',
    ms: '{n, plural, other {# lawatan dirancang.}}',
  },
  changed: { en: 'Plan changed.', ms: 'Rancangan diubah.' },
  started: { en: 'Visit started at {time}.', ms: 'Lawatan bermula pada {time}.' },
  ended: { en: 'Visit ended at {time}.', ms: 'Lawatan tamat pada {time}.' },
  corrected: { en: 'Times corrected.', ms: 'Masa dibetulkan.' },
  cancelled: { en: 'Visit cancelled.', ms: 'Lawatan dibatalkan.' },
  kilometres: { en: 'Kilometres saved.', ms: 'Kilometer disimpan.' },
  startingPoint: { en: 'Starting point saved.', ms: 'Tempat mula disimpan.' },
  startingPointRemoved: { en: 'Starting point removed.', ms: 'Tempat mula dibuang.' },
  claimed: { en: 'A draft claim has these kilometres.', ms: 'Kilometer ini ada dalam draf tuntutan.' },
});

export const VISIT_ERRORS = defineMessages({
  inactive: { en: 'You are not an active employee of this company.', ms: 'Anda bukan pekerja aktif syarikat ini.' },
  placeNeeded: { en: 'Choose a site, or enter another place.', ms: 'Pilih tapak, atau masukkan tempat lain.' },
  placeTwice: { en: 'Choose a site or enter another place, not both.', ms: 'Pilih tapak atau masukkan tempat lain, bukan kedua-duanya.' },
  siteUnknown: { en: 'Choose an active site of this company.', ms: 'Pilih tapak aktif syarikat ini.' },
  purposeNeeded: { en: 'Enter the purpose with at least 3 characters.', ms: 'Masukkan tujuan dengan sekurang-kurangnya 3 aksara.' },
  companionUnknown: { en: 'Choose active colleagues other than yourself.', ms: 'Pilih rakan sekerja aktif selain diri anda.' },
  employeeUnknown: { en: 'Choose active employees whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  startNeeded: { en: 'Enter the start time too, or leave the end time empty.', ms: 'Masukkan masa mula juga, atau kosongkan masa tamat.' },
  endBeforeStart: { en: 'The end is not after the start.', ms: 'Masa tamat bukan selepas masa mula.' },
  past: { en: 'Choose today or a later day.', ms: 'Pilih hari ini atau hari yang lebih lewat.' },
  going: { en: 'End the visit {number} first.', ms: 'Tamatkan lawatan {number} dahulu.' },
  notThen: {
    en: 'This visit was planned for {date}. Plan it again for another day.',
    ms: 'Lawatan ini dirancang untuk {date}. Rancang semula untuk hari lain.',
  },
  remarkOutside: {
    en: 'You are {distance} away from {place}. Enter a reason in the remark.',
    ms: 'Anda berada {distance} dari {place}. Nyatakan sebab dalam catatan.',
  },
  remarkNoPosition: {
    en: 'Your position is not known. Enter where you are in the remark.',
    ms: 'Kedudukan anda tidak diketahui. Nyatakan lokasi anda dalam catatan.',
  },
  noVisit: { en: 'No visit goes on. Start one first.', ms: 'Tiada lawatan sedang berjalan. Mulakan lawatan dahulu.' },
  endedLong: {
    en: 'This visit was ended automatically. Ask the person who manages visits to correct its times.',
    ms: 'Lawatan ini ditamatkan secara automatik. Minta pengurus lawatan membetulkan masanya.',
  },
  ended: { en: 'This visit has ended already.', ms: 'Lawatan ini sudah tamat.' },
  endsBefore: { en: 'A visit does not end before it starts.', ms: 'Lawatan tidak tamat sebelum bermula.' },
  tooOld: {
    en: 'This visit is more than {days} days old. Ask the person who manages visits to enter it.',
    ms: 'Lawatan ini melebihi {days} hari. Minta pengurus lawatan memasukkannya.',
  },
  future: { en: 'Enter times that have passed.', ms: 'Masukkan masa yang sudah berlalu.' },
  tooLong: { en: 'A visit lasts 12 hours at most.', ms: 'Satu lawatan paling lama 12 jam.' },
  overlaps: { en: 'Visit {number} lies within these times.', ms: 'Lawatan {number} berada dalam tempoh ini.' },
  notBegun: { en: 'Only visits that were made have kilometres.', ms: 'Hanya lawatan yang telah dibuat mempunyai kilometer.' },
  reasonNeeded: { en: 'Enter a reason of at least 3 characters for other kilometres.', ms: 'Nyatakan sebab kilometer berbeza, sekurang-kurangnya 3 aksara.' },
  claimed: {
    en: 'The kilometres of this visit are in a claim. Cancel the claim first.',
    ms: 'Kilometer lawatan ini ada dalam tuntutan. Batalkan tuntutan dahulu.',
  },
  nothingToClaim: { en: 'This visit has no kilometres to claim.', ms: 'Lawatan ini tiada kilometer untuk dituntut.' },
  noClaims: { en: 'This company does not use claims.', ms: 'Syarikat ini tidak menggunakan tuntutan.' },
});

export const VISIT_NOTICES = defineMessages({
  planned: { en: 'A visit is planned for you', ms: 'Lawatan dirancang untuk anda' },
  companion: { en: 'You are named as a companion on a visit', ms: 'Anda dinamakan sebagai rakan lawatan' },
  late: { en: 'A visit has not started', ms: 'Lawatan belum bermula' },
  missed: { en: 'A visit was missed', ms: 'Lawatan terlepas' },
  cancelled: { en: 'A visit was cancelled', ms: 'Lawatan dibatalkan' },
  corrected: { en: 'The times of a visit were corrected', ms: 'Masa lawatan dibetulkan' },
  about: { en: '{place}, {when} – {purpose}', ms: '{place}, {when} – {purpose}' },
  aboutPerson: { en: '{name}: {place}, {when} – {purpose}', ms: '{name}: {place}, {when} – {purpose}' },
  office: {
    en: '{n, plural, one {# visit of an employee whom you manage.} other {# visits of employees whom you manage.}}',
    ms: '{n, plural, other {# lawatan pekerja di bawah pengurusan anda.}}',
  },
});
