import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { listBanks } from '#modules/reference/contract/reference.endpoints.ts';
import { SALARY } from './salary.messages.ts';

export interface AccountValues {
  readonly bank_id?: unknown;
  readonly bank_account_no?: unknown;
  readonly bank_account_name?: unknown;
}

/** @param kept the account that stays where the number is left empty, masked; null: a number is needed */
export function BankAccountFields<V extends AccountValues>({ form, kept: stored }: { form: ZodForm<V>; kept: string | null }) {
  const t = useT(SALARY);
  const { data } = useEndpoint(listBanks, {}, { minDelay: false, staleTime: 3_600_000, quiet: true });
  return (
    <>
      <FormRow>
        <SelectField
          form={form}
          name="bank_id"
          label={SALARY.bank}
          options={(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          number
          searchable
          required
          clearable
        />
        <TextField
          form={form}
          name="bank_account_no"
          label={SALARY.account}
          description={stored ? t('accountKept', { account: stored }) : undefined}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          required={!stored}
        />
      </FormRow>
      <TextField form={form} name="bank_account_name" label={SALARY.accountName} maxLength={150} autoComplete="off" />
    </>
  );
}
