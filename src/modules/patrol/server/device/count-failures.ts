/** Calls of devices that the server failed to answer: what they wrote was taken back, so they are counted by themselves, by day, beside what is refused. */
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact } from '#platform/server/db/scope.ts';
import { withFailure, type Binding, type FailedCall } from '#platform/server/module.ts';
import { digestOf } from '#modules/identity/server/public.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { FAILED, type CallKind } from '../../contract/batch.ts';

/** Of a device that nobody knows nothing is kept. */
const counted = adhocText(
  `insert into patrol_device_refusals (company_id, device_id, date, kind, reason, times, last_at)
   select d.company_id, d.id, ($2::timestamptz at time zone coalesce(c.config ->> 'timezone', '${DEFAULT_TIME_ZONE}'))::date, $3, '${FAILED}', 1, $2::timestamptz
   from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
   where d.token_hash = $1 and d.status = 'Active' and d.deleted_at is null
   on conflict (company_id, device_id, date, kind, reason) do update
     set times = patrol_device_refusals.times + 1, last_at = excluded.last_at, updated_at = clock_timestamp()`,
);

async function countFailure({ services, deviceToken }: FailedCall, kind: CallKind): Promise<void> {
  if (deviceToken === null) return;
  await transact(services.pool, { companyId: null, userId: null, system: true }, ({ client }) =>
    counted(client, [digestOf(deviceToken), services.clock.now().toISOString(), kind]),
  );
}

/** The same binding; each call of a device that fails is counted in the figures of the device. */
export const countingFailures = (kind: CallKind, binding: Binding): Binding => withFailure(binding, (call) => countFailure(call, kind));
