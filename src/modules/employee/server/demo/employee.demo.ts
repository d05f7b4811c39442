import { demoFact, type DemoStage, type DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoCompanies } from '#modules/company/server/demo/company.demo.ts';
import { demoUser, type DemoUser } from '#modules/identity/server/demo/identity.demo.ts';
import type { DemoCompanyKey } from './demo-people.ts';
import { seedEmployees, type SeededEmployee } from './seed-employees.ts';

/** The people of each company by joining date. */
export const demoPeople = demoFact<Readonly<Record<DemoCompanyKey, readonly SeededEmployee[]>>>('the employees');

/** A company of the demo with its people and whoever works for it. */
export interface DemoStaff {
  readonly company_id: number;
  readonly officer: DemoUser;
  readonly people: readonly SeededEmployee[];
}

/** @param officers key of the account that works in each company */
export function demoStaff(stage: DemoStage, officers: Readonly<Record<DemoCompanyKey, string>>): Readonly<Record<DemoCompanyKey, DemoStaff>> {
  const [companies, people] = [stage.take(demoCompanies), stage.take(demoPeople)];
  const staff = (key: DemoCompanyKey): DemoStaff => ({ company_id: companies[key].id, officer: demoUser(stage, officers[key]), people: people[key] });
  return { c1: staff('c1'), c2: staff('c2'), c3: staff('c3') };
}

export const employeeDemo: readonly DemoStep[] = [
  {
    title: 'employees',
    order: 30,
    async seed(stage) {
      stage.give(demoPeople, await seedEmployees(stage.tx, stage.take(demoCompanies), stage.today));
    },
  },
];
