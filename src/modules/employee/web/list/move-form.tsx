import { Text } from '@mantine/core';
import type { z } from 'zod';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { openPopup } from '#platform/web/feedback.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { OrganisationFields } from '#modules/company/web/public.tsx';
import { bulkOrganisation } from '../../contract/employee.endpoints.ts';
import { findEmployees } from '../find-employees.ts';
import { PERSON } from '../person.messages.ts';
import { LIST } from './list.messages.ts';

const fields = bulkOrganisation.input.omit({ ids: true });
export type Move = z.input<typeof fields>;

/** Where several people go: only what is filled in changes. */
export function MoveForm({ count, onMove, onClose }: { count: number; onMove: (move: Move) => void; onClose: () => void }) {
  const t = useT(LIST);
  const today = useToday();
  const form = useZodForm(fields, {
    initial: { effective_date: today, reason: '' },
    onSubmit: ({ effective_date, reason, ...places }) => {
      const given = Object.fromEntries(Object.entries(places).filter(([, id]) => typeof id === 'number'));
      if (Object.keys(given).length === 0) return openPopup({ kind: 'error', message: t('nothingChosen') });
      return onMove({ ...given, effective_date, reason });
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('move', { n: count })} submit={t('move', { n: count })} form={form}>
      <Text c="dimmed" size="sm">
        {t('moveNote')}
      </Text>
      <OrganisationFields form={form} placed />
      <SearchSelect form={form} name="reporting_to" label={PERSON.reportsTo} load={findEmployees} number />
      <DateField form={form} name="effective_date" label={LIST.effective} max={today} />
      <TextField form={form} name="reason" label={LIST.reason} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
