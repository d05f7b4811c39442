/** Which device calls: by its token, with its company and how that wants its faces recognised. */
import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#platform/contract/errors.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { WaitingDevice } from '#modules/device/server/public.ts';
import type { CompanyOwner } from '#modules/company/server/public.ts';
import { digestOf } from '#modules/identity/server/public.ts';
import { FACE_ERRORS } from '../../contract/face-recognition.messages.ts';
import type { Direction } from '../../contract/face.schema.ts';
import { DEFAULT_FACE_SETTING, type FaceSetting } from '../../contract/setting/face-setting.endpoints.ts';

export interface KnownDevice {
  readonly id: number;
  readonly name: string;
  readonly direction: Direction;
  readonly work_site_id: number | null;
  readonly branch_id: number | null;
  /** Whoever owns the company answers for what the device does. */
  readonly company: CompanyOwner;
  readonly company_name: string;
  readonly setting: FaceSetting;
}

interface Found extends Pick<KnownDevice, 'id' | 'name' | 'direction' | 'work_site_id' | 'branch_id' | 'company_name'> {
  readonly secret: Buffer;
  readonly company_id: number;
  readonly user_id: number;
  readonly owner: string;
  readonly timezone: string | null;
  readonly modules: Partial<Record<ModuleKey, boolean>>;
  readonly setting: FaceSetting | null;
}

const byColumn = (column: 'token_hash' | 'pair_code_hash', also: string) =>
  adhocText<Found>(
    `select d.id, d.name, d.direction, d.work_site_id, d.branch_id, d.${column} as secret, d.company_id, c.name as company_name, c.user_id,
            u.name as owner, c.config ->> 'timezone' as timezone, c.modules,
            case when s.company_id is not null then jsonb_build_object(
              'enabled', s.enabled, 'keep_pictures', s.keep_pictures, 'retention_days', s.retention_days, 'threshold', s.threshold, 'codes', s.codes) end as setting
     from fr_devices d join companies c on c.id = d.company_id join users u on u.id = c.user_id
     left join fr_settings s on s.company_id = d.company_id
     where d.${column} = $1 ${also} and d.status = 'Active' and d.deleted_at is null and c.deleted_at is null`,
  );
const byToken = byColumn('token_hash', '');
const byPairCode = byColumn('pair_code_hash', 'and d.pair_code_expires_at > $2');

/** @throws 403 where the company has switched it off */
function admitted({ secret: _secret, company_id, user_id, owner, timezone, modules, setting, ...device }: Found): KnownDevice {
  const chosen = setting ?? DEFAULT_FACE_SETTING;
  if (modules.fr_record !== true || !chosen.enabled) throw new AppError(403, FACE_ERRORS.switchedOff);
  // A face becomes a punch: without attendance there is nothing to make of it.
  if (modules.attendance !== true) throw new AppError(403, FACE_ERRORS.attendanceOff);
  return { ...device, company: { id: company_id, user_id, name: owner, timezone, modules }, setting: chosen };
}

/** @throws 401 where no device has this token, 403 where it is switched off */
export async function deviceOf(ctx: OpenCtx): Promise<KnownDevice> {
  const hash = digestOf(ctx.deviceToken ?? '');
  const [found] = ctx.deviceToken === null ? [] : await byToken(ctx.client, [hash]);
  if (!found || !timingSafeEqual(found.secret, hash)) throw new AppError(401, FACE_ERRORS.noDevice);
  return admitted(found);
}

/** The device whose pair code this is; undefined: none, or not any more. @throws 403 where it is switched off */
export async function deviceToPair(ctx: OpenCtx, hash: Buffer): Promise<(KnownDevice & WaitingDevice) | undefined> {
  const [found] = await byPairCode(ctx.client, [hash, ctx.clock.now().toISOString()]);
  return found && { ...admitted(found), company_id: found.company_id, secret: found.secret };
}
