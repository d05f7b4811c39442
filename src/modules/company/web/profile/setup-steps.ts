/** What a new company still lacks, in the order in which an owner would do it. Pure. */
import { schemesWithoutNumber } from '../../contract/contribution.policy.ts';
import type { ContributionRow } from '../../contract/contribution.schema.ts';

export interface SetupFacts {
  readonly registration_no: string | null;
  readonly address_1: string | null;
  readonly branches?: readonly unknown[] | undefined;
  readonly departments?: readonly unknown[] | undefined;
  readonly divisions?: readonly unknown[] | undefined;
  readonly positions?: readonly unknown[] | undefined;
  /** Absent: the reader may not see it, so it is not asked of them. */
  readonly contribution?: ContributionRow | undefined;
  readonly banks?: readonly { readonly is_default_salary: boolean }[] | undefined;
}

export const SETUP_STEPS = ['profile', 'organisation', 'positions', 'contribution', 'bank'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export function setupSteps(company: SetupFacts): { readonly step: SetupStep; readonly done: boolean }[] {
  const { branches = [], departments = [], divisions = [], positions = [], contribution, banks } = company;
  return [
    { step: 'profile', done: company.address_1 !== null && company.registration_no !== null },
    { step: 'organisation', done: branches.length + divisions.length > 0 && departments.length > 0 },
    { step: 'positions', done: positions.length > 0 },
    ...(contribution ? [{ step: 'contribution' as const, done: schemesWithoutNumber(contribution).length === 0 }] : []),
    ...(banks ? [{ step: 'bank' as const, done: banks.some(({ is_default_salary }) => is_default_salary) }] : []),
  ];
}
