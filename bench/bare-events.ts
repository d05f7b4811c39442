/**
 * What signs of life and scans of devices are compared with: Fastify and pg that put down the rows of a batch in one named statement, as the owner of
 * the database: no token, no session, no round. Argument: the address of the database.
 */
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'pg';

/** Rows as they come to stand in the tables. */
export interface BareEvents {
  readonly company: number;
  readonly rows: readonly object[];
}

const PINGS = `insert into patrol_device_pings (company_id, device_id, minute, battery, late)
  select $1, t.device_id, t.minute, t.battery, true from json_to_recordset($2) as t(device_id bigint, minute timestamptz, battery integer)`;
const SCANS = `insert into patrol_clockings (company_id, device_id, guard_id, site_id, operation_id, checkpoint_id, round_id, client_ref, recorded_at, received_at, offline,
    method, tag_uid, lat, lng, accuracy_m, status, flags)
  select $1, t.device_id, t.guard_id, t.site_id, t.operation_id, t.checkpoint_id, t.round_id, t.client_ref, t.recorded_at, now(), true, 'QR', t.tag, 3.05, 101.5, 8, 'ontime',
    '["offline"]' from json_to_recordset($2) as t(device_id bigint, guard_id bigint, site_id bigint, operation_id bigint, checkpoint_id bigint, round_id bigint, client_ref text,
    recorded_at timestamptz, tag text)`;

async function serve([databaseUrl]: readonly string[]): Promise<void> {
  const app = Fastify({ logger: false });
  const pool = new Pool({ connectionString: databaseUrl, max: 10, options: '-c timezone=UTC -c datestyle=ISO' });
  const route = (name: string, text: string) =>
    app.post(`/${name}`, async (request: FastifyRequest) => {
      const { company, rows } = request.body as BareEvents;
      const { rowCount } = await pool.query({ name, text, values: [company, JSON.stringify(rows)] });
      return { success: true, data: { accepted: rowCount } };
    });
  route('pings', PINGS);
  route('scans', SCANS);
  process.on('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
