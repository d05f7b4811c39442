import { Link } from 'wouter';
import { useLabel, useT, type Label } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { PERSON } from '../person.messages.ts';
import { mendAddress } from './mend.ts';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

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

/** What payroll and the statutory files will ask for: each chip leads to the field that mends it. Other modules add theirs. */
export function MissingFacts({ employee }: { employee: EmployeeDetail }) {
  const t = useT(VIEW);
  const { id, status, can, emergency_contacts: contacts } = employee;
  if (status !== 'Active') return null;
  return (
    <div className={classes['missing']} role="group" aria-label={t('missing')}>
      <span className="quiet small">{t('missing')}</span>
      {can['change_employment'] &&
        STATUTORY.map(([field, label]) => !employee[field] && <MissingChip key={field} label={label} href={mendAddress('/employment', id, field)} />)}
      {can['update'] && PERSONAL.map(([field, label]) => !employee[field] && <MissingChip key={field} label={label} href={mendAddress('', id, field)} />)}
      {can['update'] && !(employee.email && employee.phone) && (
        <MissingChip label={VIEW.contactWay} href={mendAddress('', id, employee.email ? 'phone' : 'email')} />
      )}
      {can['update'] && contacts.length === 0 && <MissingChip label={VIEW.emergency} href={mendAddress('', id, 'emergency_contacts')} />}
      <Slot name="employee-missing" />
    </div>
  );
}

export function MissingChip({ label, href }: { label: Label; href: string }) {
  const said = useLabel();
  return (
    <Link href={href} className={`${classes['chip']} tall`}>
      <Icon name="plus" size={14} />
      {said(label)}
    </Link>
  );
}
