import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { REGION_WORDS, REGIONS } from '../../contract/outlet/region.ts';
import { addSupervisors, changeSupervisor, type Supervisor } from '../../contract/supervisor/supervisor.endpoints.ts';
import { SUPERVISOR_READS } from '../sales-reads.ts';
import { findSupervisable } from './find-supervisors.ts';
import { SUPERVISOR } from './supervisor.messages.ts';

const OPTIONS = REGIONS.map((value) => ({ value, label: REGION_WORDS[value] }));

/** Makes employees supervisors. */
export function AddForm({ onClose }: { onClose: () => void }) {
  const { run } = useWrite(addSupervisors, { invalidates: SUPERVISOR_READS });
  const form = useZodForm(addSupervisors.input, {
    initial: { employee_ids: [], regions: [] },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={SUPERVISOR.add} form={form} size={480}>
      <SearchMany
        form={form}
        name="employee_ids"
        label={SUPERVISOR.employees}
        description={SUPERVISOR.addHint}
        ask={['sales.find-supervisable']}
        load={findSupervisable}
      />
      <MultiSelectField form={form} name="regions" label={SUPERVISOR.regions} options={OPTIONS} />
    </FormDrawer>
  );
}

/** Changes where a supervisor works. */
export function RegionForm({ supervisor, onClose }: { supervisor: Supervisor; onClose: () => void }) {
  const { run } = useWrite(changeSupervisor, { invalidates: SUPERVISOR_READS });
  const form = useZodForm(changeSupervisor.input, {
    initial: { id: supervisor.id, regions: supervisor.regions },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={supervisor.name} form={form} size={480}>
      <MultiSelectField form={form} name="regions" label={SUPERVISOR.regions} options={OPTIONS} />
    </FormDrawer>
  );
}
