import { useT } from '../../locale/locale.tsx';
import { companyOf, useMaybeViewer } from '../../viewer.tsx';
import { defineMessages } from '#platform/contract/messages.ts';
import { personById } from '#platform/contract/calls/person-by-id.ts';
import { namingOf } from '../light/light-input.tsx';
import { LightLookup } from '../light/light-lookup.tsx';
import { LightSelect } from '../light/light-select.tsx';
import type { Option, OrganisationField } from '../list/list-types.ts';
import { ORGANISATION } from '../list/list-url.ts';
import { narrowUnits, type UnitValues } from './organisation-units.ts';

export const ORGANISATION_WORDS = defineMessages({
  branch: { en: 'Branch', ms: 'Cawangan' },
  division: { en: 'Division', ms: 'Bahagian' },
  department: { en: 'Department', ms: 'Jabatan' },
  employee: { en: 'Employee', ms: 'Pekerja' },
});

export interface OrganisationFilterProps {
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Record<string, string>) => void;
  readonly wide?: boolean;
  /** Finds employees by typed words; absent: no employee filter. */
  readonly employees?: ((keyword: string) => Promise<readonly Option[]>) | undefined;
  /** Some of its parts alone. */
  readonly only?: readonly OrganisationField[] | undefined;
}

/** Branch → division → department (each narrows the next) → employee. Parts that the company has none of are hidden. */
export function OrganisationFilter({ values, onChange, wide = false, employees, only = ORGANISATION }: OrganisationFilterProps) {
  const t = useT(ORGANISATION_WORDS);
  const viewer = useMaybeViewer();
  const company = viewer ? companyOf(viewer) : null;
  const units = narrowUnits(company, values as UnitValues);
  const part = (
    key: 'branch_id' | 'division_id' | 'department_id',
    label: string,
    options: readonly { id: number; name: string }[],
    clears: Record<string, string>,
  ) =>
    only.includes(key) &&
    options.length > 0 && (
      <LightSelect
        key={key}
        {...namingOf(label, wide)}
        w={wide ? '100%' : 150}
        data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values[key] || null}
        onChange={(next) => onChange({ [key]: next ?? '', ...clears })}
        clearable
      />
    );
  // The lists come a moment later; what stands below the filters shall not move then.
  const coming = company !== null && company.branches === undefined && !wide;
  return (
    <>
      {coming && only.filter((key) => key !== 'employee_id').map((key) => <span key={key} aria-hidden style={{ width: 150, height: 36 }} />)}
      {part('branch_id', t('branch'), units.branches, { division_id: '', department_id: '' })}
      {part('division_id', t('division'), units.divisions, { department_id: '' })}
      {part('department_id', t('department'), units.departments, {})}
      {employees && only.includes('employee_id') && (
        <LightLookup
          {...namingOf(t('employee'), wide)}
          w={wide ? '100%' : 190}
          load={employees}
          wordsBy={personById}
          value={values['employee_id'] || null}
          onChange={(next) => onChange({ employee_id: next ?? '' })}
        />
      )}
    </>
  );
}
