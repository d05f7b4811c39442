/** What situation reports are sorted by, on screens and in files. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CATEGORY_NAMES = defineMessages({
  Routine: { en: 'Routine', ms: 'Rutin' },
  Incident: { en: 'Incident', ms: 'Insiden' },
  Suspicious: { en: 'Suspicious', ms: 'Mencurigakan' },
  Theft: { en: 'Theft', ms: 'Kecurian' },
  Fire: { en: 'Fire', ms: 'Kebakaran' },
  Medical: { en: 'Medical help', ms: 'Bantuan perubatan' },
  Accident: { en: 'Accident', ms: 'Kemalangan' },
  'Property Damage': { en: 'Property damage', ms: 'Kerosakan harta' },
  Safety: { en: 'Safety at work', ms: 'Keselamatan kerja' },
  Other: EVERYDAY.other,
});
export const SEVERITY_NAMES = defineMessages({
  Low: { en: 'Low', ms: 'Rendah' },
  Medium: { en: 'Medium', ms: 'Sederhana' },
  High: { en: 'High', ms: 'Tinggi' },
  Critical: { en: 'Critical', ms: 'Kritikal' },
});
export const SITREP_STATUS_NAMES = defineMessages({
  Pending: { en: 'To acknowledge', ms: 'Perlu disahkan' },
  Reviewed: { en: 'Acknowledged', ms: 'Disahkan terima' },
  Closed: { en: 'Closed', ms: 'Ditutup' },
});
export const NOTE_NAMES = defineMessages({
  review: { en: 'Acknowledged', ms: 'Disahkan terima' },
  follow_up: { en: 'Follow up', ms: 'Susulan' },
  reopen: { en: 'Opened again', ms: 'Dibuka semula' },
  close: { en: 'Closed', ms: 'Ditutup' },
});
