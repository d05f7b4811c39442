/** Approved claims on their way to their money: by what, and when. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { METHOD_NAMES } from '../../contract/claim.messages.ts';
import { PAYMENT_METHODS, type ClaimRow } from '../../contract/claim.schema.ts';
import { prepareClaims } from '../../contract/pay-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { MANAGE } from './manage.messages.ts';
import { useToldResults } from './use-told-results.ts';

export function PrepareForm({ claims, onClose }: { claims: readonly ClaimRow[]; onClose: () => void }) {
  const t = useT(MANAGE);
  const say = useSay();
  const tell = useToldResults(claims, 'prepared');
  const { run } = useWrite(prepareClaims, { invalidates: CLAIM_READS });
  const form = useZodForm(prepareClaims.input, {
    initial: { ids: claims.map(({ id }) => id), method: null, payment_date: useToday(), remark: '' },
    onSubmit: async (values) => {
      tell((await run(values)).data);
      onClose();
    },
  });
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
        <DateField form={form} name="payment_date" label={MANAGE.payOn} />
        <TextField form={form} name="remark" label={MANAGE.remark} maxLength={500} />
      </FormSection>
    </FormDrawer>
  );
}
