/** Durations, distances and choices of visits in words. */
import type { Text } from '#platform/contract/messages.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { OUTCOME_NAMES, STATUS_NAMES, TYPE_NAMES } from '../contract/site-visit.messages.ts';
import { OUTCOMES, VISIT_TYPES } from '../contract/site-visit.schema.ts';
import { VISIT_STATUSES } from '../contract/site-visit.workflow.ts';
import { VISIT } from './visit.messages.ts';

export const TYPE_OPTIONS: readonly Option[] = VISIT_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
export const OUTCOME_OPTIONS: readonly Option[] = OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }));
export const STATUS_OPTIONS: readonly { readonly value: string; readonly label: Text }[] = VISIT_STATUSES.map((value) => ({
  value,
  label: STATUS_NAMES[value],
}));

/** `85` minutes: `1 h 25 min`. */
export function useDuration(): (minutes: number | null | undefined) => string | null {
  const t = useT(VISIT);
  return (minutes) => (minutes == null ? null : minutes < 60 ? t('minutes', { m: minutes }) : t('hours', { h: Math.floor(minutes / 60), m: minutes % 60 }));
}
