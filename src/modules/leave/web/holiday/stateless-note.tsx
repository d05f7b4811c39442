import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { listHolidays } from '../../contract/holiday/holiday.endpoints.ts';
import classes from '../leave-parts.module.css';
import { HOLIDAY } from './holiday.messages.ts';

/** Branches whose state nobody has entered: what a state gives, a day in lieu too, does not reach them. Nothing where there are none. */
export function StatelessNote({ year }: { year: number }) {
  const t = useT(HOLIDAY);
  const branches = useEndpoint(listHolidays, { year }, { quiet: true }).data?.stateless ?? [];
  if (branches.length === 0) return null;
  return (
    <p className={classes['cover']} role="note">
      <Icon name="alert" size={16} />
      <span>{t('stateless', { branches: branches.join(', ') })}</span>
    </p>
  );
}
