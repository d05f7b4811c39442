import { formatDate } from '#platform/contract/dates.ts';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import type { CreateEmployeeForm } from '../../contract/employee.schema.ts';
import { shownIdentity } from '../../contract/shown-identity.ts';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { term } from '../terms.messages.ts';
import { CREATE } from './create.messages.ts';
import classes from './create.module.css';

/** What stands in the form so far, beside it. */
export function CreateSummary({ values }: { values: Draft<CreateEmployeeForm> }) {
  const t = useT(CREATE);
  const say = useSay();
  const identity = useIdentityLabel();
  const { lists } = useOrganisation();
  const nameOf = (list: readonly { id: number; name: string }[], id: unknown) => list.find((unit) => unit.id === id)?.name;
  const place = [nameOf(lists.branches, values.branch_id), nameOf(lists.divisions, values.division_id), nameOf(lists.departments, values.department_id)].filter(
    Boolean,
  );
  const words = (value: string | null | undefined) => (value ? say(term(value)) : null);
  return (
    <section aria-label={t('summary')}>
      <div className={classes['who']}>
        <AvatarText name={values.name} size={40} />
        <span>{values.name || t('nobody')}</span>
      </div>
      <Facts
        items={[
          { label: say(PERSON.identityOrPassport, { identity }), value: shownIdentity(values) },
          { label: PERSON.employeeType, value: words(values.employee_type) },
          { label: PERSON.email, value: values.email, wide: true },
          { label: PERSON.phone, value: values.phone },
          { label: PERSON.joined, value: formatDate(values.company_joined_at) },
          { label: PERSON.employmentType, value: words(values.employment_type) },
          { label: PERSON.position, value: nameOf(lists.positions, values.position_id) },
          { label: CREATE.place, value: place.join(' · '), wide: true },
          { label: CREATE.login, value: t(values.invite ? 'yes' : 'no') },
        ].filter(({ value }) => value)}
      />
    </section>
  );
}
