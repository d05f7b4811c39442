/** Sentences that say how a day came to what it is. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { TrustReason } from '../trust/trust.ts';

export const TRACE = defineMessages({
  roster: { en: 'The published roster plans {planned}.', ms: 'Jadual bertugas yang diterbitkan menetapkan {planned}.' },
  schedule: { en: 'The work schedule {schedule} plans {planned}.', ms: 'Jadual kerja {schedule} menetapkan {planned}.' },
  default: {
    en: 'The default work schedule of the company, {schedule}, plans {planned}.',
    ms: 'Jadual kerja lalai syarikat, {schedule}, menetapkan {planned}.',
  },
  none: { en: 'No work schedule plans this day.', ms: 'Tiada jadual kerja ditetapkan bagi hari ini.' },
  flexible: { en: '{hours} flexible hours', ms: '{hours} jam fleksibel' },
  restDay: { en: 'a rest day', ms: 'hari rehat' },
  offDay: { en: 'an off day', ms: 'hari tidak bekerja' },
  holiday: { en: '{name} is a public holiday.', ms: '{name} ialah cuti umum.' },
  halfHoliday: { en: '{name} is a holiday from noon.', ms: '{name} ialah cuti separuh hari, mulai tengah hari.' },
  leaveFull: { en: 'Approved leave covers the whole day: {name}.', ms: 'Cuti yang diluluskan meliputi sepanjang hari: {name}.' },
  leaveMorning: { en: 'Approved leave covers the morning: {name}.', ms: 'Cuti yang diluluskan meliputi waktu pagi: {name}.' },
  leaveAfternoon: { en: 'Approved leave covers the afternoon: {name}.', ms: 'Cuti yang diluluskan meliputi waktu petang: {name}.' },
  visiting: { en: 'A site visit is going on.', ms: 'Lawatan tapak sedang berlangsung.' },
  visited: { en: 'Site visits of the day took {visited}.', ms: 'Lawatan tapak pada hari itu mengambil masa {visited}.' },
  visitPresent: { en: 'Site visits of {visited} count as presence.', ms: 'Lawatan tapak selama {visited} dikira hadir.' },
  visitShort: { en: 'Site visits of {visited} are too short to count as presence.', ms: 'Lawatan tapak selama {visited} terlalu singkat untuk dikira hadir.' },
  expected: { en: 'Work was expected from {start} to {end}.', ms: 'Kerja dijangka dari {start} hingga {end}.' },
  checkin: { en: 'Checked in at {time}.', ms: 'Daftar masuk pada {time}.' },
  checkout: { en: 'Checked out at {time}.', ms: 'Daftar keluar pada {time}.' },
  window: { en: 'On time is from {from} to {to}.', ms: 'Tepat masa ialah dari {from} hingga {to}.' },
  late: {
    en: 'That is {n, plural, one {# minute} other {# minutes}} after the window.',
    ms: 'Itu {n} minit selepas tempoh tepat masa.',
  },
  leftEarly: {
    en: 'That is {n, plural, one {# minute} other {# minutes}} before the window.',
    ms: 'Itu {n} minit sebelum tempoh tepat masa.',
  },
  inside: { en: '{distance} m from {place}, inside its radius.', ms: '{distance} m dari {place}, dalam jejarinya.' },
  outside: { en: '{distance} m from {place}, outside its radius.', ms: '{distance} m dari {place}, di luar jejarinya.' },
  undecided: {
    en: '{distance} m from {place}, exact to {accuracy} m: inside its radius with a chance of {percent}%.',
    ms: '{distance} m dari {place}, tepat hingga {accuracy} m: kebarangkalian {percent}% berada dalam jejarinya.',
  },
  noPlace: { en: 'There was no place to measure against.', ms: 'Tiada tempat untuk diukur.' },
  stay: {
    en: 'From check-in to check-out {stay}, less {off} of break: {worked}.',
    ms: 'Dari daftar masuk hingga daftar keluar {stay}, tolak rehat {off}: {worked}.',
  },
  stayWhole: { en: 'From check-in to check-out {stay}.', ms: 'Dari daftar masuk hingga daftar keluar {stay}.' },
  rounding: { en: 'Cut to steps of {step} minutes: {worked}.', ms: 'Dipotong kepada gandaan {step} minit: {worked}.' },
  overtime: { en: '{overtime} of it is overtime.', ms: '{overtime} daripadanya ialah kerja lebih masa.' },
  noOvertime: { en: 'Less than {n} minutes beyond the end count as normal hours.', ms: 'Kurang daripada {n} minit selepas tamat dikira waktu biasa.' },
  absent: { en: 'The day passed without a check-in: absent.', ms: 'Hari berlalu tanpa daftar masuk: tidak hadir.' },
  absentHalf: {
    en: 'The half day passed without a check-in: absent for half a day.',
    ms: 'Separuh hari berlalu tanpa daftar masuk: tidak hadir separuh hari.',
  },
  missingCheckin: { en: 'There is no check-in, so no hours are counted.', ms: 'Tiada daftar masuk, maka tiada jam dikira.' },
  beforeStart: {
    en: '{early} before the start count for no pay by the hour.',
    ms: '{early} sebelum waktu mula tidak dikira bagi gaji mengikut jam.',
  },
  missing: { en: 'Nobody checked out, so no hours are counted.', ms: 'Tiada daftar keluar, maka tiada jam dikira.' },
  autoClosed: { en: 'Nobody checked out; the portal closed the session at its end.', ms: 'Tiada daftar keluar; portal menutup sesi pada waktu tamatnya.' },
  corrected: { en: 'The office has corrected the times.', ms: 'Pejabat telah membetulkan masa.' },
  manual: { en: 'The office has entered the times.', ms: 'Pejabat telah memasukkan masa.' },
  face: { en: 'A face was recognised.', ms: 'Wajah dikenal pasti.' },
  code: { en: 'A code was typed at a kiosk.', ms: 'Kod ditaip di kiosk.' },
  hours: { en: '{h} h {m} min', ms: '{h} jam {m} min' },
  wholeHours: { en: '{h} h', ms: '{h} jam' },
  minutes: { en: '{m} min', ms: '{m} min' },
});

/** What is said of a punch that looks unusual. */
export const TRUST_TEXTS = defineMessages({
  offline: { en: 'It was made without a connection and sent later.', ms: 'Ia dibuat tanpa sambungan dan dihantar kemudian.' },
  untrusted_time: {
    en: 'Its time follows the clock of the device, put right by how far that clock was off when it was sent.',
    ms: 'Masanya mengikut jam peranti, dibetulkan dengan perbezaan jam itu semasa dihantar.',
  },
  device_clock: {
    en: 'The clock of the device was off, or was changed meanwhile.',
    ms: 'Jam peranti tidak tepat, atau diubah dalam masa itu.',
  },
  chain: { en: 'Its seal does not fit the entries before it.', ms: 'Meterainya tidak sepadan dengan entri sebelumnya.' },
  restarted: {
    en: 'It begins a new row of entries: made on another device, or after earlier entries were removed.',
    ms: 'Ia memulakan siri entri baharu: dibuat pada peranti lain, atau selepas entri terdahulu dibuang.',
  },
  overtaken: {
    en: 'It arrived after a later check-in or check-out had been sent with a connection.',
    ms: 'Ia tiba selepas daftar masuk atau keluar yang lebih lewat dihantar dengan sambungan.',
  },
  held_back: {
    en: 'The device was connected for a while after it was made, and did not send it then.',
    ms: 'Peranti telah bersambung beberapa lama selepas ia dibuat, tetapi tidak menghantarnya ketika itu.',
  },
  speed: { en: 'From the check before it that means {kmh} km/h.', ms: 'Dari daftar sebelumnya, itu bermakna {kmh} km/j.' },
  same_fix: { en: 'The location is the same to the last digit on {same_days} days.', ms: 'Lokasinya sama hingga digit terakhir pada {same_days} hari.' },
}) satisfies Record<TrustReason, Text>;
