import { addDays, startOfWeek } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, SubmitBar } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { startFill } from '../../../contract/fill/fill.endpoints.ts';
import { rosterNeeds } from '../../../contract/need/roster-need.register.ts';
import { NEED } from '../need/need.messages.ts';
import { FILL } from './fill.messages.ts';
import classes from './fill.module.css';

/** As many needs as there are to choose from. */
const ALL = 200;
const options = (rows: readonly { readonly id: number; readonly name: string }[] = []) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Which days, needs and people. */
export function FillForm() {
  const t = useT(FILL);
  const monday = addDays(startOfWeek(useToday()), 7);
  const { lists } = useOrganisation();
  const needs = useEndpoint(rosterNeeds.list, { per_page: ALL, status: 'Active' }, { quiet: true }).data?.data;
  const { run } = useWrite(startFill, { invalidates: ['attendance.last-fill'] });
  const form = useZodForm(startFill.input, {
    initial: {
      start_date: monday,
      end_date: addDays(monday, 6),
      need_ids: [],
      branch_id: null,
      division_id: null,
      department_id: null,
      site_people: true,
      rest_hours: 11,
    },
    onSubmit: (values) => run(values),
  });
  if (needs?.length === 0) return <EmptyState drawing="calendar" title={FILL.noNeeds} hint={NEED.emptyHint} />;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className={`${classes['box']} card stack`}>
      <p className="note flush">{t('fillNote')}</p>
      <FormRow>
        <DateRangeField form={form} name="start_date" to="end_date" label={FILL.dates} />
        <MultiSelectField form={form} name="need_ids" label={FILL.needs} description={FILL.needsHint} options={options(needs)} number />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="branch_id" label={FILL.branch} options={options(lists.branches)} number clearable />
        <SelectField form={form} name="department_id" label={FILL.department} options={options(lists.departments)} number clearable />
        <NumberField form={form} name="rest_hours" label={FILL.rest} min={8} max={24} />
      </FormRow>
      <SwitchField form={form} name="site_people" label={FILL.sitePeople} description={FILL.sitePeopleHint} />
      <SubmitBar busy={form.busy} label={FILL.fill} sticky={false} />
    </form>
  );
}
