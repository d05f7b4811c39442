/**
 * What signs of life and scans of devices are compared with: Fastify and pg that put down a batch of a device in one named statement, one array for each column,
 * as the owner of the database: no token, no session, no round. It reads the events that a device sends, and is told besides whose they are and what they
 * count for. Argument: the address of the database.
 */
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'pg';

interface BareEvent {
  readonly client_ref: string;
  readonly recorded_at: string;
  readonly battery?: number;
  readonly tag?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly accuracy_m?: number;
  readonly checkpoint_id?: number;
  readonly round_id?: number;
}
/** One batch of one device. */
export interface BareEvents {
  readonly company: number;
  readonly device_id: number;
  readonly guard_id: number;
  readonly site_id: number;
  readonly operation_id: number;
  readonly events: readonly object[];
}

const PINGS = `insert into patrol_device_pings (company_id, device_id, minute, battery, late)
  select $1, $2, t.minute, t.battery, true from unnest($3::timestamptz[], $4::integer[]) as t(minute, battery)`;
const SCANS = `insert into patrol_clockings (company_id, device_id, guard_id, site_id, operation_id, checkpoint_id, round_id, client_ref, recorded_at, received_at, offline,
    method, tag_uid, lat, lng, accuracy_m, status, flags)
  select $1, $2, $3, $4, $5, t.checkpoint_id, t.round_id, t.client_ref, t.recorded_at, now(), true, 'QR', t.tag, t.lat, t.lng, t.accuracy_m, 'ontime', '["offline"]'
  from unnest($6::bigint[], $7::bigint[], $8::text[], $9::timestamptz[], $10::text[], $11::numeric[], $12::numeric[], $13::integer[])
    as t(checkpoint_id, round_id, client_ref, recorded_at, tag, lat, lng, accuracy_m)`;

const column = (events: readonly BareEvent[], name: keyof BareEvent) => events.map((event) => event[name]);

async function serve([databaseUrl]: readonly string[]): Promise<void> {
  const app = Fastify({ logger: false });
  const pool = new Pool({ connectionString: databaseUrl, max: 10, options: '-c timezone=UTC -c datestyle=ISO' });
  const route = (name: string, text: string, valuesOf: (body: BareEvents, events: readonly BareEvent[]) => unknown[]) =>
    app.post(`/${name}`, async (request: FastifyRequest) => {
      const body = request.body as BareEvents;
      const { rowCount } = await pool.query({ name, text, values: valuesOf(body, body.events as readonly BareEvent[]) });
      return { success: true, data: { accepted: rowCount } };
    });
  route('pings', PINGS, ({ company, device_id }, events) => [company, device_id, column(events, 'recorded_at'), column(events, 'battery')]);
  route('scans', SCANS, ({ company, device_id, guard_id, site_id, operation_id }, events) => [
    company,
    device_id,
    guard_id,
    site_id,
    operation_id,
    ...(['checkpoint_id', 'round_id', 'client_ref', 'recorded_at', 'tag', 'lat', 'lng', 'accuracy_m'] as const).map((name) => column(events, name)),
  ]);
  process.on('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
