import { describe, expect, it } from 'vitest';
import { setupSteps, type SetupFacts } from './setup-steps.ts';

const fresh: SetupFacts = { registration_no: null, address_1: null, branches: [{}], departments: [], divisions: [], positions: [], banks: [] };
const open = (facts: SetupFacts) =>
  setupSteps(facts)
    .filter(({ done }) => !done)
    .map(({ step }) => step);

describe('first steps of a company', () => {
  it('stand open one after the other', () => {
    expect(open(fresh)).toEqual(['profile', 'organisation', 'positions', 'bank']);
    expect(
      open({ ...fresh, registration_no: '209901000011', address_1: 'Jalan', departments: [{}], positions: [{}], banks: [{ is_default_salary: true }] }),
    ).toEqual([]);
  });

  it('are not asked of somebody who may not see them', () => {
    expect(setupSteps({ ...fresh, banks: undefined }).map(({ step }) => step)).toEqual(['profile', 'organisation', 'positions']);
  });

  it('count an account only when salaries are paid from it', () => {
    expect(open({ ...fresh, banks: [{ is_default_salary: false }] })).toContain('bank');
  });
});
