/** Somebody to choose for a need, in one line: hours of the week, distance, and what to look at. */
import type { Locale } from '#platform/contract/messages.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import type { useT } from '#platform/web/locale/locale.tsx';
import type { AvailablePerson } from '../contract/deployment.endpoints.ts';
import type { DEPLOYMENT } from './deployment.messages.ts';

type Say = ReturnType<typeof useT<typeof DEPLOYMENT>>;

export function availableLabel({ name, code, same_position, week_minutes, distance_km, why }: AvailablePerson, t: Say, locale: Locale): string {
  const facts = [
    name,
    code,
    same_position ? null : t('otherPosition'),
    week_minutes > 0 ? t('weekHours', { hours: sayHours(week_minutes, locale) }) : null,
    distance_km === null ? null : t('kmAway', { n: distance_km }),
  ];
  return [facts.filter((fact) => fact !== null).join(' · '), ...why].join(' – ');
}
