import { defineMessages } from '#platform/contract/messages.ts';

export const DEVICE_WORDS = defineMessages({
  code: { en: 'Pairing code', ms: 'Kod pasangan' },
  pair: { en: 'Pair', ms: 'Pasangkan' },
  offline: { en: 'No connection. Please try again.', ms: 'Tiada sambungan. Sila cuba lagi.' },
  offlineBadge: { en: 'Offline', ms: 'Luar talian' },
});
