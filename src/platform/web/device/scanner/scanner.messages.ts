import { defineMessages } from '../../../contract/messages.ts';

export const SCANNER = defineMessages({
  aim: { en: 'Hold the code into the picture', ms: 'Halakan kamera pada kod' },
  aimLevel: { en: 'Hold the barcode level into the picture', ms: 'Halakan kamera pada kod bar secara mendatar' },
  starting: { en: 'Starting the camera', ms: 'Memulakan kamera' },
  denied: {
    en: 'The camera is blocked. Allow it in the browser, or type the code.',
    ms: 'Kamera disekat. Benarkan kamera dalam pelayar atau taip kod.',
  },
  missing: { en: 'There is no camera here. Type the code.', ms: 'Tiada kamera di sini. Taip kod.' },
  broken: { en: 'This browser reads no codes. Type the code.', ms: 'Pelayar ini tidak dapat membaca kod. Taip kod.' },
  lightOn: { en: 'Light on', ms: 'Hidupkan lampu' },
  lightOff: { en: 'Light off', ms: 'Padamkan lampu' },
});
