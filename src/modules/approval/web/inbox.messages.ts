import { defineMessages } from '#platform/contract/messages.ts';

export const INBOX = defineMessages({
  waiting: { en: 'Waiting for you', ms: 'Menunggu anda' },
  title: { en: 'Approvals', ms: 'Kelulusan' },
  entry: {
    en: 'Approvals, {n, plural, =0 {none waiting} other {# waiting}}',
    ms: 'Kelulusan, {n, plural, =0 {tiada yang menunggu} other {# menunggu}}',
  },
  openAll: { en: 'Open approvals', ms: 'Buka kelulusan' },
  types: { en: 'Kinds of requests', ms: 'Jenis permohonan' },
  all: { en: 'All', ms: 'Semua' },
  empty: { en: 'Nothing is waiting for you.', ms: 'Tiada yang menunggu anda.' },
  emptyHint: {
    en: 'Requests appear here as soon as it is your turn to decide.',
    ms: 'Permohonan muncul di sini sebaik sahaja tiba giliran anda membuat keputusan.',
  },
  stale: { en: 'The list could not be refreshed.', ms: 'Senarai tidak dapat dikemas kini.' },
  again: { en: 'Try again', ms: 'Cuba lagi' },
  more: { en: 'Show more ({n} left)', ms: 'Tunjuk lagi ({n} berbaki)' },

  tick: { en: 'Choose {name}', ms: 'Pilih {name}' },
  tickAll: { en: 'Choose all', ms: 'Pilih semua' },
  ticked: { en: '{n, plural, one {# chosen} other {# chosen}}', ms: '{n} dipilih' },
  bulk: { en: 'Decide the chosen requests', ms: 'Putuskan permohonan yang dipilih' },
  requests: { en: '{n, plural, one {# request} other {# requests}}', ms: '{n} permohonan' },
  results: { en: 'Results of the decisions', ms: 'Hasil keputusan' },
  dismiss: { en: 'Close the results', ms: 'Tutup hasil' },
  keysLabel: { en: 'Keys (?)', ms: 'Kekunci (?)' },
});

/** What the keys of the inbox do. */
export const INBOX_KEYS = defineMessages({
  move: { en: 'next, previous', ms: 'seterusnya, sebelumnya' },
  open: { en: 'open', ms: 'buka' },
  select: { en: 'choose', ms: 'pilih' },
  approve: { en: 'approve', ms: 'luluskan' },
  review: { en: 'review', ms: 'semak' },
  decline: { en: 'reject', ms: 'tolak' },
  undo: { en: 'undo, within ten seconds', ms: 'buat asal, dalam sepuluh saat' },
  help: { en: 'show or hide this', ms: 'tunjuk atau sembunyi' },
});

export const KEYS = [
  ['J K', 'move'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['A', 'approve'],
  ['R', 'review'],
  ['D', 'decline'],
  ['U', 'undo'],
  ['?', 'help'],
] as const satisfies readonly (readonly [string, keyof typeof INBOX_KEYS])[];
