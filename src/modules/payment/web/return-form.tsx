/** Asks when and why the bank returned a payment. */
import { Alert } from '@mantine/core';
import type { z } from 'zod';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { RETURN_REASONS, RETURN_REASON_WORDS, returnForm } from '../contract/return-payment.schema.ts';
import { PAYMENT } from './payment-page.messages.ts';

type Values = z.input<typeof returnForm>;

interface Props {
  readonly name: string;
  readonly onClose: () => void;
  /** A rejection puts its messages beside the fields. */
  readonly onReturn: (values: Values) => Promise<unknown>;
}

export function ReturnForm({ name, onClose, onReturn }: Props) {
  const t = useT(PAYMENT);
  const say = useSay();
  const today = useToday();
  const form = useZodForm(returnForm, {
    initial: { returned_on: today, reason: 'account_closed', remark: '' },
    onSubmit: async (values) => {
      await onReturn(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('returnTitle', { name })} form={form} submit={PAYMENT.returnSubmit}>
      <Alert color="blue" variant="light" icon={<Icon name="info" size={18} />}>
        {t('returnHint')}
      </Alert>
      <DateField form={form} name="returned_on" label={PAYMENT.returnedOn} max={today} />
      <SelectField
        form={form}
        name="reason"
        label={PAYMENT.returnReason}
        required
        options={RETURN_REASONS.map((value) => ({ value, label: say(RETURN_REASON_WORDS[value]) }))}
      />
      <TextField form={form} name="remark" label={PAYMENT.remark} />
    </FormDrawer>
  );
}
