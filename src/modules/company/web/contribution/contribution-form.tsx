import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { showContribution, updateContribution } from '../../contract/contribution.endpoints.ts';
import type { NumberedScheme } from '../../contract/contribution.policy.ts';
import { contributionForm, type ContributionRow } from '../../contract/contribution.schema.ts';
import { useSaved } from '../use-saved.ts';
import { CONTRIBUTION_MESSAGES as M } from './contribution.messages.ts';

const READS = [showContribution, 'company.show-company'];

/** Nulls become empty texts, so that every field can be typed in. */
const initialOf = ({ updated_at, ...row }: ContributionRow) => ({
  ...Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? ''])),
  updated_at,
});

export function ContributionForm({ row, onClose }: { row: ContributionRow; onClose: () => void }) {
  const say = useSay();
  const { run } = useWrite(updateContribution, { invalidates: READS });
  const saved = useSaved(READS);
  // The version that this form was opened with: a reload behind it must not make an overwritten save pass.
  const [version] = useState(row.updated_at);
  const form = useZodForm(contributionForm, {
    initial: initialOf(row),
    onSubmit: async (values) => {
      await saved(() => run({ ...values, updated_at: version }));
      onClose();
    },
  });
  const enabled = (scheme: NumberedScheme) => <SwitchField form={form} name={`${scheme}_enabled`} label={say(M.enabled, { scheme: say(M[scheme]) })} />;
  const on = (scheme: NumberedScheme) => form.get(`${scheme}_enabled`) === true;
  return (
    <FormDrawer opened onClose={onClose} title={M.editTitle} form={form} size={640}>
      <FormSection title={M.epf}>
        {enabled('epf')}
        {on('epf') && (
          <FormRow>
            <TextField form={form} name="epf_no" label={M.employerNo} description={M.epfHint} maxLength={12} inputMode="numeric" required />
            <NumberField form={form} name="epf_voluntary_rate" label={M.voluntaryRate} min={0} max={100} decimals={2} />
          </FormRow>
        )}
      </FormSection>
      <FormSection title={M.socsoEis}>
        {enabled('socso')}
        {on('socso') && <TextField form={form} name="socso_no" label={M.employerCode} description={M.socsoHint} maxLength={16} required />}
        {enabled('eis')}
        {on('eis') && <TextField form={form} name="eis_no" label={M.employerCode} description={M.eisHint} maxLength={16} />}
      </FormSection>
      <FormSection title={M.hrdf}>
        {enabled('hrdf')}
        {on('hrdf') && (
          <FormRow>
            <TextField form={form} name="hrdf_no" label={M.number} maxLength={30} />
            <NumberField form={form} name="hrdf_rate" label={M.rate} description={M.rateHint} min={0} max={100} decimals={2} />
          </FormRow>
        )}
      </FormSection>
      <FormSection title={M.tax}>
        {enabled('tax')}
        {on('tax') && (
          <FormRow>
            <TextField form={form} name="tax_no" label={M.employerNo} description={M.taxHint} maxLength={16} />
            <TextField form={form} name="tax_branch" label={M.taxBranch} maxLength={60} />
          </FormRow>
        )}
      </FormSection>
      <FormSection title={M.zakatPtptn}>
        {enabled('zakat')}
        {on('zakat') && <TextField form={form} name="zakat_no" label={M.number} maxLength={30} />}
        {enabled('ptptn')}
        {on('ptptn') && <TextField form={form} name="ptptn_no" label={M.number} maxLength={30} />}
      </FormSection>
      <FormSection title={M.officer} note={M.officerNote}>
        <FormRow>
          <TextField form={form} name="officer_name" label={M.name} maxLength={150} />
          <TextField form={form} name="officer_position" label={M.position} maxLength={100} />
        </FormRow>
        <FormRow>
          <PhoneField form={form} name="officer_phone" label={M.phone} />
          <TextField form={form} name="officer_email" label={M.email} type="email" maxLength={190} />
        </FormRow>
        <TextField form={form} name="officer_identity" label={M.identity} maxLength={20} />
      </FormSection>
    </FormDrawer>
  );
}
