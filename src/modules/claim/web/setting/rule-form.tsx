import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { levelsOfRow, NEW_RULE, RuleFields, RULES } from '#modules/approval/web/public.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { claimRules, listClaimApprovers } from '../../contract/approval.endpoints.ts';
import { SETTING } from './setting.messages.ts';

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });
const NEW = { ...NEW_RULE, department_id: null, branch_id: null };
const MOST_RINGGIT = 10_000_000;

/** Whose claims a rule is for, from how much on, and who decides them. */
export function RuleForm({ row, readOnly, onClose }: RecordFormProps<typeof claimRules>) {
  const t = useT(SETTING);
  const { lists } = useOrganisation();
  const approvers = useEndpoint(listClaimApprovers, {}, { quiet: true }).data?.data ?? [];
  const form = useRecordForm(claimRules, row && ({ ...row, levels: levelsOfRow(row.levels) } as never), NEW as never, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? RULES.addTitle} form={form} readOnly={readOnly} size={600}>
      <RuleFields
        from={{ label: t('least'), hint: t('levelHint'), step: 1, decimals: 2, max: MOST_RINGGIT }}
        approvers={approvers}
        levels={row?.levels ?? null}
        form={form}
      >
        <FormRow>
          <MoneyField form={form} name="at_least" label={SETTING.least} />
          {lists.branches.length > 0 && <SelectField form={form} name="branch_id" label={SETTING.branch} options={lists.branches.map(named)} number />}
        </FormRow>
        {lists.departments.length > 0 && (
          <SelectField form={form} name="department_id" label={SETTING.department} options={lists.departments.map(named)} number />
        )}
      </RuleFields>
    </FormDrawer>
  );
}
