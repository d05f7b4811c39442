/** Gathers what the rules of an issue judge by, whoever asks. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { IssueFacts } from '../../contract/armoury/armoury-facts.ts';
import { inStore } from '../../contract/armoury/ledger.ts';
import { holdsCourse } from '../../contract/rule-facts.ts';
import { passedCourses } from '../officer/officer-history.store.ts';
import { unitOf } from '../officer/strength.store.ts';
import type { AssetRecord } from './armoury.tables.ts';
import { balanceAt } from './post-entry.ts';

type Line = Omit<NonNullable<IssueFacts['officer']>, 'basic'> & { readonly employee_id: number };
const officerLine = adhocText<Line>(
  `select o.employee_id, e.status = 'Active' as employed, o.status, o.appointment_expiry::text, o.firearm_permitted, o.firearm_qualified_at::text,
     (select max(k.expiry_at)::text from asm_cards k where k.company_id = o.company_id and k.officer_id = o.id and k.kind = 'Firearm Card' and k.status = 'Active') as card_until,
     (select a.name || coalesce(' · ' || a.serial_no, '') from asm_assets a
      where a.company_id = o.company_id and a.holder_officer_id = o.id and a.category = 'Firearm' limit 1) as firearm
   from asm_officers o join employees e on e.company_id = o.company_id and e.id = o.employee_id where o.company_id = $1 and o.id = $2`,
);
const licenceLine = adhocText<{ expires_at: CalendarDate; holder: number; serves: boolean }>(
  `select l.expires_at::text, l.holder_officer_id as holder, o.status <> 'Inactive' as serves
   from asm_firearm_licences l join asm_officers o on o.company_id = l.company_id and o.id = l.holder_officer_id
   where l.company_id = $1 and l.asset_id = $2 order by l.expires_at desc, l.id desc limit 1`,
);
const lossOpen = adhocText<{ id: number }>(
  `select id from asm_applications where company_id = $1 and type = 'Asset' and category = 'Loss Report' and status in ('Pending', 'Processing')
   and (payload ->> 'asset_id')::bigint = $2 limit 1`,
);

interface Asked {
  readonly officer_id: number | null;
  readonly store_id: number;
  readonly quantity: number;
  readonly on: CalendarDate;
}

export async function issueFacts(ctx: Ctx, asset: AssetRecord, { officer_id, store_id, quantity, on }: Asked): Promise<IssueFacts> {
  const [line] = officer_id === null ? [] : await officerLine(ctx.client, [ctx.companyId, officer_id]);
  const [licence] = asset.category === 'Firearm' ? await licenceLine(ctx.client, [ctx.companyId, asset.id]) : [];
  const unit = await unitOf(ctx);
  const basic = line && holdsCourse(await passedCourses(ctx, line.employee_id), 'Basic', on);
  return {
    today: on,
    category: asset.category,
    status: asset.status,
    condition: asset.condition,
    in_store: await balanceAt(ctx, asset.id, inStore(store_id)),
    quantity,
    licence: licence ? { expires_at: licence.expires_at, holder_serves: licence.serves, holder_nominated: licence.holder === unit?.licence_holder_id } : null,
    loss_reported: (await lossOpen(ctx.client, [ctx.companyId, asset.id])).length > 0,
    officer: line ? { ...line, basic: basic === true } : null,
    live_firing_months: unit?.live_firing_months ?? 12,
  };
}
