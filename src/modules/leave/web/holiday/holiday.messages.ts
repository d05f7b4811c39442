import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const HOLIDAY = defineMessages({
  ...everyday('edit', 'view', 'delete', 'date', 'type', 'state', 'branches', 'from', 'to', 'departments'),
  title: { en: 'Public holidays', ms: 'Cuti umum' },
  views: { en: 'Views of holidays', ms: 'Paparan cuti umum' },
  list: { en: 'List', ms: 'Senarai' },
  calendar: { en: 'Calendar', ms: 'Kalendar' },
  blackout: { en: 'Blackout days', ms: 'Sekatan cuti' },
  earlier: { en: 'Year before', ms: 'Tahun sebelum' },
  later: { en: 'Year after', ms: 'Tahun selepas' },
  weekdays: { en: 'Mo Tu We Th Fr Sa Su', ms: 'Is Se Ra Kh Ju Sa Ah' },
  none: { en: 'No holiday', ms: 'Tiada cuti umum' },
  days: { en: 'Holidays of {month}', ms: 'Cuti umum {month}' },

  changes: { en: '{n, plural, one {# change} other {# changes}}', ms: '{n} perubahan' },
  add: { en: 'Add holiday', ms: 'Tambah cuti umum' },
  addTitle: { en: 'New holiday', ms: 'Cuti umum baharu' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  deleteText: {
    en: 'Its days in lieu are deleted too. Leave on these days is counted again.',
    ms: 'Cuti gantinya turut dipadam. Cuti pada hari tersebut dikira semula.',
  },
  empty: { en: 'There is no holiday in this year.', ms: 'Tiada cuti umum dalam tahun ini.' },
  emptyHint: { en: 'Import Malaysia’s public holidays, then add the company’s own.', ms: 'Import cuti umum Malaysia, kemudian tambah cuti syarikat.' },
  emptyLook: { en: 'The administrator has not entered any yet.', ms: 'Pentadbir belum memasukkannya.' },
  name: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
  nameMs: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
  holiday: { en: 'Holiday', ms: 'Cuti umum' },
  firstDay: { en: 'Date or first day', ms: 'Tarikh atau hari pertama' },
  lastDay: { en: 'Last day, if several', ms: 'Hari terakhir, jika beberapa' },
  weekday: { en: 'Day', ms: 'Hari' },
  states: { en: 'States', ms: 'Negeri' },
  allStates: { en: 'All states', ms: 'Semua negeri' },
  where: { en: 'Applies in', ms: 'Terpakai di' },
  emptyIsAll: { en: 'If empty: all.', ms: 'Jika kosong: semua.' },
  compulsory: { en: 'Compulsory', ms: 'Wajib' },
  compulsoryHint: {
    en: 'One of the five of the Employment Act, s.60D, or appointed under s.8 of the Holidays Act 1951.',
    ms: 'Salah satu daripada lima di bawah Akta Kerja, s.60D, atau ditetapkan di bawah s.8 Akta 369.',
  },
  halfDay: { en: 'Half day', ms: 'Separuh hari' },
  halfDayHint: {
    en: 'The afternoon is the holiday. Leave on this day uses the morning alone.',
    ms: 'Petang ialah cuti umum. Cuti pada hari ini menggunakan waktu pagi sahaja.',
  },
  replaces: { en: 'In lieu of', ms: 'Ganti bagi' },
  replacesHint: { en: 'Deleted together with it.', ms: 'Dipadam bersama cuti asal.' },

  import: { en: 'Malaysia’s holidays', ms: 'Cuti umum Malaysia' },
  importTitle: { en: 'Import the holidays of {year}', ms: 'Import cuti umum {year}' },
  importHint: { en: 'National holidays, and those of the states chosen here.', ms: 'Cuti kebangsaan, dan cuti negeri yang dipilih di sini.' },
  importStates: { en: 'States', ms: 'Negeri' },
  importStatesHint: { en: 'If empty: the states of the branches.', ms: 'Jika kosong: negeri cawangan.' },
  take: { en: '{n, plural, one {Add # holiday} other {Add # holidays}}', ms: 'Tambah {n} cuti umum' },
  allThere: { en: 'All of these holidays have already been added.', ms: 'Semua cuti umum ini sudah ditambah.' },
  unknownYear: { en: 'The holidays of this year have not been published yet.', ms: 'Cuti umum tahun ini belum diketahui.' },
  unknownYearHint: { en: 'Add them manually, or come back once they are gazetted.', ms: 'Tambah sendiri, atau semak semula selepas diwartakan.' },
  present: { en: 'Already added', ms: 'Sudah ditambah' },
  added: { en: 'To add', ms: 'Akan ditambah' },
  national: { en: 'National', ms: 'Kebangsaan' },

  stateless: {
    en: 'No state is entered for {branches}, so only national holidays apply there. Enter the state under Organizational first; it may already give days in lieu.',
    ms: 'Negeri bagi {branches} belum dimasukkan: hanya cuti kebangsaan terpakai di sana. Masukkan negerinya di bawah Organisasi dahulu; negeri mungkin sudah memberi cuti ganti.',
  },
  replace: { en: 'Days in lieu', ms: 'Cuti ganti' },
  replaceTitle: { en: 'Days in lieu in {year}', ms: 'Cuti ganti {year}' },
  replaceHint: {
    en: 'A holiday on a rest day, or on another holiday, is replaced by the next working day (Employment Act 1955, s.60D).',
    ms: 'Cuti umum pada hari rehat, atau pada cuti umum yang lain, diganti dengan hari bekerja berikutnya (Akta Kerja 1955, s.60D).',
  },
  noReplacement: { en: 'No holiday needs a day in lieu.', ms: 'Tiada cuti umum memerlukan cuti ganti.' },
  noReplacementHint: {
    en: 'None falls on a rest day of a branch or on another holiday, or the day in lieu has already been added.',
    ms: 'Tiada yang jatuh pada hari rehat cawangan atau pada cuti umum yang lain, atau cuti gantinya sudah ditambah.',
  },
  onHoliday: { en: 'On another holiday', ms: 'Pada cuti umum yang lain' },
  givenOn: { en: 'Given on', ms: 'Diberi pada' },
  addReplacements: { en: '{n, plural, one {Add # day} other {Add # days}}', ms: 'Tambah {n} hari' },

  addBlackout: { en: 'Add blackout days', ms: 'Tambah sekatan cuti' },
  blackoutTitle: { en: 'New blackout days', ms: 'Sekatan cuti baharu' },
  blackoutEmpty: { en: 'There are no blackout days in this year.', ms: 'Tiada sekatan cuti dalam tahun ini.' },
  blackoutHint: {
    en: 'Days on which nobody may take leave, such as stocktaking or the festive season.',
    ms: 'Hari yang tidak boleh dipohon cuti, seperti kiraan stok atau musim perayaan.',
  },
  blackoutName: EVERYDAY.name,
  emptyLeavesOpen: {
    en: 'If empty: every type except {names}, which are always allowed. Choose one of these here to block it too.',
    ms: 'Jika kosong: semua jenis kecuali {names}, yang sentiasa dibenarkan. Pilih di sini untuk menyekatnya juga.',
  },
  leaveTypes: { en: 'Leave types', ms: 'Jenis cuti' },
  allTypes: { en: 'All types except those always allowed', ms: 'Semua jenis kecuali yang sentiasa dibenarkan' },
  allDepartments: { en: 'All departments', ms: 'Semua jabatan' },
  blackoutDeleteText: { en: 'Employees can apply for leave on these days again.', ms: 'Cuti pada hari ini boleh dimohon semula.' },
});

export const HOLIDAY_TYPE_NAMES = defineMessages({
  National: { en: 'National', ms: 'Kebangsaan' },
  State: EVERYDAY.state,
  Company: EVERYDAY.company,
  Replacement: { en: 'In lieu', ms: 'Ganti' },
});

export const WEEKDAY_NAMES = defineMessages({
  1: { en: 'Monday', ms: 'Isnin' },
  2: { en: 'Tuesday', ms: 'Selasa' },
  3: { en: 'Wednesday', ms: 'Rabu' },
  4: { en: 'Thursday', ms: 'Khamis' },
  5: { en: 'Friday', ms: 'Jumaat' },
  6: { en: 'Saturday', ms: 'Sabtu' },
  7: { en: 'Sunday', ms: 'Ahad' },
});
