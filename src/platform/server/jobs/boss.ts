/** Opens pg-boss on its own schema `pgboss`, as the owner of the database, and lets the application add jobs. */
import type { ConstructorOptions, PgBoss } from 'pg-boss';
import { codeOf } from '../start-error.ts';
import { errorFacts, type Logger } from '../log.ts';

const SCHEMA = 'pgboss';
/** A job is added in the transaction of a request, so under the request's role. */
const GRANTS = `
  grant usage on schema ${SCHEMA} to mesra_app, mesra_system;
  grant select on ${SCHEMA}.queue to mesra_app, mesra_system;
  grant select, insert, update on ${SCHEMA}.job, ${SCHEMA}.job_common to mesra_app, mesra_system`;
const GRANTED = `select has_table_privilege('mesra_app', '${SCHEMA}.job_common', 'update') and has_table_privilege('mesra_system', '${SCHEMA}.job_common', 'update') as granted`;
/** Two processes granting at once: "tuple concurrently updated". The other one's grant holds as well. */
const RACED = 'XX000';

export async function openBoss(url: string, log: Logger, own: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, application_name: 'mesra jobs', monitorVacuum: false, ...own });
  boss.on('error', (error) => log.error('job queue', errorFacts(error)));
  boss.on('warning', ({ message }) => log.warn('job queue', { warning: message }));
  await boss.start();
  const db = boss.getDb();
  const { rows } = await db.executeSql(GRANTED);
  if (!(rows as { granted: boolean }[])[0]?.granted) {
    try {
      await db.executeSql(GRANTS);
    } catch (error) {
      if (codeOf(error) !== RACED) throw error;
    }
  }
  return boss;
}

/** Creates the schema of the jobs in a migrated database, so that the first job need not wait for it. */
export async function installJobs(url: string, log: Logger): Promise<void> {
  const boss = await openBoss(url, log, { max: 1, supervise: false, schedule: false });
  await boss.stop({ graceful: false });
}
