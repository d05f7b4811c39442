import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { listApprovalRules, saveApprovalRule, type ApprovalRuleRow } from '../../contract/approval.endpoints.ts';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import { typeName } from '../leave-words.ts';
import { APPROVAL } from './approval.messages.ts';
import { RuleLevels, type LeveledValues } from './rule-levels.tsx';

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });

export interface RuleFormProps {
  /** Null: a new one. */
  readonly rule: ApprovalRuleRow | null;
  /** Who may be named. */
  readonly approvers: readonly { readonly id: number; readonly name: string }[];
  /** The viewer may look only. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

/** Whose leave a rule is for, and who decides it. */
export function RuleForm({ rule, approvers, readOnly = false, onClose }: RuleFormProps) {
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true }).data?.data ?? [];
  const { run } = useWrite(saveApprovalRule, { invalidates: [listApprovalRules] });
  const form = useZodForm(saveApprovalRule.input, {
    initial: {
      id: rule?.id ?? null,
      name: rule?.name ?? '',
      leave_type_id: rule?.leave_type_id ?? null,
      department_id: rule?.department_id ?? null,
      branch_id: rule?.branch_id ?? null,
      min_days: rule?.min_days ?? 0,
      levels: rule
        ? rule.levels.map((level) => level.map(({ user_id, substitute }) => ({ user_id, substitute_id: substitute?.id ?? null })))
        : // Nobody is chosen yet; the schema says so when it is saved like this.
          ([[{ user_id: null, substitute_id: null }]] as never),
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  // Who stands in the rule is named in it, though they may not be chosen again.
  const standing = rule?.levels.flat().flatMap(({ user_id, name, substitute }) => [{ id: user_id, name }, ...(substitute ? [substitute] : [])]) ?? [];
  const people = [...new Map([...approvers, ...standing].map((person) => [person.id, person])).values()];
  return (
    <FormDrawer opened onClose={onClose} title={rule ? rule.name : APPROVAL.addTitle} form={form} readOnly={readOnly} size={600}>
      <TextField form={form} name="name" label={APPROVAL.name} maxLength={80} />
      <FormSection title={APPROVAL.appliesTo} note={APPROVAL.any}>
        <FormRow>
          <SelectField
            form={form}
            name="leave_type_id"
            label={APPROVAL.type}
            options={types.map((type) => ({ value: String(type.id), label: typeName(type, locale) }))}
            number
          />
          <NumberField form={form} name="min_days" label={APPROVAL.minDays} decimals={1} step={0.5} min={0} max={366} />
        </FormRow>
        <FormRow>
          {lists.branches.length > 0 && <SelectField form={form} name="branch_id" label={APPROVAL.branch} options={lists.branches.map(named)} number />}
          {lists.departments.length > 0 && (
            <SelectField form={form} name="department_id" label={APPROVAL.department} options={lists.departments.map(named)} number />
          )}
        </FormRow>
      </FormSection>
      <FormSection title={APPROVAL.chain} note={APPROVAL.chainHint}>
        <RuleLevels form={form as unknown as ZodForm<LeveledValues>} people={people.map(named)} />
      </FormSection>
    </FormDrawer>
  );
}
