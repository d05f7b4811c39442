/** The unit of the security company of the demo. */
import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedAllowances } from './seed-allowances.ts';
import { seedApplications } from './seed-applications.ts';
import { seedArmoury } from './seed-armoury.ts';
import { seedCards } from './seed-cards.ts';
import { seedInsignia } from './seed-insignia.ts';
import { seedPapers } from './seed-papers.ts';
import { seedUnit } from './seed-unit.ts';

export const auxiliaryPoliceDemo: readonly DemoStep[] = [
  {
    title: 'auxiliary police',
    order: 140,
    async seed(stage) {
      const { c2 } = demoStaff(stage, { c1: 'hr', c2: 'asm', c3: 'norhayati' });
      const unit = await seedUnit(stage, c2);
      await seedCards(stage, c2.officer.userId, unit);
      await seedAllowances(stage, c2.officer.userId, unit);
      await seedInsignia(stage, c2.officer.userId, unit);
      await seedPapers(stage, c2.officer.userId, unit);
      await seedApplications(stage, c2, unit, await seedArmoury(stage, c2.officer, unit));
    },
  },
];
