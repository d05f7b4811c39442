import { defineMessages } from '#platform/contract/messages.ts';

export const GUARD_DETAIL = defineMessages({
  registry: { en: 'Open in the registry', ms: 'Buka dalam daftar' },
  calendar: { en: 'Duty', ms: 'Tugas' },
  noDuty: { en: 'No duty in this month.', ms: 'Tiada tugas pada bulan ini.' },
  duty: { en: '{date}: {site}, {shift}, {status}', ms: '{date}: {site}, {shift}, {status}' },
  replaced: { en: 'replaced', ms: 'diganti' },
  missed: { en: '{n} missed', ms: '{n} terlepas' },
  legend: { en: 'The number is of points that nobody scanned in the shift.', ms: 'Nombor ialah bilangan titik yang tidak diimbas sesiapa dalam syif itu.' },
  onTime: { en: 'Scans on time', ms: 'Imbasan tepat masa' },
  onTimeHint: { en: 'Scans of this guard that fill a point of a round, by day', ms: 'Imbasan pengawal ini yang mengisi titik rondaan, mengikut hari' },
  day: { en: 'Day', ms: 'Hari' },
  places: { en: 'Map of scans', ms: 'Peta imbasan' },
  noPlaces: { en: 'No scan with a position in this month.', ms: 'Tiada imbasan dengan lokasi pada bulan ini.' },
  sitreps: { en: 'Situation reports', ms: 'Laporan situasi' },
  noSitreps: { en: 'No report in this month.', ms: 'Tiada laporan pada bulan ini.' },
  moreSitreps: { en: 'The latest {n} of {total}.', ms: '{n} terkini daripada {total}.' },
});
