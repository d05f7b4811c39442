import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { lacksUnits, useCan, useCompany } from '#platform/web/viewer.tsx';
import type { HeadcountBlock } from '../../contract/dashboard.schema.ts';
import { EMPLOYEE_CARD_MESSAGES as M } from './employee-cards.messages.ts';
import classes from './employee-cards.module.css';

const LIST = '/admin/employee';
const ORGANISATION = '/admin/company/organizational';

/** How many people work here, how that moved this month, and where they are. */
export function HeadcountCard() {
  const block = useBlock<HeadcountBlock>('headcount');
  if (!block) return null;
  if (block.active === 0) return <Nobody />;
  return (
    <BlockCard title={M.headcount} href={LIST}>
      <Figures block={block} />
      {block.by_department.length > 1 && <Departments rows={block.by_department} />}
    </BlockCard>
  );
}

/** Where they are: a line of the length of each department, the number beside it; each leads to its people. */
function Departments({ rows }: { rows: HeadcountBlock['by_department'] }) {
  const t = useT(M);
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <ul className={`${classes['departments']} bare`}>
      {rows.map(({ id, name, count }) => {
        const line = (
          <>
            <span className="words">{name ?? t('noDepartment')}</span>
            <b className="tabular">{count}</b>
            <span className={classes['bar']} style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden />
          </>
        );
        return <li key={id}>{id === null ? <span className={classes['line']}>{line}</span> : departmentLink(id, line)}</li>;
      })}
    </ul>
  );
}

const departmentLink = (id: number, line: ReactNode) => (
  <Link href={`${LIST}?${new URLSearchParams({ status: 'Active', department_id: `${id}` })}`} className={`${classes['line']} plain-link tall`}>
    {line}
  </Link>
);

function Figures({ block: { active, local, foreign, joined_this_month: joined, left_this_month: left } }: { block: HeadcountBlock }) {
  const t = useT(M);
  return (
    <dl className={classes['figures']}>
      <div className={classes['large']}>
        <dt>{t('active', { n: active })}</dt>
        <dd>{active}</dd>
      </div>
      <div>
        <dt>{t('joined')}</dt>
        <dd>{joined > 0 ? `+${joined}` : 0}</dd>
      </div>
      <div>
        <dt>{t('left')}</dt>
        <dd>{left > 0 ? `−${left}` : 0}</dd>
      </div>
      {foreign > 0 && (
        <div className={classes['origin']}>
          <dt>{t('localForeign')}</dt>
          <dd>
            {local} / {foreign}
            <Origin local={local} foreign={foreign} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Local and foreign people as parts of one line; the numbers stand above it. */
function Origin({ local, foreign }: { local: number; foreign: number }) {
  return (
    <span className={classes['split']} aria-hidden>
      <span style={{ flexGrow: local }} />
      <span style={{ flexGrow: foreign }} data-foreign />
    </span>
  );
}

function Nobody() {
  const t = useT(M);
  const mayAdd = useCan(LIST, 'Create');
  // People stand in a branch, division or department: without one the list could only say so.
  const first = lacksUnits(useCompany()) ? ({ href: ORGANISATION, label: 'organisationFirst' } as const) : ({ href: LIST, label: 'addFirst' } as const);
  return (
    <BlockCard title={M.headcount} href={LIST}>
      <p className={classes['quiet']}>{t('none')}</p>
      {mayAdd && (
        <div>
          <Button component={Link} href={first.href} variant="default" size="xs">
            {t(first.label)}
          </Button>
        </div>
      )}
    </BlockCard>
  );
}
