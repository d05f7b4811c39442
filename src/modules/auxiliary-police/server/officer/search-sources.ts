/** Officers of the auxiliary police and numbered assets of their armoury for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName } from '#platform/server/search/found-by-name.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { auxiliaryPoliceManifest } from '../../contract/auxiliary-police.manifest.ts';

export const auxiliarySources: readonly SearchSource[] = [
  foundByName({
    kind: 'officers',
    requires: requirePage(auxiliaryPoliceManifest, '/auxiliary/officer'),
    from: 'asm_officers t join employees e on e.company_id = t.company_id and e.id = t.employee_id and e.deleted_at is null',
    title: 'e.name',
    about: 't.service_no',
    status: 't.status',
    where: scopeText('e', 4),
    values: ({ actor }) => scopeList(actor.scope),
    route: ({ id }) => `/auxiliary/officer?open=${id}`,
  }),
  foundByName({
    kind: 'assets',
    requires: requirePage(auxiliaryPoliceManifest, '/auxiliary/asset'),
    from: 'asm_assets t',
    title: 't.name',
    about: `coalesce(t.serial_no, '')`,
    besides: `concat_ws(' ', t.brand, t.model)`,
    status: `case when t.status <> 'Available' then t.status end`,
    route: ({ id }) => `/auxiliary/asset?open=${id}`,
  }),
];
