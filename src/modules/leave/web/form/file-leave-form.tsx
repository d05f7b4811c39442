/** Leave on behalf of an employee, approved at once where the officer may. */
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { calculateLeave, fileLeave, leaveTypesFor } from '../../contract/manage-leave.endpoints.ts';
import { findEmployees } from '../find-employees.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { LEAVE_WORDS as W } from '../leave-words.ts';
import { FORM } from './form.messages.ts';
import { askedOf, Cost, DateFields, NOTHING_ASKED, WordFields } from './leave-fields.tsx';

export interface FileLeaveFormProps {
  /** Absent: chosen in the form. */
  readonly employee?: { readonly id: number; readonly name: string } | undefined;
  readonly onClose: () => void;
}

export function FileLeaveForm({ employee, onClose }: FileLeaveFormProps) {
  const t = useT(FORM);
  const mayApprove = useCan('/leave/manage', 'Approve');
  const { run } = useWrite(fileLeave, { invalidates: LEAVE_READS });
  const form = useZodForm(fileLeave.input, {
    initial: { ...(employee && { employee_id: employee.id }), start_date: '', end_date: '', duration: 'Full', reason: '', documents: [], approve: false },
    onSubmit: async (values) => {
      await run({ ...values, duration: askedOf(values)?.duration ?? 'Full' });
      onClose();
    },
  });
  const employee_id = typeof form.values.employee_id === 'number' ? form.values.employee_id : null;
  const { data } = useEndpoint(leaveTypesFor, { employee_id: employee_id ?? 0 }, { enabled: employee_id !== null, quiet: true });
  const types = data?.data ?? [];
  const dates = askedOf(form.values);
  const asked = employee_id !== null && dates ? { ...dates, employee_id } : null;
  const cost = useEndpoint(calculateLeave, asked ?? { ...NOTHING_ASKED, employee_id: 0 }, { enabled: asked !== null, quiet: true });
  return (
    <FormDrawer opened onClose={onClose} title={employee ? t('onBehalfOf', { name: employee.name }) : FORM.onBehalf} form={form} submit={FORM.record}>
      <FormSection>
        {!employee && <SearchSelect form={form} name="employee_id" label={W.employee} load={findEmployees} number />}
        <DateFields form={form} types={types} />
        <Cost answer={cost.data?.data} asked={asked !== null} busy={cost.isFetching} />
        <WordFields form={form} types={types} colleagues={findEmployees} />
        {mayApprove && <SwitchField form={form} name="approve" label={FORM.approve} />}
      </FormSection>
    </FormDrawer>
  );
}
