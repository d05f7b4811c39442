import { Link } from 'wouter';
import { useLabel, useT, type Label } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { EmployeeDetail } from '../../../contract/employee-detail.schema.ts';
import { PERSON } from '../../person.messages.ts';
import { mendAddress } from '../mend.ts';
import { VIEW } from '../view.messages.ts';
import classes from './missing-facts.module.css';

const STATUTORY = [
  ['epf_no', PERSON.epf],
  ['socso_no', PERSON.socso],
  ['tax_no', PERSON.tax],
] as const;

/** A person who was added quickly has none of them yet. */
const PERSONAL = [
  ['gender', PERSON.gender],
  ['race', PERSON.race],
  ['marital_status', PERSON.marital],
] as const;

interface MissingFact {
  readonly label: Label;
  /** Leads to the field that mends it. */
  readonly href: string;
}

/** What payroll and the statutory files will ask for, as far as the reader may enter it. */
export function missingFacts(employee: EmployeeDetail): readonly MissingFact[] {
  const { id, status, can, emergency_contacts: contacts } = employee;
  if (status !== 'Active') return [];
  const without = (fields: readonly (readonly [keyof EmployeeDetail, Label])[], tab: '' | '/employment') =>
    fields.flatMap(([field, label]) => (employee[field] ? [] : { label, href: mendAddress(tab, id, field) }));
  return [
    ...(can['change_employment'] ? without(STATUTORY, '/employment') : []),
    ...(can['update'] ? without(PERSONAL, '') : []),
    ...(can['update'] && !(employee.email && employee.phone)
      ? [{ label: VIEW.contactWay, href: mendAddress('', id, employee.email ? 'phone' : 'email') }]
      : []),
    ...(can['update'] && contacts.length === 0 ? [{ label: VIEW.emergency, href: mendAddress('', id, 'emergency_contacts') }] : []),
  ];
}

/** A chip for each in the head of the person. Other modules add theirs. */
export function MissingFacts({ employee }: { employee: EmployeeDetail }) {
  const t = useT(VIEW);
  if (employee.status !== 'Active') return null;
  return (
    <div className={classes['missing']} role="group" aria-label={t('missing')}>
      <span className="quiet small">{t('missing')}</span>
      {missingFacts(employee).map(({ label, href }) => (
        <MissingChip key={href} label={label} href={href} />
      ))}
      <Slot name="employee-missing" />
    </div>
  );
}

export function MissingChip({ label, href }: { label: Label; href: string }) {
  const labelOf = useLabel();
  return (
    <Link href={href} className={`${classes['chip']} tall`}>
      <Icon name="plus" size={14} />
      {labelOf(label)}
    </Link>
  );
}
