import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { createOperations } from '../../contract/operation/operation.endpoints.ts';
import { findSites } from '../../contract/site/site.register.ts';
import { findPatrolGuards } from '../find-choices.ts';
import { ChargeFields } from './charge-fields.tsx';
import { OverrideField } from './override-field.tsx';
import { OPERATION_READS } from '../operation-reads.ts';
import { OPERATION as W } from '../operation.messages.ts';

/** Plans a shift of a site for some days. */
export function PlanForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [shifts, setShifts] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const { run } = useWrite(createOperations, { invalidates: OPERATION_READS });
  const form = useZodForm(createOperations.input, {
    initial: {
      site_id: null,
      start_date: today,
      end_date: today,
      shift_name: '',
      guard_ids: [],
      leader_id: null,
      device_ids: [],
      briefing: '',
      override_reason: '',
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const sites = async (keyword: string) => {
    const { data } = await call(findSites, { keyword });
    setShifts((before) => new Map([...before, ...data.map(({ id, shifts: own }) => [id, own] as const)]));
    return data.map(({ id, name, code }) => ({ value: String(id), label: `${name} · ${code}` }));
  };
  const [names, setNames] = useState<ReadonlyMap<string, Option>>(new Map());
  const guards = async (keyword: string) => {
    const found = await findPatrolGuards(keyword);
    setNames((before) => new Map([...before, ...found.map((option) => [option.value, option] as const)]));
    return found;
  };
  const site = Number(form.values.site_id);
  const chosen = Array.isArray(form.values.guard_ids) ? form.values.guard_ids.map(String) : [];
  const own = shifts.get(Number(form.values.site_id)) ?? [];
  return (
    <FormDrawer opened onClose={onClose} title={W.plan} form={form} size={560}>
      <SearchSelect form={form} name="site_id" label={W.site} load={sites} number />
      <SelectField form={form} name="shift_name" label={W.shift} options={own.map((value) => ({ value, label: value }))} />
      <FormRow>
        <DateField form={form} name="start_date" label={W.from} />
        <DateField form={form} name="end_date" label={W.to} />
      </FormRow>
      <SearchMany form={form} name="guard_ids" label={W.guards} ask={['patrol.find-guards']} load={guards} />
      <ChargeFields form={form} site={site} guards={chosen.flatMap((id) => names.get(id) ?? [])} />
      <TextField form={form} name="briefing" label={W.briefing} rows={4} maxLength={2000} />
      <OverrideField form={form} />
    </FormDrawer>
  );
}
