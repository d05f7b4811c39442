import { defineMessages } from '#platform/contract/messages.ts';

export const SIGNATURE = defineMessages({
  sign: { en: 'Sign here with a finger or the mouse', ms: 'Tandatangan di sini dengan jari atau tetikus' },
  clear: { en: 'Clear signature', ms: 'Padam tandatangan' },
});
