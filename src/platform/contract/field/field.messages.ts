import { defineMessages } from '../messages.ts';

export const FIELD_ERRORS = defineMessages({
  future: {
    en: 'This was made at a time that has not come yet. Set the clock of your device.',
    ms: 'Ini dibuat pada masa yang belum tiba. Betulkan jam peranti anda.',
  },
  coordinates: { en: 'Send latitude and longitude together.', ms: 'Hantar latitud dan longitud bersama-sama.' },
});
