import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { assignEmployees } from '../contract/worksite.endpoints.ts';
import { findPlaceable } from './find-placeable.ts';
import { SITE_READS } from './site-reads.ts';
import { WORK_SITE } from './work-site.messages.ts';

/** Puts employees on a site from a day on. */
export function AssignForm({ site, onClose }: { site: { readonly id: number; readonly name: string }; onClose: () => void }) {
  const t = useT(WORK_SITE);
  const today = useToday();
  const { run } = useWrite(assignEmployees, { invalidates: SITE_READS });
  const form = useZodForm(assignEmployees.input, {
    initial: { id: site.id, employee_ids: [], is_primary: false, effective_from: today },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('assignTo', { name: site.name })} form={form} submit={WORK_SITE.assign} size={480}>
      <SearchMany form={form} name="employee_ids" label={WORK_SITE.employees} ask={['work-site.find-placeable']} load={findPlaceable} />
      <DateField form={form} name="effective_from" label={WORK_SITE.firstDay} />
      <SwitchField form={form} name="is_primary" label={WORK_SITE.assignMain} description={WORK_SITE.assignMainHint} />
    </FormDrawer>
  );
}
