import { Text } from '@mantine/core';
import { addDays, calendarDate, formatDate } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { reactivateEmployee } from '../../contract/employee.endpoints.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { END } from './end.messages.ts';
import type { EndedPerson } from './inactivate-form.tsx';

const fields = reactivateEmployee.input.pick({ date: true });

/** Takes somebody back from a day on. */
export function ReactivateForm({ person, onClose }: { person: EndedPerson; onClose: () => void }) {
  const t = useT(END);
  const today = useToday();
  const reactivate = useWrite(reactivateEmployee, { invalidates: EMPLOYEE_READS });
  const form = useZodForm(fields, {
    initial: { date: today },
    onSubmit: async ({ date }) => {
      await reactivate.run({ id: person.id, date, status: person.active ? 'Active' : 'Inactive' });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('reactivateTitle', { name: person.name })} form={form} submit={END.reactivate} size={440}>
      <Text c="dimmed" size="sm">
        {person.ended && !person.active && `${t('endedOn', { date: formatDate(person.ended) })} `}
        {t('reactivateNote')}
      </Text>
      <DateField form={form} name="date" label={END.from} min={person.ended && !person.active ? addDays(calendarDate(person.ended), 1) : undefined} />
    </FormDrawer>
  );
}
