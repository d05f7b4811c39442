/** Approved claims on their way to their money: by what, and when. */
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { METHOD_NAMES } from '../../contract/claim.messages.ts';
import { PAYMENT_METHODS, type ClaimRow } from '../../contract/claim.schema.ts';
import { listPayingAccounts, prepareClaims } from '../../contract/pay-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { MANAGE } from './manage.messages.ts';
import { useNotifiedResults } from './use-told-results.ts';

const nameOf = ({ bank, account_no }: { readonly bank: string; readonly account_no: string }) => `${bank} ${account_no}`;

export function PrepareForm({ claims, onClose }: { claims: readonly ClaimRow[]; onClose: () => void }) {
  const t = useT(MANAGE);
  const say = useSay();
  const notify = useNotifiedResults(claims, 'prepared');
  const accounts = useEndpoint(listPayingAccounts, {}, { quiet: true }).data?.data ?? [];
  const usual = accounts.find(({ is_default }) => is_default);
  const { run } = useWrite(prepareClaims, { invalidates: CLAIM_READS });
  const form = useZodForm(prepareClaims.input, {
    initial: { ids: claims.map(({ id }) => id), method: null, company_bank_id: null, payment_date: useToday(), remark: '' },
    onSubmit: async (values) => {
      notify((await run(values)).data);
      onClose();
    },
  });
  const byBank = form.values.method === null || form.values.method === 'Bank Transfer';
  return (
    <FormDrawer opened size={480} onClose={onClose} title={t('prepareTitle', { n: claims.length })} form={form} submit={MANAGE.prepare}>
      <FormSection note={MANAGE.prepareNote}>
        <SelectField
          form={form}
          name="method"
          label={W.method}
          placeholder={t('proposed')}
          options={PAYMENT_METHODS.map((value) => ({ value, label: say(METHOD_NAMES[value]) }))}
        />
        {byBank && (
          <SelectField
            form={form}
            name="company_bank_id"
            label={MANAGE.account}
            number
            placeholder={usual ? nameOf(usual) : t('noAccount')}
            options={accounts.map((account) => ({ value: String(account.id), label: nameOf(account) }))}
          />
        )}
        <DateField form={form} name="payment_date" label={MANAGE.payOn} />
        <TextField form={form} name="remark" label={MANAGE.remark} maxLength={500} />
      </FormSection>
    </FormDrawer>
  );
}
