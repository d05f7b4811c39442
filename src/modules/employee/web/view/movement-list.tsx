import { formatDate, isCalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { PERSON } from '../person.messages.ts';
import { term } from '../terms.messages.ts';
import { Card } from './card.tsx';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

type Movement = EmployeeDetail['movements'][number];

const FIELDS: Readonly<Record<string, Text>> = {
  branch: PERSON.branch,
  division: PERSON.division,
  department: PERSON.department,
  position: PERSON.position,
  position_level: PERSON.level,
  reporting_to: PERSON.reportsTo,
  employment_type: PERSON.employmentType,
  company_joined_at: PERSON.joined,
  contract_end_at: PERSON.contractEnd,
  inactive_at: PERSON.ended,
};

/** Beside what a person is now: how it came about. */
export const HistoryCard = ({ movements }: { movements: readonly Movement[] }) => (
  <Card title={PERSON.history}>
    <MovementList movements={movements} />
  </Card>
);

/** The career in the company, newest first: what changed, when, why and by whom. */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const t = useT(VIEW);
  const say = useSay();
  if (movements.length === 0) return <p className={classes['note']}>{t('noMovement')}</p>;
  return (
    <ol className={classes['movements']}>
      {movements.map((movement) => (
        <li key={movement.id}>
          <div className={classes['movementHead']}>
            <strong>{say(term(movement.type))}</strong>
            <DateText value={movement.effective_date} />
          </div>
          <Changes before={movement.before ?? {}} after={movement.after ?? {}} />
          {movement.reason && <p className={classes['reason']}>{say(term(movement.reason))}</p>}
          {(movement.by || movement.letter) && (
            <div className={`${classes['meta']} quiet small`}>
              {movement.by && t('by', { name: movement.by })}
              {movement.by && movement.letter && ' · '}
              {movement.letter && (
                <a href={movement.letter.url} target="_blank" rel="noopener noreferrer">
                  {t('letter')}
                </a>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changes({ before, after }: { before: Record<string, unknown>; after: Record<string, unknown> }) {
  const say = useSay();
  const words = (value: unknown) => (isCalendarDate(value) ? formatDate(value) : typeof value === 'string' ? say(term(value)) : '–');
  const fields = Object.keys(FIELDS).filter((key) => key in after || key in before);
  if (fields.length === 0) return null;
  return (
    <dl className={classes['changes']}>
      {fields.map((key) => (
        <div key={key}>
          <dt>{say(FIELDS[key] as Text)}</dt>
          <dd>
            <s>{words(before[key])}</s> → {words(after[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
