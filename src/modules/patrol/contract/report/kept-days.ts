import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';

/** Days for which signs of life, positions and the like are kept, and that a report of devices shows at most: as long as every position. */
export const KEPT_DAYS = POSITION_DAYS;
