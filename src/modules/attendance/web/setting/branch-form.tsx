import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { branchSettingForm, type StoredAttendanceSetting } from '../../contract/setting/attendance-setting.endpoints.ts';
import { attendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { SettingFields } from './setting-fields.tsx';
import { SETTING } from './setting.messages.ts';
import { useSaveSetting } from './use-save-setting.ts';

export interface BranchSetting {
  /** What the form begins with: its own, or the company's. */
  readonly setting: StoredAttendanceSetting;
  /** Those to choose from; one: it is its. */
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

/** The settings of a branch that differs from the company. */
export function BranchForm({ of: { setting, branches }, onClose }: { of: BranchSetting; onClose: () => void }) {
  const save = useSaveSetting();
  const form = useZodForm(branchSettingForm, {
    initial: { ...attendanceSetting.parse(setting), branch_id: setting.branch?.id ?? null },
    onSubmit: async (values) => {
      await save({ ...values, updated_at: setting.updated_at });
      onClose();
    },
  });
  const options = branches.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormDrawer opened onClose={onClose} title={setting.branch?.name ?? SETTING.branchTitle} form={form} size={720}>
      {!setting.branch && <SelectField form={form} name="branch_id" label={SETTING.branch} options={options} number />}
      <SettingFields form={form} />
    </FormDrawer>
  );
}
