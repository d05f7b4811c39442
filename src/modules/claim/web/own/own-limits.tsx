import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { recallList, rememberList } from '#platform/web/local-state.ts';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import type { LimitRow } from '../../contract/claim.schema.ts';
import { LimitBars } from '../detail/limit-bars.tsx';
import classes from '../detail/limit-bars.module.css';

const NAME = 'claim.limits';
/** A company begins with limits of medical and telephone. */
const FIRST = 2;

const rememberedCount = () => Number((recallList(NAME) as { readonly count?: unknown } | undefined)?.count ?? FIRST) || 0;

/** One's own limits; before they are known room for as many as last time, so that the list below them does not move. */
export function OwnLimits({ limits }: { limits: readonly LimitRow[] | undefined }) {
  const t = useT(UI_MESSAGES);
  const [count] = useState(rememberedCount);
  useEffect(() => {
    if (limits) rememberList(NAME, { count: limits.length });
  }, [limits]);
  if (limits) return <LimitBars limits={limits} />;
  if (count === 0) return null;
  return (
    <output className={classes['bars']} aria-label={t('loading')}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={classes['bar']}>
          <span className="small">&nbsp;</span>
          <Skeleton height={6} />
          <span className="small">&nbsp;</span>
        </span>
      ))}
    </output>
  );
}
