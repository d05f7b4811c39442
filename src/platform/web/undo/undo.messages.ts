import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const UNDO_MESSAGES = defineMessages({
  ...everyday('undo'),
  sending: { en: 'Sending…', ms: 'Menghantar…' },
  refused: { en: 'Refused: {what}. {why}', ms: 'Ditolak: {what}. {why}' },
  unsent: { en: 'Not sent, because the session ended: {what}', ms: 'Tidak dihantar kerana sesi tamat: {what}' },
});
