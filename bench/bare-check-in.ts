/**
 * What a check-in is compared with: Fastify and pg that put down the rows of one (the punch, the session, the entry of the audit log, the
 * notice) in one named statement, as the owner of the database: no sign-in, no plan, no judge. Argument: the address of the database.
 */
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'pg';

/** What of a check-in is not the same for everybody. */
export interface BareCheckIn {
  readonly company: number;
  readonly employee: number;
  readonly client_ref: string;
  readonly at: string;
  readonly date: string;
}

const TEXT = `
  with punch as (
    insert into attendance_records (company_id, employee_id, type, recorded_at, received_at, source, lat, lng, accuracy_m, client_ref, trust)
    values ($1, $2, 'checkin', $4, $4, 'web', 3.139, 101.6869, 10, $3, '{"score": 0.4, "reasons": ["same_fix"]}') returning *
  ), session as (
    insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, checkin_id, checkin_status, basis)
    select $1, $2, $5, 0, '09:00', '18:00', 'Normal', id, 'ontime',
           '{"source": "default", "schedule": "Office", "planned": "09:00–18:00", "expected": [540, 1080], "windows": [15, 15], "overtime_min": 30}' from punch returning *
  ), log as (
    insert into audit_logs (company_id, action, subject_type, subject_id, after, at)
    select $1, 'attendance.checked_in', 'attendance_record', id, jsonb_build_object('employee_id', $2, 'recorded_at', $4::timestamptz, 'source', source), $4 from punch
  )
  select punch.id, punch.recorded_at, session.id as session, session.date, session.start_time, session.end_time, session.checkin_status,
         pg_notify('mesra_live', '{"channel":"company","id":null,"notification_type":"attendance_recorded"}') from punch, session`;

async function serve([databaseUrl]: readonly string[]): Promise<void> {
  const app = Fastify({ logger: false });
  const pool = new Pool({ connectionString: databaseUrl, max: 10, options: '-c timezone=UTC -c datestyle=ISO' });
  const handler = async (request: FastifyRequest) => {
    const { company, employee, client_ref, at, date } = request.body as BareCheckIn;
    const { rows } = await pool.query<object>({ name: 'check-in', text: TEXT, values: [company, employee, client_ref, at, date] });
    return { success: true, message: 'Checked in', data: { ...rows[0] } };
  };
  app.route({ method: 'POST', url: '/check-in', handler });
  process.on('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
