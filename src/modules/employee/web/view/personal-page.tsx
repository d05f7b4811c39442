import { useState } from 'react';
import { useSay } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { PERSON } from '../person.messages.ts';
import { Card } from './card.tsx';
import { EmployeeHead } from './employee-head.tsx';
import { HistoryCard } from './movement-list.tsx';
import { ContactFacts, EducationFacts, FamilyFacts, PersonalFacts } from './facts/personal-facts.tsx';
import type { Section } from './section-forms.tsx';
import { useMend } from './mend.ts';
import { useViewedEmployee } from './use-viewed-employee.tsx';
import classes from './view.module.css';

const SectionForm = lazyDrawer(async () => (await import('./section-forms.tsx')).SectionForm, { title: ({ title }) => title, size: 680 });

/** What is asked for by the address, by the form that has it. */
const MENDED_PERSONAL = ['gender', 'race', 'marital_status'] as const;
const MENDED_CONTACT = ['email', 'phone', 'emergency_contacts'] as const;

/** R96: the person, each card with its own form; the career beside it. */
export function Page() {
  const { employee, pending } = useViewedEmployee();
  const say = useSay();
  const [editing, setEditing] = useState<Section | null>(null);
  const [mend, endMend] = useMend([...MENDED_PERSONAL, ...MENDED_CONTACT]);
  if (!employee) return pending;
  const shown = editing ?? (mend && employee.can['update'] ? (MENDED_PERSONAL.some((field) => field === mend) ? 'personal' : 'contact') : null);
  const close = () => {
    setEditing(null);
    endMend();
  };
  const edit = (section: Section) => (employee.can['update'] ? () => setEditing(section) : undefined);
  return (
    <>
      <EmployeeHead employee={employee} />
      <div className={classes['columns']}>
        <div className={`${classes['stack']} stack`}>
          <Card title={PERSON.personal} onEdit={edit('personal')}>
            <PersonalFacts person={employee} />
          </Card>
          <Card title={PERSON.contact} onEdit={edit('contact')}>
            <ContactFacts person={employee} />
          </Card>
        </div>
        <div className={`${classes['stack']} stack`}>
          <Card title={PERSON.family} onEdit={edit('family')}>
            <FamilyFacts family={employee.family} />
          </Card>
          <Card title={PERSON.education} onEdit={edit('education')}>
            <EducationFacts educations={employee.educations} />
          </Card>
          <HistoryCard movements={employee.movements} />
        </div>
      </div>
      {shown && (
        <SectionForm
          key={shown}
          section={shown}
          title={say(PERSON.editTitle, { section: say(PERSON[shown]).toLowerCase() })}
          employee={employee}
          first={mend ?? undefined}
          onClose={close}
        />
      )}
    </>
  );
}
