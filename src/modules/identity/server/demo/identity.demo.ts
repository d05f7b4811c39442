/** The people who sign in to the demo come first: companies are created for them. */
import { demoFact, type DemoStage, type DemoStep } from '#platform/server/demo/demo-step.ts';
import { StartError } from '#platform/server/start-error.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { seedUsers } from './seed-identity.ts';

export interface DemoUser {
  readonly userId: number;
  readonly name: string;
}

/** By the key of the account. */
export const demoUsers = demoFact<ReadonlyMap<string, DemoUser>>('the people who sign in');

/** @param key of an account of the demo */
export function demoUser(stage: DemoStage, key: string): DemoUser {
  const user = stage.take(demoUsers).get(key);
  if (!user) throw new Error(`The demo has no account ${key}`);
  return user;
}

export const identityDemo: readonly DemoStep[] = [
  {
    title: 'people who sign in',
    order: 10,
    async seed(stage) {
      await refuseTwice(stage);
      const ids = await seedUsers(stage.tx, stage.now);
      stage.give(demoUsers, new Map(DEMO_ACCOUNTS.map(({ key, name }) => [key, { userId: ids.get(key) as number, name }])));
    },
  },
];

async function refuseTwice({ tx }: DemoStage): Promise<void> {
  const { rowCount } = await tx.client.query('select from users where email = any($1) limit 1', [DEMO_ACCOUNTS.map(({ email }) => email)]);
  if (rowCount) throw new StartError('The accounts of the demo are in this database already.');
}
