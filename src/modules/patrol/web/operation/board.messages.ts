import { defineMessages } from '#platform/contract/messages.ts';

export const BOARD = defineMessages({
  board: { en: 'Board', ms: 'Papan' },
  none: { en: 'No shift is going on.', ms: 'Tiada syif sedang berlangsung.' },
  onGoing: { en: 'Shifts going on', ms: 'Syif berlangsung' },
  onPost: { en: 'Guards on post', ms: 'Pengawal bertugas' },
  onPostOf: { en: '{n} of {all}', ms: '{n} daripada {all}' },
  absent: { en: '{n} absent', ms: '{n} tidak hadir' },
  missed: { en: 'Points missed', ms: 'Titik terlepas' },
  done: { en: 'Points scanned', ms: 'Titik diimbas' },
  alarms: { en: 'Emergencies not over', ms: 'Kecemasan belum tamat' },
  waiting: { en: '{n} without an answer', ms: '{n} belum dijawab' },
  until: { en: '{shift}, until {time}', ms: '{shift}, hingga {time}' },
  lastScan: { en: 'Last scan {time}', ms: 'Imbasan terakhir {time}' },
  noScan: { en: 'Nothing scanned yet', ms: 'Belum ada imbasan' },
  missedOf: { en: '{n, plural, one {# point missed} other {# points missed}}', ms: '{n} titik terlepas' },
  more: { en: 'The first {n} shifts are shown.', ms: '{n} syif pertama dipaparkan.' },
});
