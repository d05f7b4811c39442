import { Skeleton } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { AtAGlance } from './facts/at-a-glance.tsx';
import { FactsWaiting } from './facts/person-facts.tsx';
import classes from './view.module.css';

/** The page of a person before the person is there: the head, its figures, and the cards in their columns. */
export function EmployeeSkeleton() {
  const t = useT(UI_MESSAGES);
  return (
    <output className="skeletons" aria-label={t('loading')}>
      <div className={classes['head']}>
        <Skeleton circle height={56} />
        <div className={classes['who']}>
          <Skeleton height={20} width="min(220px, 80%)" radius="sm" />
          <Skeleton height={12} width="min(320px, 100%)" mt={10} radius="xs" />
        </div>
      </div>
      <AtAGlance>
        <FactsWaiting />
      </AtAGlance>
      <div className={classes['columns']}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={200} radius="md" />
      </div>
    </output>
  );
}
