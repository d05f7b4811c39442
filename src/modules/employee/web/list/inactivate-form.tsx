import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { inactivateEmployee } from '../../contract/employee.endpoints.ts';
import { INACTIVE_REASONS, inactivateForm } from '../../contract/employee.schema.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { termOptions } from '../terms.messages.ts';
import { CHECKLIST, END } from './end.messages.ts';
import { settledRemark, type ChecklistItem } from './settled-remark.ts';

export interface EndedPerson {
  readonly id: number;
  readonly name: string;
  readonly joined: string;
  readonly ended: string | null;
  /** False once the employment has ended. */
  readonly active: boolean;
}

/** Ends an employment: last day, reason, and what has been settled. */
export function InactivateForm({ person, onClose }: { person: EndedPerson; onClose: () => void }) {
  const t = useT(END);
  const today = useToday();
  const [settled, setSettled] = useState<readonly ChecklistItem[]>([]);
  const inactivate = useWrite(inactivateEmployee, { invalidates: EMPLOYEE_READS });
  const form = useZodForm(inactivateForm, {
    initial: { date: today, remark: '' },
    onSubmit: async (values) => {
      const remark = settledRemark(values.remark ?? '', settled, t);
      if (remark.length > 500) {
        form.setError('remark', t('tooLong'));
        return;
      }
      await inactivate.run({ ...values, remark, id: person.id, status: 'Active' });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('inactivateTitle', { name: person.name })} form={form} submit={END.inactivate} size={480}>
      <Text c="dimmed" size="sm">
        {t('effects')}
      </Text>
      <DateField form={form} name="date" label={END.last} description={END.lastHint} min={person.joined} />
      <SelectField form={form} name="reason" label={END.reason} options={termOptions(INACTIVE_REASONS)} />
      <FormSection title={END.checklist} note={END.checklistNote}>
        <Stack gap={10}>
          {CHECKLIST.map((item) => (
            <Checkbox
              key={item}
              label={t(item)}
              checked={settled.includes(item)}
              onChange={(event) => setSettled(event.currentTarget.checked ? [...settled, item] : settled.filter((each) => each !== item))}
            />
          ))}
        </Stack>
      </FormSection>
      <TextField form={form} name="remark" label={END.remark} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
