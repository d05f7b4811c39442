import { defineMessages } from '#platform/contract/messages.ts';

/** Words of the sheet of QR codes. */
export const PATROL_PAPER = defineMessages({
  title: { en: 'Checkpoints of {site}', ms: 'Titik semak {site}' },
  none: { en: 'No active checkpoint of this site has a QR code.', ms: 'Tiada titik semak aktif tapak ini yang mempunyai kod QR.' },
});
