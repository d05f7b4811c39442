/** Four companies, and, once their people stand, who may do what in them. */
import { demoFact, type DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoUser, demoUsers } from '#modules/identity/server/demo/identity.demo.ts';
import type { DemoCompanyKey } from '#modules/identity/server/demo/demo-accounts.ts';
import { seedMemberships } from '#modules/identity/server/demo/seed-identity.ts';
import { seedCompanies, type SeededCompanies } from './seed-company.ts';

export const demoCompanies = demoFact<SeededCompanies>('the companies');

const lower = (names: ReadonlyMap<string, number>) => new Map([...names].map(([name, id]) => [name.toLowerCase(), id]));

export const companyDemo: readonly DemoStep[] = [
  {
    title: 'companies',
    order: 20,
    async seed(stage) {
      const owner = (key: string) => demoUser(stage, key).userId;
      const owners = { norhayati: owner('norhayati'), ramli: owner('ramli'), empty: owner('empty') };
      stage.give(demoCompanies, await seedCompanies(stage.tx, owners, stage.today));
    },
  },
  {
    title: 'rights',
    order: 40,
    async seed(stage) {
      const companies = stage.take(demoCompanies);
      const keys = Object.keys(companies) as DemoCompanyKey[];
      await seedMemberships(stage.tx, {
        pages: stage.pages,
        companies: new Map(keys.map((key) => [key, companies[key].id])),
        users: new Map([...stage.take(demoUsers)].map(([key, { userId }]) => [key, userId])),
        departments: new Map(keys.map((key) => [key, lower(companies[key].departments)])),
      });
    },
  },
];
