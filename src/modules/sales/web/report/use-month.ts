import { monthRange } from '#platform/contract/dates.ts';
import { useToday } from '#platform/web/ui/values.tsx';

/** The first and the last day of the present month. */
export const useMonth = () => monthRange(useToday());
