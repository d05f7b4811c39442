import { call } from '#platform/web/call/call.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { projects as contracts } from '#modules/progress-claim/contract/project/project.register.ts';
import { projects } from '../contract/project.register.ts';
import { findSites } from './find-sites.ts';
import { WOM_READS } from './wom-reads.ts';
import { WOM as W } from './wom.messages.ts';

const NEW = {
  code: '',
  name: '',
  client_name: '',
  work_site_id: null,
  manager_id: null,
  start_date: '',
  end_date: '',
  budget: null,
  sector: '',
  labour_supply: false,
  description: '',
  pcr_project_id: null,
  cancelled: false,
};

const findContracts = async (keyword: string) =>
  (await call(contracts.list, { keyword, per_page: 30, sort: 'asc', sort_by: 'code' })).data.map(({ id, code, name }) => ({
    value: String(id),
    label: `${code} · ${name}`,
  }));

/** A project: where, when, who answers for it, and what it may cost. */
export function ProjectForm({ row, readOnly, onClose }: RecordFormProps<typeof projects>) {
  const [seesCosts, seesContracts] = [useCan('/wom/project', 'Cost'), useCan('/pcr/project')];
  const form = useRecordForm(projects, row, NEW, { stale: WOM_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.add} form={form} readOnly={readOnly} size={640}>
      <FormRow>
        <TextField form={form} name="code" label={W.code} maxLength={30} />
        <TextField form={form} name="client_name" label={W.client} maxLength={150} />
      </FormRow>
      <TextField form={form} name="name" label={W.name} maxLength={200} />
      <FormRow>
        <SearchSelect form={form} name="work_site_id" label={W.site} load={findSites} valueLabel={row?.work_site.name} number />
        <SearchSelect form={form} name="manager_id" label={W.manager} load={findEmployees} valueLabel={row?.manager.name} number />
      </FormRow>
      <FormRow>
        <DateField form={form} name="start_date" label={W.from} />
        <DateField form={form} name="end_date" label={W.to} />
        {seesCosts && <MoneyField form={form} name="budget" label={W.budget} />}
      </FormRow>
      {seesContracts && (
        <SearchSelect form={form} name="pcr_project_id" label={W.contract} load={findContracts} valueLabel={row?.contract?.name} number clearable />
      )}
      <TextField form={form} name="sector" label={W.sector} description={W.sectorHint} maxLength={60} />
      <SwitchField form={form} name="labour_supply" label={W.labourSupply} />
      <TextField form={form} name="description" label={W.description} rows={3} maxLength={1000} />
      {row && <SwitchField form={form} name="cancelled" label={W.cancelled} />}
    </FormDrawer>
  );
}
