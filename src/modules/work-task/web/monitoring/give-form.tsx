/** Gives a task of the library to a site: on one day, or again and again. */
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { giveTask, taskChoices } from '../../contract/site-task.endpoints.ts';
import { TASK_READS } from '../task-reads.ts';
import { WORK } from '../work-task.messages.ts';
import { MONITORING } from './monitoring.messages.ts';
import { REPEATS, WEEKDAYS } from './repeats.ts';

const findEmployees = async (keyword: string) => (await call(taskChoices, { keyword })).data.employees.map(personOption);
const optionsOf = (named: readonly { readonly id: number; readonly name: string }[] = []) => named.map(({ id, name }) => ({ value: String(id), label: name }));

/** How it repeats, as it is typed. */
interface Repeating {
  readonly unit?: '' | 'day' | 'week' | 'month' | null | undefined;
  readonly every?: number | '' | null | undefined;
  readonly weekdays?: number[] | '' | null | undefined;
  readonly month_day?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly skip_holidays?: boolean | '' | null | undefined;
}

function ruleOf({ unit, every, weekdays, month_day, until, skip_holidays }: Repeating) {
  if (!unit) return null;
  const day = month_day === 'last' ? ('last' as const) : Number(month_day) || null;
  return {
    unit,
    every: every || 1,
    weekdays: unit === 'week' ? weekdays || [] : [],
    month_day: unit === 'month' ? day : null,
    until: until || null,
    skip_holidays: skip_holidays === true,
  };
}

export function GiveForm({ site, onClose }: { site: { readonly id: number; readonly name: string }; onClose: () => void }) {
  const t = useT(MONITORING);
  const today = useToday();
  const choices = useEndpoint(taskChoices, {}, { quiet: true }).data?.data;
  const { run } = useWrite(giveTask, { invalidates: TASK_READS });
  const form = useZodForm(giveTask.input, {
    initial: { id: site.id, work_task_id: null, work_project_id: null, employee_ids: [], due_date: today, due_time: '', ...NEVER },
    onSubmit: async () => {
      const { unit, every, weekdays, month_day, until, skip_holidays, ...values } = form.values as InputOf<typeof giveTask> & Repeating;
      await run({ ...values, rule: ruleOf({ unit, every, weekdays, month_day, until, skip_holidays }) });
      onClose();
    },
  });
  const repeating = form as unknown as ZodForm<Repeating>;
  const { unit } = repeating.values;
  return (
    <FormDrawer opened onClose={onClose} title={t('giveTo', { site: site.name })} form={form} size={560}>
      <SelectField form={form} name="work_task_id" label={WORK.task} options={optionsOf(choices?.tasks)} number searchable />
      <SearchMany
        form={form}
        name="employee_ids"
        label={MONITORING.who}
        description={MONITORING.whoHint}
        ask={['work-task.task-choices']}
        load={findEmployees}
      />
      <FormRow>
        <DateField form={form} name="due_date" label={WORK.due} min={today} />
        <TimeField form={form} name="due_time" label={WORK.dueTime} />
      </FormRow>
      <SelectField form={form} name="work_project_id" label={WORK.project} options={optionsOf(choices?.projects)} number searchable clearable />
      <SelectField form={repeating} name="unit" label={MONITORING.repeats} options={REPEATS} clearable={false} />
      {unit && (
        <>
          <FormRow>
            <NumberField form={repeating} name="every" label={MONITORING.every} min={1} max={52} />
            <DateField form={repeating} name="until" label={MONITORING.until} min={today} />
          </FormRow>
          {unit === 'week' && <MultiSelectField form={repeating} name="weekdays" label={MONITORING.weekdays} options={WEEKDAYS} number />}
          {unit === 'month' && <MonthDay form={repeating} />}
          <SwitchField form={repeating} name="skip_holidays" label={MONITORING.skipHolidays} />
        </>
      )}
    </FormDrawer>
  );
}

/** Once, with what another choice begins with. */
const NEVER = { unit: '', every: 1, weekdays: [], month_day: '', until: '', skip_holidays: false } as object;
const DAYS = 31;

function MonthDay({ form }: { form: ZodForm<Repeating> }) {
  const days = Array.from({ length: DAYS }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
  return <SelectField form={form} name="month_day" label={MONITORING.monthDay} options={[...days, { value: 'last', label: MONITORING.lastDay }]} clearable />;
}
