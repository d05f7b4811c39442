/** Whatever of a unit has a last valid day: one statement of those that still count, of the company $1. */
import type { AboutEmployee } from '#modules/identity/server/public.ts';

export interface Ending {
  readonly kind: 'appointment' | 'card' | 'firing' | 'certificate' | 'licence';
  /** Of what its page opens. */
  readonly id: number;
  /** The last valid day. */
  readonly date: string;
  readonly name: string;
  readonly code: string;
  /** Whom it concerns: who may see the person is told. */
  readonly employee: AboutEmployee | null;
}

const PERSON = `json_build_object('id', e.id, 'branch_id', e.branch_id, 'division_id', e.division_id, 'department_id', e.department_id) as employee`;
const OFFICER = `asm_officers o join employees e on e.company_id = o.company_id and e.id = o.employee_id and e.deleted_at is null`;

export const ENDINGS = `
  select 'appointment' as kind, o.id, o.appointment_expiry as date, e.name, o.service_no as code, ${PERSON}
    from ${OFFICER} where o.company_id = $1 and o.status <> 'Inactive'
  union all
  select 'card', k.id, k.expiry_at, e.name, k.card_no, ${PERSON}
    from asm_cards k join ${OFFICER} on o.company_id = k.company_id and o.id = k.officer_id where k.company_id = $1 and k.status = 'Active'
  union all
  select 'firing', o.id, (o.firearm_qualified_at + make_interval(months => g.live_firing_months))::date, e.name, o.service_no, ${PERSON}
    from ${OFFICER} join asm_agencies g on g.company_id = o.company_id
    where o.company_id = $1 and o.status <> 'Inactive' and o.firearm_permitted and o.firearm_qualified_at is not null
  union all
  select 'licence', a.id, l.expires_at, a.name, a.serial_no, null::json
    from asm_assets a join lateral (select n.expires_at from asm_firearm_licences n where n.company_id = a.company_id and n.asset_id = a.id
      order by n.expires_at desc, n.id desc limit 1) l on true
    where a.company_id = $1 and a.category = 'Firearm' and a.status not in ('Lost', 'Disposed')
  union all
  select 'certificate', c.id, p.valid_until, e.name, c.code, ${PERSON}
    from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
    join ${OFFICER} on o.company_id = p.company_id and o.employee_id = p.employee_id and o.status <> 'Inactive'
    where p.company_id = $1 and p.result = 'Passed' and p.valid_until is not null and c.type <> 'Shooting'
      and not exists (select from asm_participants n join asm_courses d on d.company_id = n.company_id and d.id = n.course_id
        where n.company_id = p.company_id and n.employee_id = p.employee_id and d.type = c.type and n.result = 'Passed'
          and (n.valid_until is null or n.valid_until > p.valid_until))`;
