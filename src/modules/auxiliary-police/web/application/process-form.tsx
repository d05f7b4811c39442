/** Forwards one application: its documents ticked one by one, the reference and the day of the letter. */
import { Checkbox } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { processApplication } from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail } from '../../contract/application.schema.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { isWanted, listedBy } from '../../contract/application/form-fields.ts';
import classes from './application.module.css';
import { APPLICATION as W } from './application.messages.ts';
import { APPLICATION_READS } from './application-reads.ts';
import { Refusals } from './rules/refusals.tsx';
import { VerdictList } from './rules/verdict-list.tsx';
import { WithApplication, type OfApplication } from './with-application.tsx';

export function ProcessForm(of: OfApplication) {
  return (
    <WithApplication {...of} size={560}>
      {(application) => <Forward application={application} onClose={of.onClose} />}
    </WithApplication>
  );
}

function Forward({ application, onClose }: { application: ApplicationDetail; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  const { run } = useWrite(processApplication, { invalidates: APPLICATION_READS });
  const { id, updated_at } = application;
  const form = useZodForm(processApplication.input, {
    initial: { id, updated_at, forward_ref: '', forwarded_at: today, ticked: [] },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const ticked = (form.values.ticked || []) as readonly string[];
  const category = categoryOf(application.type, application.category);
  const items = (category?.documents ?? []).filter((item) => isWanted(item, listedBy(application)));
  const tick = (key: string, on: boolean) => form.set('ticked', on ? [...ticked, key] : ticked.filter((each) => each !== key));
  return (
    <FormDrawer opened onClose={onClose} title={W.forward} form={form} submit={W.forward} size={560}>
      {items.length > 0 && (
        <FormSection title={W.ticked}>
          <div id={form.idOf('ticked')} tabIndex={-1}>
            {items.map(({ key, label, optional }) => (
              <Checkbox
                key={key}
                mt={8}
                label={optional ? say(label) : `${say(label)} *`}
                checked={ticked.includes(key)}
                onChange={({ currentTarget }) => tick(key, currentTarget.checked)}
              />
            ))}
            {form.errors['ticked'] && (
              <p role="alert" className={classes['fault']}>
                {form.errors['ticked']}
              </p>
            )}
          </div>
        </FormSection>
      )}
      <FormRow>
        <TextField form={form} name="forward_ref" label={W.forwardRef} maxLength={60} />
        <DateField form={form} name="forwarded_at" label={W.forwarded} max={today} />
      </FormRow>
      {category && <Refusals form={form} category={category} drawn={(field) => field === 'ticked' || form.labels.has(field)} />}
      <VerdictList verdicts={application.verdicts} category={category} />
    </FormDrawer>
  );
}
