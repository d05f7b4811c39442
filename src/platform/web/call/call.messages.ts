import { defineMessages } from '#platform/contract/messages.ts';

export const CALL_MESSAGES = defineMessages({
  notFound: { en: 'API = {url}: NOT FOUND!', ms: 'API = {url}: TIDAK DIJUMPAI!' },
  offline: { en: 'You are offline. Check your connection and try again.', ms: 'Anda di luar talian. Semak sambungan anda dan cuba lagi.' },
  unreachable: { en: 'The server cannot be reached. Please try again.', ms: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.' },
  failed: { en: 'Something went wrong. Please try again.', ms: 'Berlaku masalah. Sila cuba lagi.' },
});
