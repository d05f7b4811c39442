import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { PERSON } from '../person.messages.ts';
import { serviceWords } from '../service-length.ts';
import { term } from '../terms.messages.ts';
import { Card } from './card.tsx';
import { EmployeeHead } from './employee-head.tsx';
import { useMend } from './mend.ts';
import { HistoryCard } from './movement-list.tsx';
import { useViewedEmployee } from './use-viewed-employee.tsx';
import { KnownFacts } from './facts/known-facts.tsx';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

const EmploymentForm = lazyDrawer(async () => (await import('./employment-form.tsx')).EmploymentForm, { title: VIEW.change, size: 680 });
const StatutoryForm = lazyDrawer(async () => (await import('./employment-form.tsx')).StatutoryForm, { title: PERSON.statutory });

/** R98: place and terms, statutory numbers, the career; payroll hangs the salary in. */
export function Page() {
  const t = useT(VIEW);
  const { employee, pending } = useViewedEmployee();
  const [editing, setEditing] = useState<'employment' | 'statutory' | null>(null);
  const [mend, endMend] = useMend(['epf_no', 'socso_no', 'tax_no']);
  if (!employee) return pending;
  const may = employee.can['change_employment'] === true;
  const shown = editing ?? (mend && may ? 'statutory' : null);
  const close = () => {
    setEditing(null);
    endMend();
  };
  return (
    <>
      <EmployeeHead employee={employee} />
      <div className={classes['columns']}>
        <div className={`${classes['stack']} stack`}>
          <Card title={PERSON.employment}>
            <EmploymentFacts employee={employee} />
            {may && (
              <Button
                mt="md"
                variant="default"
                leftSection={<Icon name="edit" size={16} />}
                {...approachOf(EmploymentForm)}
                onClick={() => setEditing('employment')}
              >
                {t('change')}
              </Button>
            )}
          </Card>
          <Slot name="employee-employment" />
        </div>
        <div className={`${classes['stack']} stack`}>
          <Card title={PERSON.statutory} note={VIEW.statutoryNote} onEdit={may ? () => setEditing('statutory') : undefined}>
            <StatutoryFacts employee={employee} />
          </Card>
          <HistoryCard movements={employee.movements} />
        </div>
      </div>
      {shown === 'employment' && <EmploymentForm employee={employee} onClose={close} />}
      {shown === 'statutory' && <StatutoryForm employee={employee} first={mend ?? undefined} onClose={close} />}
    </>
  );
}

function EmploymentFacts({ employee: e }: { employee: EmployeeDetail }) {
  const t = useT(PERSON);
  const say = useSay();
  const day = (value: string | null) => value && <DateText value={value} />;
  return (
    <KnownFacts
      of={e}
      items={[
        { label: PERSON.code, value: e.employee_code },
        { label: PERSON.employmentType, value: say(term(e.employment_type)) },
        { label: PERSON.joined, value: day(e.company_joined_at) },
        { label: PERSON.service, value: serviceWords(e.service_months, say) },
        { label: PERSON.probation, value: e.probation_months === null ? null : t('months', { n: e.probation_months }) },
        { label: PERSON.confirmed, value: day(e.confirmed_at) },
        ...(e.employment_type === 'Contract' || e.contract_end_at ? [{ label: PERSON.contractEnd, value: day(e.contract_end_at) }] : []),
        { label: PERSON.branch, value: e.branch?.name },
        { label: PERSON.division, value: e.division?.name },
        { label: PERSON.department, value: e.department?.name },
        { label: PERSON.position, value: e.position?.name },
        { label: PERSON.level, value: e.position_level?.name },
        { label: PERSON.reportsTo, value: e.reporting_to_name },
        ...(e.inactive_at
          ? [
              { label: PERSON.ended, value: day(e.inactive_at) },
              { label: PERSON.endReason, value: e.inactive_reason && say(term(e.inactive_reason)) },
            ]
          : []),
      ]}
    />
  );
}

function StatutoryFacts({ employee: e }: { employee: EmployeeDetail }) {
  return (
    <KnownFacts
      of={e}
      items={[
        { label: PERSON.epf, value: e.epf_no },
        { label: PERSON.socso, value: e.socso_no },
        { label: PERSON.tax, value: e.tax_no },
        { label: PERSON.taxBranch, value: e.tax_branch },
        { label: PERSON.zakat, value: e.zakat_no },
      ]}
    />
  );
}
