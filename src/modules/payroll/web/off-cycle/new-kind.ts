import { RUN_KINDS } from '../../contract/off-cycle/payroll-kind.params.ts';

/** What the drawer begins. */
export const NEW_KINDS = [...RUN_KINDS, 'advance', 'final'] as const;
export type NewKind = (typeof NEW_KINDS)[number];
