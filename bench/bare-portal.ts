/**
 * What the portal is compared with: Fastify and pg that send the portal's own statements of a call, named and prepared, all in one
 * round trip, as the owner of the database (no row-level security, no transaction, no sign-in), and answer the same bytes. Arguments: the address
 * of the database, a file with the calls.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { Pool } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
/** One call as the portal answered it. */
export interface BareCall {
  readonly statements: readonly Statement[];
  readonly answer: unknown;
  readonly companyId: number;
}

/** What opens and closes a request: no business of a bare handler. */
const FRAME = /^\s*(begin|commit|rollback|set|savepoint|release)\b|identity_(actor|open|person|confirm|session)/i;

async function serve([databaseUrl, file]: readonly string[]): Promise<void> {
  const calls = JSON.parse(readFileSync(file ?? '', 'utf8')) as BareCall[];
  const app = Fastify({ logger: false });
  const pools = new Map<number, Pool>();
  calls.forEach(({ statements, answer, companyId }, at) => {
    // Functions behind the wall read the company of the connection.
    const pool =
      pools.get(companyId) ??
      new Pool({ connectionString: databaseUrl, max: 10, pipeline: true, options: `-c app.company_id=${companyId} -c timezone=UTC -c datestyle=ISO` });
    pools.set(companyId, pool);
    const business = statements.filter(({ text }) => !FRAME.test(text)).map(({ text, values }, n) => ({ text, values: [...values], name: `call_${at}_${n}` }));
    const handler = async () => {
      if (business.length === 0) return answer;
      const client = await pool.connect();
      try {
        await Promise.all(business.map((statement) => client.query(statement)));
        return answer;
      } finally {
        client.release();
      }
    };
    app.route({ method: ['GET', 'POST'], url: `/${at}`, handler });
  });
  process.on('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
