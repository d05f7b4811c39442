import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const UNSENT = defineMessages({
  ...everyday('edit', 'delete'),
  title: { en: 'Waiting to be sent', ms: 'Menunggu untuk dihantar' },
  waits: { en: 'Will be sent when the portal can be reached.', ms: 'Akan dihantar apabila portal dapat dihubungi.' },
  tried: { en: 'On its way. It will be sent again until the portal answers.', ms: 'Sedang dihantar. Ia akan dihantar semula sehingga portal menjawab.' },
  again: { en: 'It stays here and will be sent again by itself.', ms: 'Ia kekal di sini dan akan dihantar semula dengan sendirinya.' },
  opened: { en: 'Being edited. Save it, or send it as it is.', ms: 'Sedang disunting. Simpan, atau hantar seadanya.' },
  sendNow: { en: 'Send now', ms: 'Hantar sekarang' },
  dropTitle: { en: 'Delete “{title}” from this device?', ms: 'Padam “{title}” daripada peranti ini?' },
});
