/** The demo: three companies with their people, and an empty fourth. Each module brings its own steps; this file runs them in their order. */
import { pagesOf } from '#platform/contract/access.ts';
import { dateInZone } from '#platform/contract/dates.ts';
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { openStage, type DemoStep } from '#platform/server/demo/demo-step.ts';
import { createFileStore } from '#platform/server/files/choose-file-store.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { joinExtensionPoints } from '#platform/server/extension-point.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { SERVER_MODULES } from './modules.ts';

export interface DemoTarget {
  /** The owner's address of a migrated database. */
  readonly url: string;
  readonly print: (line: string) => void;
  /** The day on which the demo stands; the system's clock unless a test says otherwise. */
  readonly now?: Date;
  /** Less of the past, for tests. */
  readonly brief?: boolean;
  /** Where files are kept; the store of the settings unless a test says otherwise. */
  readonly files?: FileStore;
}

const SYSTEM = { companyId: null, userId: null, system: true } as const;
const SHOWN = ['owner@demo.my', 'hr@demo.my', 'employee@demo.my'];

/** Whom to sign in as, for the console. */
export function demoAccounts(): string[] {
  return [`Demo: sign in as ${SHOWN.join(', ')} … with the password ${DEMO_PASSWORD}`];
}

/** Loads the demo in one transaction: all of it or nothing. @throws StartError when one of its accounts is there already. */
export async function loadDemo({ url, print, now = new Date(), brief = false, files = createFileStore(readConfig(process.env)) }: DemoTarget): Promise<void> {
  joinExtensionPoints(SERVER_MODULES);
  const pool = openPool(url, { max: 2, statementTimeoutMs: 120_000, name: 'mesra-demo' });
  try {
    await transact(pool, SYSTEM, (tx) => seed(tx, { now, print, files, brief }));
  } finally {
    await pool.end();
  }
}

async function seed(tx: Transaction, { now, print, files, brief }: Required<Omit<DemoTarget, 'url'>>): Promise<void> {
  const pages = pagesOf(SERVER_MODULES.flatMap(({ manifest }) => manifest ?? []));
  const stage = openStage({ tx, now, today: dateInZone(now), files, pages, brief });
  for (const { title, seed: fill } of await demoSteps()) {
    await fill(stage);
    print(`  ${title}`);
  }
}

/** The steps of all modules, in their order. */
export async function demoSteps(): Promise<readonly DemoStep[]> {
  const steps = await Promise.all(SERVER_MODULES.map(async ({ demo }) => (await demo?.()) ?? []));
  return steps.flat().sort((a, b) => a.order - b.order);
}
