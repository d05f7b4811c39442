/**
 * The demo: three companies with their people, and an empty fourth. Each module seeds its own; this file puts the seeds in
 * order. A module that gets a seed is one import and one step more.
 */
import { pagesOf } from '#platform/contract/access.ts';
import { dateInZone } from '#platform/contract/dates.ts';
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { createFileStore } from '#platform/server/files/choose-file-store.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { joinPorts } from '#platform/server/port.ts';
import { StartError } from '#platform/server/process/start-error.ts';
import { seedCompanies } from '#modules/company/server/demo/seed-company.ts';
import { seedDocuments } from '#modules/documents/server/demo/seed-documents.ts';
import { seedEmployees } from '#modules/employee/server/demo/seed-employees.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoCompanyKey } from '#modules/identity/server/demo/demo-accounts.ts';
import { seedSeats, seedUsers } from '#modules/identity/server/demo/seed-identity.ts';
import { seedPayments } from '#modules/payroll/server/demo/seed-payments.ts';
import { seedEaForms } from '#modules/payroll/server/demo/seed-ea-forms.ts';
import { seedLeave } from '#modules/leave/server/demo/seed-leave.ts';
import { seedPayroll } from '#modules/payroll/server/demo/seed-payroll.ts';
import { SERVER_MODULES } from './modules.ts';

export interface DemoTarget {
  /** The owner's address of a migrated database. */
  readonly url: string;
  readonly print: (line: string) => void;
  /** The day on which the demo stands; the system's clock unless a test says otherwise. */
  readonly now?: Date;
  /** Where files are kept; the store of the settings unless a test says otherwise. */
  readonly files?: FileStore;
}

type PeopledCompany = Exclude<DemoCompanyKey, 'c4'>;
const HOUSE = { companyId: null, userId: null, system: true } as const;
const SHOWN = ['owner@demo.my', 'hr@demo.my', 'employee@demo.my'];

/** Whom to sign in as, for the console. */
export function demoAccounts(): string[] {
  return [`Demo: sign in as ${SHOWN.join(', ')} … with the password ${DEMO_PASSWORD}`];
}

/** Loads the demo in one transaction: all of it or nothing. @throws StartError when one of its accounts is there already. */
export async function loadDemo({ url, print, now = new Date(), files = createFileStore(readConfig(process.env)) }: DemoTarget): Promise<void> {
  joinPorts(SERVER_MODULES);
  const pool = openPool(url, { max: 2, statementTimeoutMs: 120_000, name: 'mesra-demo' });
  try {
    await transact(pool, HOUSE, (tx) => seed(tx, { now, print, files }));
  } finally {
    await pool.end();
  }
}

async function seed(tx: Transaction, { now, print, files }: Required<Omit<DemoTarget, 'url'>>): Promise<void> {
  await refuseTwice(tx);
  const today = dateInZone(now);
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const result = await work();
    print(`  ${what}`);
    return result;
  };
  const users = await step('people who sign in', () => seedUsers(tx, now));
  const user = (key: string) => users.get(key) as number;
  const companies = await step('companies', () => seedCompanies(tx, { norhayati: user('norhayati'), ramli: user('ramli'), empty: user('empty') }, today));
  const people = await step('employees', () => seedEmployees(tx, companies, today));
  await step('rights', () => {
    const keys = Object.keys(companies) as DemoCompanyKey[];
    const lower = (names: ReadonlyMap<string, number>) => new Map([...names].map(([name, id]) => [name.toLowerCase(), id]));
    return seedSeats(tx, {
      pages: pagesOf(SERVER_MODULES.flatMap(({ manifest }) => manifest ?? [])),
      companies: new Map(keys.map((key) => [key, companies[key].id])),
      users,
      departments: new Map(keys.map((key) => [key, lower(companies[key].departments)])),
    });
  });
  const officers = { c1: user('hr'), c2: user('ramli'), c3: user('norhayati') };
  const shelf = (key: PeopledCompany) => ({ ...companies[key], company_id: companies[key].id, officer: officers[key], people: people[key] });
  await step('documents', () => seedDocuments(tx, files, { c1: shelf('c1'), c2: shelf('c2'), c3: shelf('c3') }, today));
  const payer = (key: PeopledCompany, officer: string) => ({
    company_id: companies[key].id,
    officer: { userId: user(officer), name: nameOf(officer) },
    people: people[key],
  });
  await step('leave of two years', () => seedLeave(tx, [payer('c1', 'hr'), payer('c2', 'ramli'), payer('c3', 'norhayati')], now));
  const payers = { c1: payer('c1', 'finance'), c2: payer('c2', 'ramli'), c3: payer('c3', 'finance') };
  await step('payroll of a year', () => seedPayroll(tx, payers, now));
  await step('EA forms', () => seedEaForms(tx, payers, now));
  const paymaster = (key: PeopledCompany, preparer: string, approver: string | null) => ({
    company_id: companies[key].id,
    preparer: { userId: user(preparer), name: nameOf(preparer) },
    approver: approver === null ? null : { userId: user(approver), name: nameOf(approver) },
  });
  await step('payments', () =>
    seedPayments(tx, [paymaster('c1', 'finance', 'norhayati'), paymaster('c2', 'ramli', null), paymaster('c3', 'finance', 'norhayati')], now),
  );
}

const nameOf = (key: string) => DEMO_ACCOUNTS.find((account) => account.key === key)?.name ?? '';

async function refuseTwice(tx: Transaction): Promise<void> {
  const { rowCount } = await tx.client.query('select from users where email = any($1) limit 1', [DEMO_ACCOUNTS.map(({ email }) => email)]);
  if (rowCount) throw new StartError('The accounts of the demo are in this database already.');
}
