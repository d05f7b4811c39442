import { EVERYDAY } from '#platform/contract/everyday.messages.ts';

/** Tabs of a register whose records are active or not. */
export const ACTIVE_TABS = [
  { value: 'Active', label: EVERYDAY.active },
  { value: 'Inactive', label: EVERYDAY.inactive },
];
