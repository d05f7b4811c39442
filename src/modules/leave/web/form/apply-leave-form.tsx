/** The employee's own application. */
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { applyLeave, calculateOwnLeave, findColleagues, ownLeaveTypes } from '../../contract/leave.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { FORM } from './form.messages.ts';
import { askedOf, Cost, DateFields, NOTHING_ASKED, WordFields } from './leave-fields.tsx';

async function colleagues(keyword: string): Promise<Option[]> {
  const { data } = await call(findColleagues, { keyword });
  return data.map(({ id, name, department }) => ({ value: String(id), label: department ? `${name} · ${department}` : name }));
}

/** @param like a leave whose type, duration and words are taken over. */
export function ApplyLeaveForm({ like, onClose }: { like?: LeaveRow | undefined; onClose: () => void }) {
  const { data } = useEndpoint(ownLeaveTypes, {}, { quiet: true });
  const types = data?.data ?? [];
  const { run } = useWrite(applyLeave, { invalidates: LEAVE_READS });
  const form = useZodForm(applyLeave.input, {
    initial: {
      start_date: '',
      end_date: '',
      duration: like?.duration ?? 'Full',
      reason: like?.reason ?? '',
      ...(like && { leave_type_id: like.leave_type_id }),
      documents: [],
    },
    onSubmit: async (values) => {
      await run({ ...values, duration: askedOf(values)?.duration ?? 'Full' });
      onClose();
    },
  });
  const asked = askedOf(form.values);
  const cost = useEndpoint(calculateOwnLeave, asked ?? NOTHING_ASKED, { enabled: asked !== null, quiet: true });
  return (
    <FormDrawer opened onClose={onClose} title={FORM.apply} form={form} submit={FORM.send}>
      <FormSection>
        <DateFields form={form} types={types} />
        <Cost answer={cost.data?.data} asked={asked !== null} busy={cost.isFetching} />
        <WordFields form={form} types={types} colleagues={colleagues} />
      </FormSection>
    </FormDrawer>
  );
}
