import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { GUARD_POSITIONS, patrolGuards } from '../../contract/guard/guard.register.ts';
import { findRegistryGuards, findSites } from '../find-choices.ts';
import { PATROL_GUARD as W, ROLE_NAMES } from './guard.messages.ts';

const NEW = { security_guard_id: null, code: '', position: 'Guard' as const, home_site_id: null, skills: '', status: 'Active' as const };
const ROLES = GUARD_POSITIONS.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** A guard of the registry who patrols from a site. */
export function GuardForm({ row, readOnly, onClose }: RecordFormProps<typeof patrolGuards>) {
  const form = useRecordForm(patrolGuards, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.addTitle} form={form} readOnly={readOnly} size={560}>
      <SearchSelect
        form={form}
        name="security_guard_id"
        label={W.guard}
        description={W.registryHint}
        load={findRegistryGuards}
        number
        valueLabel={row ? `${row.name} · ${row.guard_no}` : null}
      />
      <FormRow>
        <TextField form={form} name="code" label={W.code} description={W.codeHint} maxLength={12} />
        <SelectField form={form} name="position" label={W.role} options={ROLES} />
      </FormRow>
      <SearchSelect form={form} name="home_site_id" label={W.home} load={findSites} number valueLabel={row?.home_site} />
      <TextField form={form} name="skills" label={W.skills} maxLength={250} />
      <ActiveField form={form} />
    </FormDrawer>
  );
}
