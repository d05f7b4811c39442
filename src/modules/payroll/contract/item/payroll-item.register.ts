/** The catalogue of earnings and deductions of a company. Payrolls carry copies of their lines, so a change here touches none. */
import { z } from 'zod';
import { requirePage, requireAny, onPage } from '#platform/contract/endpoint.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { ITEM_KINDS, ITEM_STATUSES, itemForm } from './payroll-item.schema.ts';

const PAGE = '/payroll/setting';

export const items = register({
  name: 'payroll.item',
  plural: 'items',
  path: 'api/operation/payrolls/items',
  page: { ...on(manifest, PAGE), read: requireAny([onPage(manifest, PAGE), onPage(manifest, '/payroll/manage')]) },
  form: itemForm,
  row: {
    name: z.string(),
    name_ms: z.string().nullable(),
    code: z.string().nullable(),
    type: z.string(),
    mtd_key: z.string().nullable(),
    ea_field: z.string().nullable(),
    default_amount: z.number().nullable(),
    /** Payroll itself writes lines of this item; it cannot be deleted or change its kind. */
    is_system: z.boolean(),
  },
  sorts: ['name', 'kind', 'type', 'code', 'status'],
  first: { sortBy: 'id', sort: 'asc', perPage: 100 },
  removal: 'hidden',
  tab: 'kind',
  filters: { kind: z.enum(ITEM_KINDS).optional(), status: z.enum(ITEM_STATUSES).optional() },
});
/** Who may add an item may take the sheet of all and bring many; whoever may change one, too, changes with it what is there. */
export const itemImport = importEndpoints({ name: 'payroll.items', path: `${items.path}/import`, requires: requirePage(manifest, PAGE, 'Create') });
export type PayrollItem = RecordRow<typeof items>;
