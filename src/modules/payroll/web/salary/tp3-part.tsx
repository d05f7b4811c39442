/** Figures of a previous employer in the year (TP3), below the salary: the officer enters them once. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { showEmployee } from '#modules/employee/contract/employee.endpoints.ts';
import { listOpenings } from '../../contract/setting/payroll-setting.endpoints.ts';
import { OPENINGS } from '../setting/setting.messages.ts';
import salary from './salary.module.css';
import { TP3 } from '#modules/tax-declaration/contract/opening.messages.ts';
import { Tp3Facts } from '#modules/tax-declaration/web/public.tsx';

const OpeningForm = lazyDrawer(async () => (await import('../setting/opening-form.tsx')).OpeningForm, { title: ({ title }) => title });

export function Tp3Part({ employeeId }: { employeeId: number }) {
  const t = useT(TP3);
  const year = Number(useToday().slice(0, 4));
  const { data } = useEndpoint(listOpenings, { employee_id: employeeId, year, per_page: 10 }, { keepPrevious: false, quiet: true });
  const person = useEndpoint(showEmployee, { id: employeeId }, { quiet: true }).data?.data;
  const say = useSay();
  const [editing, setEditing] = useState(false);
  if (!data || !person) return null;
  const opening = data.data.find(({ previous_employer }) => previous_employer) ?? null;
  return (
    <section className={`${salary['card']} card stack`} aria-labelledby="tp3-block">
      <div className="apart">
        <h2 className="title" id="tp3-block">
          {t('title')}
        </h2>
        <ActionButton
          needs={{ page: '/admin/employee/view/employment', action: 'Update' }}
          size="sm"
          variant="default"
          opens={OpeningForm}
          icon={opening ? 'edit' : 'plus'}
          onClick={() => setEditing(true)}
        >
          {t(opening ? 'change' : 'enter')}
        </ActionButton>
      </div>
      {opening ? (
        <>
          <p className="quiet small flush">{t('officer')}</p>
          <Tp3Facts opening={opening} />
        </>
      ) : (
        <p className="quiet small flush">{t('none', { year: String(year) })}</p>
      )}
      {editing && (
        <OpeningForm
          row={opening}
          of={{ employee_id: employeeId, year }}
          title={say(OPENINGS.tp3Title, { name: person.name, year: String(year) })}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
}
