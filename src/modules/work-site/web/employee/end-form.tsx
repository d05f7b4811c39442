import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { Worksite } from '#modules/employee/contract/worksite.schema.ts';
import { endWorksite } from '../../contract/worksite.endpoints.ts';
import { SITE_READS } from '../site-reads.ts';
import type { Person } from './person.ts';
import { WORKSITE } from './worksite.messages.ts';

/** The last day of an employee on a site. */
export function EndForm({ employee, site, onClose }: { employee: Person; site: Worksite; onClose: () => void }) {
  const t = useT(WORKSITE);
  const today = useToday();
  const { run } = useWrite(endWorksite, { invalidates: SITE_READS });
  const form = useZodForm(endWorksite.input, {
    initial: { id: employee.id, assignment_id: site.assignment_id ?? 0, effective_to: site.to ?? (site.from > today ? site.from : today) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('endAt', { name: site.name })} form={form} size={440}>
      <DateField form={form} name="effective_to" label={WORKSITE.lastDay} />
    </FormDrawer>
  );
}
