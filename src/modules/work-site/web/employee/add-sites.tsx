import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { assignWorksites, findSites } from '../../contract/worksite.endpoints.ts';
import { SITE_READS } from '../site-reads.ts';
import type { Person } from './person.ts';
import { WORKSITE } from './worksite.messages.ts';

/** Puts an employee on sites; one of those that are chosen may be the main one. */
export function AddSites({ employee, onClose }: { employee: Person; onClose: () => void }) {
  const t = useT(WORKSITE);
  const today = useToday();
  const [known, setKnown] = useState<ReadonlyMap<string, Option>>(new Map());
  const { run } = useWrite(assignWorksites, { invalidates: SITE_READS });
  const form = useZodForm(assignWorksites.input, {
    initial: { id: employee.id, work_site_ids: [], primary_id: null, effective_from: today },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const load = async (keyword: string) => {
    const found = (await call(findSites, { keyword })).data.map(({ id, name, code, city }): Option => ({
      value: String(id),
      label: [name, code, city].filter(Boolean).join(' · '),
    }));
    setKnown((before) => new Map([...before, ...found.map((option) => [option.value, option] as const)]));
    return found;
  };
  const chosen = (form.values.work_site_ids ?? []) as readonly number[];
  const options = chosen.flatMap((id) => known.get(String(id)) ?? []);
  return (
    <FormDrawer opened onClose={onClose} title={t('assignTo', { name: employee.name })} form={form} submit={WORKSITE.assign} size={480}>
      <SearchMany form={form} name="work_site_ids" label={WORKSITE.sites} description={WORKSITE.sitesHint} ask={[findSites.name]} load={load} />
      <SelectField form={form} name="primary_id" label={WORKSITE.mainOne} description={WORKSITE.mainHint} options={options} number clearable />
      <DateField form={form} name="effective_from" label={WORKSITE.firstDay} />
    </FormDrawer>
  );
}
