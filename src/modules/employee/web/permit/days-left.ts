/** How near an expiry is, in words and colour. Pure. */
import type { Params } from '#platform/contract/messages.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { PERMIT } from './permit.messages.ts';

/** Red when past or within 30 days, amber within 90, else green. */
export function expiryTone(daysLeft: number): StatusColour {
  if (daysLeft <= 30) return 'error';
  return daysLeft <= 90 ? 'warning' : 'success';
}

/** `14` → `14 days`, `-3` → `3 days ago`. */
export function daysLeftWords(daysLeft: number, t: (key: keyof typeof PERMIT, params?: Params) => string): string {
  if (daysLeft === 0) return t('today');
  return daysLeft > 0 ? t('days', { n: daysLeft }) : t('ago', { n: -daysLeft });
}
