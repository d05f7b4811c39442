import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { PermitBlock } from '../../contract/dashboard.schema.ts';
import { EMPLOYEE_CARD_MESSAGES as M } from './employee-cards.messages.ts';
import classes from './employee-cards.module.css';

const PAGE = '/admin/employee/work-permit';

/** Permits that need somebody, the most pressing first. */
export function PermitCard() {
  const t = useT(M);
  const block = useBlock<PermitBlock>('permits');
  if (!block) return null;
  const lines = [
    { words: t('expired'), count: block.expired, tone: 'error', href: `${PAGE}?status=Expired` },
    { words: t('within30'), count: block.within_30, tone: 'warning', href: `${PAGE}?expiring=30` },
    { words: t('within90'), count: block.within_90, tone: 'info', href: `${PAGE}?expiring=90` },
  ].filter(({ count }) => count > 0);
  return (
    <BlockCard title={M.permits} href={PAGE}>
      {lines.length === 0 && <p className={classes['quiet']}>{t('permitsFine')}</p>}
      <ul className={`${classes['lines']} bare`}>
        {lines.map(({ words, count, tone, href }) => (
          <li key={href}>
            <Link href={href} className={`${classes['line']} row plain-link`}>
              <span className={classes['dot']} data-tone={tone} aria-hidden />
              <span>{words}</span>
              <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
