import { CHECKOUT_WORDS } from '#modules/attendance/contract/punch-words.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { DEVICE_WORDS } from '#platform/web/device/device.messages.ts';

export const KIOSK = defineMessages({
  title: { en: 'Attendance kiosk', ms: 'Kiosk kehadiran' },
  pairContext: {
    en: 'The owner creates a code under Face Recognition, Devices. Enter its 8 characters to make this tablet the device.',
    ms: 'Pemilik menjana kod di bawah Pengecaman Wajah, Peranti. Masukkan 8 aksaranya untuk menjadikan tablet ini peranti tersebut.',
  },
  look: { en: 'Look at the camera', ms: 'Pandang ke kamera' },
  starting: { en: 'Starting the camera', ms: 'Memulakan kamera' },
  loading: { en: 'Preparing face recognition', ms: 'Menyediakan pengecaman wajah' },
  denied: {
    en: 'The camera is blocked. Allow it in the browser, then reload this page.',
    ms: 'Kamera disekat. Benarkan kamera dalam pelayar, kemudian muat semula halaman ini.',
  },
  missing: { en: 'No camera was found, or another program is using it.', ms: 'Kamera tidak dijumpai, atau sedang digunakan oleh program lain.' },
  broken: {
    en: 'Face recognition does not run in this browser. Update it, or use another tablet.',
    ms: 'Pengecaman wajah tidak dapat dijalankan dalam pelayar ini. Kemas kini pelayar atau guna tablet lain.',
  },
  checkin: { en: 'Checked in', ms: 'Daftar masuk' },
  checkout: { en: 'Checked out', ms: 'Daftar keluar' },
  seen: { en: 'Recorded', ms: 'Direkodkan' },
  repeat: { en: 'Already recorded', ms: 'Sudah direkodkan' },
  unknown: { en: 'Face not recognised. Try again, or tell your supervisor.', ms: 'Wajah tidak dikenali. Cuba lagi atau maklumkan kepada penyelia anda.' },
  offline: DEVICE_WORDS.offline,
  offlineBadge: DEVICE_WORDS.offlineBadge,
  last: { en: 'Recorded last', ms: 'Direkodkan terakhir' },
  busy: { en: 'Too many faces at once. Please wait a moment.', ms: 'Terlalu banyak wajah serentak. Sila tunggu sebentar.' },
  ontime: { en: 'On time', ms: 'Tepat masa' },
  early: { en: 'Early', ms: 'Awal' },
  late: { en: 'Late', ms: 'Lewat' },
  ...CHECKOUT_WORDS,
  code: { en: 'Use a code instead', ms: 'Guna kod' },
  codeTitle: { en: 'Type your 8 digits', ms: 'Taip 8 angka anda' },
  codeLabel: { en: 'Your code', ms: 'Kod anda' },
  rubOut: { en: 'Delete the last digit', ms: 'Padam angka terakhir' },
  clear: { en: 'Clear', ms: 'Kosongkan' },
  cancel: { en: 'Back to the camera', ms: 'Kembali ke kamera' },
  privacy: {
    en: 'Faces of people who agreed are compared on the server. No picture leaves this tablet unless the company keeps pictures.',
    ms: 'Wajah mereka yang bersetuju dibandingkan di pelayan. Tiada gambar keluar daripada tablet ini kecuali syarikat menyimpan gambar.',
  },
});
