import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { CATEGORY_NAMES, PRIORITY_NAMES } from '../../contract/work-task.messages.ts';
import { PRIORITIES, TASK_CATEGORIES, workTasks, type WorkTaskRow } from '../../contract/work-task.register.ts';
import { WORK } from '../work-task.messages.ts';
import { REGISTER } from './register.messages.ts';
import classes from './task-form.module.css';

/** A text: rows of a form are usually records. */
const BLANK_POINT = '' as unknown as object;

const NEW = {
  name: '',
  code: '',
  category: 'Cleaning' as const,
  description: '',
  priority: 'Normal' as const,
  checklist: [],
  requires_photo: false,
  requires_location: true,
  est_minutes: null,
  status: 'Active' as const,
};

/** @param copied what a new one begins with */
export function TaskForm({ row, copied, readOnly, onClose }: RecordFormProps<typeof workTasks> & { readonly copied?: WorkTaskRow | undefined }) {
  const t = useT(REGISTER);
  const { name: _name, code: _code, ...same } = copied ?? NEW;
  const { category, description, priority, checklist, requires_photo, requires_location, est_minutes } = same;
  const blank = { ...NEW, category, description, priority, checklist, requires_photo, requires_location, est_minutes };
  const form = useRecordForm(workTasks, row, blank, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? REGISTER.newTask} form={form} readOnly={readOnly}>
      <TextField form={form} name="name" label={WORK.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name="code" label={WORK.code} maxLength={20} />
        <SelectField form={form} name="category" label={WORK.category} options={TASK_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))} />
        <ActiveField form={form} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="priority" label={WORK.priority} options={PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }))} />
        <NumberField form={form} name="est_minutes" label={REGISTER.minutes} min={1} max={1440} />
      </FormRow>
      <TextField form={form} name="description" label={WORK.description} rows={3} maxLength={2000} />
      <FormSection title={WORK.checklist}>
        <FormRows form={form} name="checklist" className={classes['point']} blank={BLANK_POINT} add={t('addPoint')} remove={(n) => t('removePoint', { n })}>
          {(path) => <TextField form={form} name={path} label={t('point', { n: Number(path.split('.').at(-1)) + 1 })} maxLength={200} />}
        </FormRows>
      </FormSection>
      <SwitchField form={form} name="requires_photo" label={REGISTER.needsPhoto} />
      <SwitchField form={form} name="requires_location" label={REGISTER.needsPlace} />
    </FormDrawer>
  );
}
