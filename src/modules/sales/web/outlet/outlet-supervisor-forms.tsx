import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { addOutletSupervisor, endOutletSupervisor, type OutletSupervisor } from '../../contract/outlet/outlet-supervisor.endpoints.ts';
import { OUTLET_READS, SUPERVISOR_READS } from '../sales-reads.ts';
import { findSupervisors } from '../supervisor/find-supervisors.ts';
import { OUTLET_VIEW } from './outlet-view.messages.ts';

const STALE = [...OUTLET_READS, ...SUPERVISOR_READS];

/** Puts a supervisor in charge of an outlet from a day on. */
export function AddForm({ outletId, onClose }: { outletId: number; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(addOutletSupervisor, { invalidates: STALE });
  const form = useZodForm(addOutletSupervisor.input, {
    initial: { id: outletId, employee_id: undefined, from: today },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={OUTLET_VIEW.addSupervisor} form={form} size={440}>
      <SearchSelect form={form} name="employee_id" label={OUTLET_VIEW.supervisor} load={findSupervisors} number />
      <DateField form={form} name="from" label={OUTLET_VIEW.firstDay} />
    </FormDrawer>
  );
}

/** Says the last day of a supervisor at an outlet. */
export function EndForm({ outletId, assignment, onClose }: { outletId: number; assignment: OutletSupervisor; onClose: () => void }) {
  const t = useT(OUTLET_VIEW);
  const today = useToday();
  const { run } = useWrite(endOutletSupervisor, { invalidates: STALE });
  const form = useZodForm(endOutletSupervisor.input, {
    initial: { id: outletId, assignment_id: assignment.id, to: assignment.to ?? (assignment.from > today ? assignment.from : today) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('endOf', { name: assignment.employee.name })} form={form} size={440}>
      <DateField form={form} name="to" label={OUTLET_VIEW.lastDay} />
    </FormDrawer>
  );
}
