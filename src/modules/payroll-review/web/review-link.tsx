import { Button } from '@mantine/core';
import { Link, useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useShownPeriod } from '#modules/payroll/web/public.tsx';
import { REVIEW } from './review-view.messages.ts';

const STORED = ['branch_id', 'division_id', 'department_id'];

/** From the payroll list to the same payrolls beside those before. */
export function ReviewLink() {
  const t = useT(REVIEW);
  const period = useShownPeriod();
  const query = new URLSearchParams([...new URLSearchParams(useSearch())].filter(([key]) => STORED.includes(key)));
  query.set('start_date', period.start_date);
  query.set('end_date', period.end_date);
  return (
    <Button component={Link} href={`/payroll/manage/review?${query}`} variant="default" size="sm" leftSection={<Icon name="swap" size={16} />}>
      {t('link')}
    </Button>
  );
}
