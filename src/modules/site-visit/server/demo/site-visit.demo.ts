import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedVisits } from './seed-visits.ts';

/** Of each company, whoever signs in first. */
const PEOPLE_OUT = 9;

export const siteVisitDemo: readonly DemoStep[] = [
  {
    title: 'site visits of eight weeks',
    order: 150,
    async seed(stage) {
      for (const { company_id, officer, people } of Object.values(demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' }))) {
        const active = people.filter(({ record }) => record.inactive_at === null);
        const ordered = [...active.filter(({ user_id }) => user_id !== null), ...active.filter(({ user_id }) => user_id === null)];
        await seedVisits(stage, { company_id, officer, people: ordered.slice(0, PEOPLE_OUT).map(({ id }) => id) });
      }
    },
  },
];
