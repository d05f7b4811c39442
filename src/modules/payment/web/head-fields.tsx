/** How a batch is paid: account, date, format, title. The wizard and the edit form share these fields. */
import { useT, useSay } from '#platform/web/locale/locale.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { BANK_FILE_FORMATS, type BankFileFormat } from '../contract/bank-file-layout.ts';
import { BANK_FILE_LAYOUTS } from '../contract/bank-file-layouts.ts';
import type { paymentOptions } from '../contract/payment.endpoints.ts';
import { FormatNote } from './payment-parts.tsx';
import { PAYMENT } from './payment-page.messages.ts';

export type Options = OutputOf<typeof paymentOptions>['data'];

export interface HeadValues {
  title: string;
  company_bank_id: number;
  payment_date: string;
  file_format: BankFileFormat;
  remark?: string | null | undefined;
}

/** @param locked title and account were agreed to and stay. */
export function HeadFields<V extends HeadValues>({ form: given, options, locked = false }: { form: ZodForm<V>; options: Options; locked?: boolean }) {
  const t = useT(PAYMENT);
  const say = useSay();
  const form = given as unknown as ZodForm<HeadValues>;
  const format = form.values.file_format || 'generic';
  const formats = options.accounts.find(({ id }) => id === form.values.company_bank_id)?.formats ?? BANK_FILE_FORMATS;
  // Each account has the layout that its bank's portal takes.
  const follow = (id: unknown) => {
    const account = options.accounts.find((each) => each.id === id);
    if (account) form.set('file_format', account.file_format);
  };
  return (
    <>
      <TextField form={form} name="title" label={PAYMENT.name} disabled={locked} />
      <FormRow>
        <SelectField
          form={form}
          name="company_bank_id"
          label={PAYMENT.payingAccount}
          number
          required
          disabled={locked}
          options={options.accounts.map(({ id, bank, account_name, account_no }) => ({ value: String(id), label: `${bank} ${account_no} · ${account_name}` }))}
          onChanged={follow}
        />
        <DateField form={form} name="payment_date" label={PAYMENT.paymentDate} />
      </FormRow>
      <SelectField
        form={form}
        name="file_format"
        label={PAYMENT.format}
        required
        options={[...new Set([...formats, format])].map((value) => ({ value, label: say(BANK_FILE_LAYOUTS[value].name) }))}
      />
      <FormatNote format={format} />
      <TextField form={form} name="remark" label={PAYMENT.remark} />
      {locked && <p>{t('editWaiting')}</p>}
    </>
  );
}
