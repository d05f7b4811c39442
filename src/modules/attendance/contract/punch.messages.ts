/** What the server says to whoever checks in, checks out or asks for a day to be put right. */
import { defineMessages } from '#platform/contract/messages.ts';
import { PUNCH_REFUSALS } from './punch-words.messages.ts';

export const PUNCH_MESSAGES = defineMessages({
  checkin: { en: 'Checked in at {time}.', ms: 'Daftar masuk pada {time}.' },
  checkout: { en: 'Checked out at {time}.', ms: 'Daftar keluar pada {time}.' },
  asked: { en: 'Your request was sent.', ms: 'Permohonan anda telah dihantar.' },
  withdrawn: { en: 'Your request was withdrawn.', ms: 'Permohonan anda ditarik balik.' },
  askedTitle: { en: '{name} asks for a correction of attendance', ms: '{name} memohon pembetulan kehadiran' },
  askedText: { en: '{date}: {reason}', ms: '{date}: {reason}' },
});

export const PUNCH_ERRORS = defineMessages({
  ...PUNCH_REFUSALS,
  already: { en: 'You have already checked in at {time}.', ms: 'Anda sudah mendaftar masuk pada {time}.' },
  finished: {
    en: 'You have already checked in at {time}, and this day is finished. Ask for a correction if that is wrong.',
    ms: 'Anda sudah mendaftar masuk pada {time}, dan hari ini telah selesai. Mohon pembetulan jika ini salah.',
  },
  noCheckin: { en: 'Check in first. There is no check-in to check out from.', ms: 'Daftar masuk dahulu. Tiada daftar masuk untuk didaftar keluar.' },
  tooEarly: { en: 'It is too early. You can check in from {time}.', ms: 'Masih terlalu awal. Anda boleh mendaftar masuk mulai {time}.' },
  noSchedule: {
    en: 'You have no work scheduled now. Ask your office to put you on the roster.',
    ms: 'Tiada kerja dijadualkan untuk anda sekarang. Minta pejabat anda memasukkan anda ke dalam jadual bertugas.',
  },
  photo: { en: 'Take a photo of yourself.', ms: 'Ambil gambar diri anda.' },
  otherwise: {
    en: 'Your company does not take check-ins from the portal. Use the device at your place of work.',
    ms: 'Syarikat anda tidak menerima daftar masuk melalui portal. Gunakan peranti di tempat kerja anda.',
  },
  tooOld: {
    en: 'This was made more than {days} days ago. Ask for a correction instead.',
    ms: 'Ini dibuat lebih {days} hari yang lalu. Mohon pembetulan sebagai ganti.',
  },
  inactive: { en: 'Your employment has ended.', ms: 'Pekerjaan anda telah tamat.' },
  order: { en: 'The check-out is after the check-in, and within 24 hours.', ms: 'Daftar keluar mesti selepas daftar masuk dan dalam tempoh 24 jam.' },
  otherDay: {
    en: 'The check-in is on this day, in the night after it, or on the evening before within the early limit.',
    ms: 'Daftar masuk mesti pada hari ini, pada malam selepasnya, atau pada petang sebelumnya dalam had awal.',
  },
  overlaps: {
    en: 'Another record of this person is from {times}. Correct that one, or enter times outside of it.',
    ms: 'Satu lagi rekod orang ini ialah dari {times}. Betulkan rekod itu, atau masukkan masa di luarnya.',
  },
  notYet: { en: 'Choose times that have passed.', ms: 'Pilih masa yang telah berlalu.' },
  openAlready: { en: 'A request for this session waits already. Withdraw it first.', ms: 'Permohonan bagi sesi ini sedang menunggu. Tarik balik dahulu.' },
  decided: { en: 'This request has been decided.', ms: 'Permohonan ini telah diputuskan.' },
  siteUnknown: { en: 'Choose an active work site.', ms: 'Pilih tapak kerja yang aktif.' },
});
