/** Why an application is returned, rejected or cancelled. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { cancelApplication, rejectApplication, returnApplication } from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail } from '../../contract/application.schema.ts';
import { applicationWorkflow } from '../../contract/application/application.workflow.ts';
import { APPLICATION as W } from './application.messages.ts';
import { APPLICATION_READS } from './application-reads.ts';
import { WithApplication, type OfApplication } from './with-application.tsx';

const CALLS = { return: returnApplication, reject: rejectApplication, cancel: cancelApplication } as const;
type Closing = keyof typeof CALLS;

export function CloseForm({ move, ...of }: OfApplication & { move: Closing }) {
  return (
    <WithApplication {...of} size={440}>
      {(application) => <Remark application={application} move={move} onClose={of.onClose} />}
    </WithApplication>
  );
}

function Remark({ application: { id, updated_at }, move, onClose }: { application: ApplicationDetail; move: Closing; onClose: () => void }) {
  const { run } = useWrite(CALLS[move], { invalidates: APPLICATION_READS });
  // All three take the same.
  const form = useZodForm(cancelApplication.input, {
    initial: { id, updated_at, remark: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const { label } = applicationWorkflow.moves[move];
  return (
    <FormDrawer opened onClose={onClose} title={label} form={form} submit={label} size={440}>
      <TextField form={form} name="remark" label={W.remark} rows={4} maxLength={500} />
    </FormDrawer>
  );
}
