import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoCompanies } from '#modules/company/server/demo/company.demo.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedDocuments, type DemoLibrary } from './seed-documents.ts';

export const documentsDemo: readonly DemoStep[] = [
  {
    title: 'documents',
    order: 50,
    async seed(stage) {
      const companies = stage.take(demoCompanies);
      const staff = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      const library = (key: keyof typeof staff): DemoLibrary => ({ ...companies[key], ...staff[key], officer: staff[key].officer.userId });
      await seedDocuments(stage.tx, stage.files, { c1: library('c1'), c2: library('c2'), c3: library('c3') }, stage.today);
    },
  },
];
