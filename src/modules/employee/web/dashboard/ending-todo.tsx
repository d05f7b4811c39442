import { Link } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { EndingTodo } from '../../contract/dashboard.schema.ts';
import { EMPLOYEE_CARD_MESSAGES } from './employee-cards.messages.ts';

const PERMITS = '/admin/employee/work-permit';
const TITLE = { expired: 'expiredPermits', permit: 'endingPermits', probation: 'endingProbations', contract: 'endingContracts' } as const;

/** The rows of one person. */
const personPath = (kind: EndingTodo['kind'], { id, name }: EndingTodo['people'][number]) => {
  if (kind === 'probation' || kind === 'contract') return `/admin/employee/view/employment?id=${id}`;
  return `${PERMITS}?${new URLSearchParams({ ...(kind === 'expired' ? { status: 'Expired' } : { expiring: '30' }), keyword: name })}`;
};

/** Permits, probations or contracts that end: whose and when, each a click away; the button opens the list of them, or the first. */
export function EndingTodoRow({ due, data: { kind, n, people } }: TodoProps<EndingTodo>) {
  const t = useT(EMPLOYEE_CARD_MESSAGES);
  const page = kind === 'expired' || kind === 'permit' ? PERMITS : '/admin/employee';
  const note = (
    <>
      {people.map((person, at) => (
        <span key={`${person.id} ${person.date}`}>
          {at > 0 && ', '}
          <Link href={personPath(kind, person)}>{person.name}</Link> {formatDate(person.date)}
        </span>
      ))}
      {n > people.length && ` ${t('andMore', { n: n - people.length })}`}
    </>
  );
  return (
    <TodoRow
      icon={page === PERMITS ? 'passport' : 'briefcase-account'}
      due={kind === 'expired' ? null : due}
      note={note}
      action={
        <TodoButton needs={{ page, action: 'Update' }} href={kind === 'permit' || !people[0] ? `${PERMITS}?expiring=30` : personPath(kind, people[0])}>
          {t('look')}
        </TodoButton>
      }
    >
      {t(TITLE[kind], { n })}
    </TodoRow>
  );
}
